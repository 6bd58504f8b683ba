import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { FACILITIES } from '@app/contracts/company/categories';
import { parseNear } from '@app/contracts/company/points';
import type { Point } from '@app/contracts/company/points';
import { DIRECTORY_DEPTH } from '@app/contracts/discovery/directory';
import { NEAR_KINDS } from '@app/contracts/values';
import type { CompanyHit } from '@app/contracts/companies';
import type { CompanyKind } from '@app/contracts/common';
import type { DirectoryPage, DirectoryQuery, PlaceName } from '@app/contracts/discovery/directory';
import { domainError } from '../../../kernel/errors.ts';
import type { Db, Queries } from '../../../platform/db.ts';
import { pictureUrlsSql } from '../../../platform/pictures/picture-urls.ts';
import { categoriesOf, inLevel, nextLevel, placesOf, currentCells, cachedCells } from './levels.ts';
import type { Level, PlaceLevel } from './levels.ts';
import { coordinatesJson, kmFrom } from './distance.ts';
import { cachedFilterCounts, facilitiesOf, passing, ratingOf } from './filters.ts';
import type { Filters } from './filters.ts';

/** The place or category is unknown or empty, or the page does not exist. */
export class PlaceNotFound extends domainError('place_not_found', 404) {}

const ORDERS: Record<DirectoryQuery['sort'], SQL> = {
  rating: sql`rank desc, count desc, company_id`,
  // Sorted for every page: only lists short enough are offered in this order.
  count: sql`count desc, rank desc, company_id`,
  newest: sql`last desc nulls last, rank desc, company_id`,
  distance: sql`km nulls last, rank desc, company_id`,
};
/** When an entry's newest review was published; read for the order by it alone. */
const LAST = sql`(select r.published_at from engine.reviews r
  where r.company_id = directory_entries.company_id and r.state = 'published' and r.product_id is null
  order by r.published_at desc limit 1)`;
/** Where the companies are; read for the order by distance alone. */
const LOCATED = sql`left join (select id, latitude, longitude from engine.companies) at on at.id = company_id`;
/** Characters of a review in a list. */
const EXCERPT = 160;

interface Slice {
  level: Level;
  category: string | undefined;
  filters: Filters;
  sort: DirectoryQuery['sort'];
  /** For the order by distance. */
  near: Point | null;
  offset: number;
  limit: number;
}

type RankedHit = CompanyHit &
  Pick<DirectoryPage['items'][number], 'newest' | 'badges' | 'opening' | 'distance' | 'coordinates'> & {
    ranked: boolean;
  };

/**
 * Companies of a level in an order. By rank the page is chosen by an index alone; the facts are then read for its companies, of which
 * those no longer shown are left out.
 */
async function rankedHits(
  queries: Queries,
  { level, category, filters, sort, near, offset, limit }: Slice,
): Promise<RankedHit[]> {
  const { rows } = await queries.execute<RankedHit & Record<string, unknown>>(sql`
    with page as materialized (
      select company_id, rank, count, ${sort === 'newest' ? LAST : sql`null::timestamptz`} as last,
        ${near ? kmFrom(near, sql`at`) : sql`null::float8`} as km
      from engine.directory_entries ${near ? LOCATED : sql``} where ${inLevel(level, category)} and ${passing(filters)}
      order by ${ORDERS[sort]} limit ${limit} offset ${offset})
    select c.id, c.slug, c.name, p.rank > 0 as ranked, ${pictureUrlsSql(sql`c.logo_id`)} as logo, c.kind, c.category, c.website, c.city, c.country, p.count,
      (select average from engine.directory_entries where company_id = c.id) as average,
      (select json_build_object('excerpt', left(v.body, ${EXCERPT}), 'language', r.language, 'publishedAt', r.published_at)
        from engine.reviews r join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
        where r.company_id = c.id and r.state = 'published' and r.product_id is null and r.erased_at is null
        order by r.published_at desc, r.id desc limit 1) as newest,
      (select coalesce(json_agg(b.badge order by b.won_at desc, b.badge), '[]') from engine.badge_awards b
        where b.company_id = c.id and b.lost_at is null) as badges,
      case when c.opening_hours <> '[]' or c.opening_exceptions <> '[]' then json_build_object('openingHours', c.opening_hours,
        'openingExceptions', c.opening_exceptions, 'timeZone', c.time_zone) end as opening,
      case when p.km is not null then json_build_object('km', round(p.km::numeric, 1), 'exact', c.coordinates_exact) end as distance,
      ${coordinatesJson(sql`c`)} as coordinates
    from page p join engine.companies c on c.id = p.company_id
    where c.state = 'active' and c.presentation = 'shown' order by ${ORDERS[sort]}`);
  return rows.map(({ newest, ...hit }) => ({
    ...hit,
    newest: newest && { ...newest, publishedAt: new Date(newest.publishedAt).toISOString() },
  }));
}

/** Name of a region or city. Cached counts may be older than the place: then it is looked up. */
async function placeName(db: Db, parent: Level, place: Level, slug: string): Promise<PlaceName> {
  const known = placesOf(await cachedCells(db, parent)).find((one) => one.slug === slug);
  const found = known ?? placesOf(await currentCells(db.queries, parent, place))[0];
  if (!found) throw new PlaceNotFound();
  return { slug, name: found.name };
}

/** Names of a level's region and city. @throws PlaceNotFound */
async function placeNames(
  db: Db,
  { kind, country, region, city }: Level,
): Promise<Pick<DirectoryPage, 'region' | 'city'>> {
  const [ofRegion, ofCity] = await Promise.all([
    region === undefined ? null : placeName(db, { kind, country }, { kind, country, region }, region),
    city === undefined ? null : placeName(db, { kind, country, region }, { kind, country, region, city }, city),
  ]);
  return { region: ofRegion, city: ofCity };
}

/** @throws PlaceNotFound for a place without its parent, and for regions and cities of shops, which have no places */
function levelOf(kind: CompanyKind, { country, region, city }: DirectoryQuery): Level {
  const placed = nextLevel({ kind }) !== null;
  if (!placed && (region ?? city) !== undefined) throw new PlaceNotFound();
  if (!placed) return { kind };
  const parts = [country, region, city];
  const known = parts.filter((part) => part !== undefined);
  if (parts.slice(0, known.length).includes(undefined) || known.includes('')) throw new PlaceNotFound();
  return { kind, country: country?.toUpperCase(), region, city };
}

/** Places of the next level; for a city, the other cities of its region. */
async function nextPlaces(db: Db, level: Level, category: string | undefined): Promise<DirectoryPage['places']> {
  const within: Level = { ...level, city: undefined };
  const cells = await cachedCells(db, within);
  const places = placesOf(category === undefined ? cells : cells.filter((cell) => cell.category === category));
  const next: PlaceLevel | null = nextLevel(within);
  return { level: next, items: next === null ? [] : places.filter(({ slug }) => slug !== level.city) };
}

/** Countries of shops, the largest first: `narrowed` are those with a rating. */
const countriesOf = (
  kind: CompanyKind,
  cells: Parameters<typeof placesOf>[0],
  narrowed: DirectoryPage['countries'] | null,
): DirectoryPage['countries'] =>
  nextLevel({ kind }) !== null
    ? []
    : (narrowed ?? placesOf(cells).map(({ name, companies }) => ({ country: name, companies })));

/** A page of companies of a kind, at a place and in a category, with links to narrower lists. @throws PlaceNotFound */
export async function directoryPage(db: Db, kind: CompanyKind, query: DirectoryQuery): Promise<DirectoryPage> {
  const { category, page, limit } = query;
  const level = levelOf(kind, query);
  const offset = (page - 1) * limit;
  if (offset + limit > DIRECTORY_DEPTH) throw new PlaceNotFound();
  const [cells, names, places] = await Promise.all([
    cachedCells(db, level),
    placeNames(db, level),
    nextPlaces(db, level, category),
  ]);
  const categories = categoriesOf(cells);
  const ofCategory = category === undefined ? cells : cells.filter((cell) => cell.category === category);
  const country = nextLevel({ kind }) === null && query.country ? query.country.toUpperCase() : null;
  const counted = country === null ? ofCategory : ofCategory.filter(({ name }) => name === country);
  const whole = (field: 'companies' | 'reviews') => counted.reduce((total, one) => total + one[field], 0);
  const isShort = whole('companies') <= DIRECTORY_DEPTH;
  const filters: Filters = {
    facilities: facilitiesOf(kind, query.facilities),
    rating: isShort ? ratingOf(query.rating) : null,
    country,
  };
  const isNarrowed = filters.facilities.length > 0 || filters.rating !== null;
  const hasFilters = isShort || FACILITIES[kind].length > 0;
  const [narrowed] = hasFilters ? await cachedFilterCounts(db, { level, category, ...filters }) : [];
  const sum = (field: 'companies' | 'reviews') => (isNarrowed && narrowed ? narrowed[field] : whole(field));
  const sortable = sum('companies') <= DIRECTORY_DEPTH;
  const near = sortable && query.sort === 'distance' && NEAR_KINDS.includes(kind) && query.near ? query.near : null;
  const from = near === null ? null : parseNear(near);
  const sort = !sortable || (query.sort === 'distance' && from === null) ? 'rating' : query.sort;
  const slice = { level, category, filters, sort, near: from, offset, limit };
  const items = await rankedHits(db.queries, slice);
  // Nothing is left of a narrowed list: the page says so, and leads back.
  const isEmptied = (isNarrowed || country !== null) && page === 1 && ofCategory.length > 0;
  if (items.length === 0 && !isEmptied) throw new PlaceNotFound();
  // Cached counts may be older than the page's items.
  const total = Math.max(sum('companies'), offset + items.length);
  return {
    kind,
    category: category ?? null,
    country: level.country ?? null,
    ...names,
    items: items.map(({ ranked, ...hit }, index) => ({
      ...hit,
      place: ranked || sort !== 'rating' ? offset + index + 1 : null,
    })),
    sort,
    near,
    sortable,
    chosen: [...filters.facilities],
    facilities: narrowed?.facilities ?? [],
    inCountry: country,
    countries: countriesOf(kind, ofCategory, filters.rating === null ? null : (narrowed?.countries ?? [])),
    rating: filters.rating,
    ratings: isShort ? (narrowed?.ratings ?? []) : [],
    total,
    reviews: sum('reviews'),
    page,
    pages: Math.min(Math.max(1, Math.ceil(total / limit)), Math.floor(DIRECTORY_DEPTH / limit)),
    categories,
    places,
  };
}
