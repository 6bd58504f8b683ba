import { sql } from 'drizzle-orm';
import { DIRECTORY_DEPTH } from '@app/contracts/directory';
import type { CompanyHit } from '@app/contracts/companies';
import type { CompanyKind } from '@app/contracts/common';
import type { DirectoryPage, DirectoryQuery, PlaceName } from '@app/contracts/directory';
import { domainError } from '../../kernel/errors.ts';
import type { Db, Queries } from '../../platform/db.ts';
import { categoriesOf, inLevel, nextLevel, placesOf, presentCells, recentCells } from './levels.ts';
import type { Level, PlaceLevel } from './levels.ts';

/** No company stands there: the place or the category is unknown, empty, or has no such page. */
export class PlaceNotFound extends domainError('place_not_found', 404) {}

const ORDER = sql`rank desc, count desc, company_id`;

/**
 * Companies of a level in the order of the ranking. Which they are the index alone says; what they are is read of the
 * few that are shown, and of those only that may be shown still.
 */
async function rankedHits(
  queries: Queries,
  { level, category, offset, limit }: { level: Level; category: string | undefined; offset: number; limit: number },
): Promise<CompanyHit[]> {
  const { rows } = await queries.execute<CompanyHit & Record<string, unknown>>(sql`
    with page as materialized (
      select company_id, rank, count from engine.directory_entries where ${inLevel(level, category)}
      order by ${ORDER} limit ${limit} offset ${offset})
    select c.id, c.slug, c.name, c.kind, c.category, c.website, c.city, c.country, p.count,
      (select average from engine.directory_entries where company_id = c.id) as average
    from page p join engine.companies c on c.id = p.company_id
    where c.state = 'active' and c.presentation = 'shown' order by ${ORDER}`);
  return rows;
}

/** What a level's region or city is called. Kept counts may be older than the place: then it is asked itself. */
async function nameOf(db: Db, parent: Level, place: Level, slug: string): Promise<PlaceName> {
  const known = placesOf(await recentCells(db, parent)).find((one) => one.slug === slug);
  const found = known ?? placesOf(await presentCells(db.read, parent, place))[0];
  if (!found) throw new PlaceNotFound();
  return { slug, name: found.name };
}

/** A level's way from its country. @throws PlaceNotFound */
async function wayTo(db: Db, { kind, country, region, city }: Level): Promise<Pick<DirectoryPage, 'region' | 'city'>> {
  const [ofRegion, ofCity] = await Promise.all([
    region === undefined ? null : nameOf(db, { kind, country }, { kind, country, region }, region),
    city === undefined ? null : nameOf(db, { kind, country, region }, { kind, country, region, city }, city),
  ]);
  return { region: ofRegion, city: ofCity };
}

/** @throws PlaceNotFound for a place without the one it lies in, and for places of shops. */
function levelOf(kind: CompanyKind, { country, region, city }: DirectoryQuery): Level {
  const level: Level = { kind, country: country?.toUpperCase(), region, city };
  const parts = [country, region, city];
  const known = parts.filter((part) => part !== undefined);
  const placed = nextLevel({ kind }) !== null;
  if (parts.slice(0, known.length).includes(undefined) || known.includes('') || (known.length > 0 && !placed))
    throw new PlaceNotFound();
  return level;
}

/** Places to go on to: of the next level; from a city, the other cities of its region. */
async function placesFrom(db: Db, level: Level, category: string | undefined): Promise<DirectoryPage['places']> {
  const within: Level = { ...level, city: undefined };
  const cells = await recentCells(db, within);
  const places = placesOf(category === undefined ? cells : cells.filter((cell) => cell.category === category));
  const next: PlaceLevel | null = nextLevel(within);
  return { level: next, items: next === null ? [] : places.filter(({ slug }) => slug !== level.city) };
}

/** A page of the companies of a kind, at a place and in a category, with ways on. @throws PlaceNotFound */
export async function directoryPage(db: Db, kind: CompanyKind, query: DirectoryQuery): Promise<DirectoryPage> {
  const { category, page, limit } = query;
  const level = levelOf(kind, query);
  const offset = (page - 1) * limit;
  if (offset + limit > DIRECTORY_DEPTH) throw new PlaceNotFound();
  const [items, cells, way, places] = await Promise.all([
    rankedHits(db.read, { level, category, offset, limit }),
    recentCells(db, level),
    wayTo(db, level),
    placesFrom(db, level, category),
  ]);
  if (items.length === 0) throw new PlaceNotFound();
  const categories = categoriesOf(cells);
  const counted = category === undefined ? categories : categories.filter((one) => one.category === category);
  const sum = (of: 'companies' | 'reviews') => counted.reduce((total, one) => total + one[of], 0);
  // Counts may be older than what is on the page.
  const total = Math.max(sum('companies'), offset + items.length);
  return {
    kind,
    category: category ?? null,
    country: level.country ?? null,
    ...way,
    items: items.map((hit, index) => ({ ...hit, place: offset + index + 1 })),
    total,
    reviews: sum('reviews'),
    page,
    pages: Math.min(Math.ceil(total / limit), Math.floor(DIRECTORY_DEPTH / limit)),
    categories,
    places,
  };
}
