import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { PLACED_KINDS } from '@app/contracts/discovery/directory';
import type { CompanyKind } from '@app/contracts/common';
import type { CategoryCount, PlaceName } from '@app/contracts/discovery/directory';
import type { Queries } from '../../../platform/db.ts';
import { cachedByKey } from '../../../platform/cached.ts';

/** A place in the directory, from everywhere down to a city. A region needs its country, a city its region. */
export interface Level {
  kind: CompanyKind;
  country?: string | undefined;
  region?: string | undefined;
  city?: string | undefined;
}

/**
 * Companies of a category at a place of the next level, or, of shops, in a country; `slug` is empty if they name no such
 * place.
 */
interface Cell extends Record<string, unknown> {
  category: string;
  slug: string;
  name: string;
  companies: number;
  reviews: number;
}

/** Maximum age of counts. */
const CACHE_MS = 60_000;
/** Maximum number of levels whose counts are cached. */
const CACHED_LEVELS = 2_000;

export type PlaceLevel = 'country' | 'region' | 'city';

/** The level below; null if there is none. */
export function nextLevel({ kind, country, region, city }: Level): PlaceLevel | null {
  if (city !== undefined || !(PLACED_KINDS as readonly CompanyKind[]).includes(kind)) return null;
  if (region !== undefined) return 'city';
  return country === undefined ? 'country' : 'region';
}

const COLUMNS: Record<PlaceLevel, { slug: SQL; name: SQL }> = {
  country: { slug: sql`lower(country)`, name: sql`country` },
  region: { slug: sql`region_slug`, name: sql`region_name` },
  city: { slug: sql`city_slug`, name: sql`city_name` },
};
const NOWHERE = { slug: sql`''`, name: sql`''` };

/** Shops have no lists by place, but are narrowed by country. */
const isShops = ({ kind }: Level): boolean => nextLevel({ kind }) === null;

/** Entries of a level, optionally of one category. */
export function inLevel({ kind, country, region, city }: Level, category?: string): SQL {
  const conditions = [
    sql`kind = ${kind}`,
    ...(country === undefined ? [] : [sql`country = ${country}`]),
    ...(region === undefined ? [] : [sql`region_slug = ${region}`]),
    ...(city === undefined ? [] : [sql`city_slug = ${city}`]),
    ...(category === undefined ? [] : [sql`category = ${category}`]),
  ];
  return sql.join(conditions, sql` and `);
}

/** Current counts of a level, or only of the place `within` it. */
export async function currentCells(queries: Queries, level: Level, within: Level = level): Promise<Cell[]> {
  const next = nextLevel(level);
  const { slug, name } = next ? COLUMNS[next] : isShops(level) ? COLUMNS.country : NOWHERE;
  const { rows } = await queries.execute<Cell>(sql`
    select category, ${slug} as slug, ${name} as name, count(*)::int as companies, sum(count)::int as reviews
    from engine.directory_entries where ${inLevel(within)} group by 1, 2, 3`);
  return rows;
}

/** Counts of a level, at most a minute old. */
export const cachedCells = cachedByKey<Level, Cell>(
  {
    milliseconds: CACHE_MS,
    maxKeys: CACHED_LEVELS,
    cacheKey: ({ kind, country = '', region = '', city = '' }) => `${kind}/${country}/${region}/${city}`,
  },
  (queries, level) => currentCells(queries, level),
);

/** Largest first, then by slug for a stable order. */
const byCompanies =
  <Item extends { companies: number }>(name: (item: Item) => string) =>
  (a: Item, b: Item): number =>
    b.companies - a.companies || (name(a) < name(b) ? -1 : 1);

/** Companies and reviews per category, largest first. */
export function categoriesOf(cells: readonly Pick<Cell, 'category' | 'companies' | 'reviews'>[]): CategoryCount[] {
  const sums = new Map<string, CategoryCount>();
  for (const { category, companies, reviews } of cells) {
    const sum = sums.get(category) ?? { category, companies: 0, reviews: 0 };
    sums.set(category, sum);
    sum.companies += companies;
    sum.reviews += reviews;
  }
  return [...sums.values()].sort(byCompanies(({ category }) => category));
}

type Place = PlaceName & { companies: number };

/** Companies per place, largest first; a place has the name that most of its companies use. */
export function placesOf(cells: readonly Pick<Cell, 'slug' | 'name' | 'companies'>[]): Place[] {
  const spellings = new Map<string, Map<string, number>>();
  for (const { slug, name, companies } of cells) {
    if (slug === '') continue;
    const names = spellings.get(slug) ?? new Map<string, number>();
    spellings.set(slug, names);
    names.set(name, (names.get(name) ?? 0) + companies);
  }
  return [...spellings]
    .map(([slug, names]) => {
      const counts = [...names].sort(([a, most], [b, other]) => other - most || (a < b ? -1 : 1));
      return { slug, name: counts[0]?.[0] ?? slug, companies: counts.reduce((sum, [, count]) => sum + count, 0) };
    })
    .sort(byCompanies(({ slug }) => slug));
}
