import { sql } from 'drizzle-orm';
import { readName } from '@app/search';
import type { ReadName } from '@app/search';
import { cityNameIn } from '@app/locales/places.ts';
import { COMPANY_KINDS } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { SuggestedList } from '@app/contracts/discovery/search';
import type { Db } from '../../../platform/db.ts';
import { translator } from '../../../platform/i18n.ts';
import { cachedCities } from './cities.ts';
import type { City } from './cities.ts';
import { cachedOverview } from '../listing/overview.ts';
import { rankByLikeness, findPairs } from './suggested-pairs.ts';

/** A kind or category with its name in the reader's language. */
interface Trade extends Pick<SuggestedList, 'name' | 'kind' | 'category' | 'companies'> {
  read: ReadName;
}

type Scored = SuggestedList & { score: number; regionName?: string };

/** Scores below it are mere resemblance, of no interest if other names begin with the query. */
const PREFIX_SCORE = 0.75;

async function tradesOf(db: Db, locale: Locale): Promise<Trade[]> {
  const t = translator(locale, 'category');
  const { kinds } = await cachedOverview(db);
  return kinds.flatMap(({ kind, companies, categories }) => {
    if (companies === 0) return [];
    const named = (key: string, category: string | null, count: number): Trade[] => {
      let name: string;
      try {
        name = t(key);
      } catch {
        // A category added by a newer release has no name here.
        return [];
      }
      return [{ name, kind, category, companies: count, read: readName(name) }];
    };
    return [
      ...named(`kinds.${kind}`, null, companies),
      ...categories.flatMap(({ category, companies: count }) => named(`names.${category}`, category, count)),
    ];
  });
}

/** Number of companies of a category in a city. */
async function countIn(db: Db, { kind, country, region, city }: City, category: string): Promise<number> {
  const { rows } = await db.queries.execute<{ count: number }>(sql`
    select count(*)::int as count from engine.directory_entries
    where kind = ${kind} and country = ${country} and region_slug = ${region} and city_slug = ${city} and category = ${category}`);
  return rows[0]?.count ?? 0;
}

/** For `hotels krakow`, `krakow sushi`: the list of the trade in the city, if not empty. */
async function tradeInCityLists(
  db: Db,
  q: string,
  trades: Trade[],
  cities: City[],
  { locale, listName }: { locale: Locale; listName: ListName },
): Promise<Scored[]> {
  const lists = await Promise.all(
    findPairs(q, trades, cities).map(async ({ trade: { name, category }, place, score }) => {
      const companies = category === null ? place.companies : await countIn(db, place, category);
      const city = cityNameIn(locale, place.country, place.name);
      return { ...cityList(listName(name, city), place), category, companies, score };
    }),
  );
  return lists.filter(({ companies }) => companies > 0);
}

/** Identity of a list. */
const addressOf = ({ kind, category, country, region, city }: SuggestedList): string =>
  [kind, category, country, region, city].join('/');

type ListName = (what: string, place: string) => string;

const cityList = (
  name: string,
  { kind, country, region, regionName, city, companies }: City,
): Omit<Scored, 'score'> => ({
  name,
  kind,
  category: null,
  country,
  region,
  regionName,
  city,
  companies,
});

/** Lists of the directory that match a query: cities, kinds and categories, in the language of the reader. */
export async function suggestedLists(
  db: Db,
  { q, locale, limit }: { q: string; locale: Locale; limit: number },
): Promise<SuggestedList[]> {
  const typed = readName(q);
  const t = translator(locale, 'category');
  const listName: ListName = (what, place) => t('at', { what, place });
  const [trades, cities] = await Promise.all([tradesOf(db, locale), cachedCities(db)]);
  const kindNames = new Map(COMPANY_KINDS.map((kind) => [kind, t(`kinds.${kind}`)]));
  const found: Scored[] = [
    ...rankByLikeness(cities, typed)
      .slice(0, limit)
      .map(({ item, score }) => ({
        ...cityList(listName(kindNames.get(item.kind) ?? '', cityNameIn(locale, item.country, item.name)), item),
        score,
      })),
    ...rankByLikeness(trades, typed)
      .slice(0, limit)
      .map(({ item: { read: _, ...trade }, score }) => ({ ...trade, country: null, region: null, city: null, score })),
    ...(await tradeInCityLists(db, q, trades, cities, { locale, listName })),
  ];
  const byPrefix = found.filter(({ score }) => score >= PREFIX_SCORE ** 2);
  return (byPrefix.length > 0 ? byPrefix : found)
    .sort((a, b) => b.score - a.score || b.companies - a.companies)
    .filter((one, at, all) => all.findIndex((other) => addressOf(other) === addressOf(one)) === at)
    .slice(0, limit)
    .map(({ score: _, regionName, name, ...list }, __, all) => {
      const alike = all.filter((other) => other.name === name).length > 1;
      return { ...list, name: alike && regionName ? `${name} (${regionName})` : name };
    });
}
