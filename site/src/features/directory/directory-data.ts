import { FACILITIES } from '@app/contracts/company/categories';
import { nearAddress, parseNear } from '@app/contracts/company/points';
import { LIST_RATINGS, NEAR_KINDS } from '@app/contracts/values';
import type { CompanyKind } from '@app/contracts/common';
import type { DirectoryOverview, DirectoryPage } from '@app/contracts/discovery/directory';
import type { Locale } from '@app/locales/manifest.ts';
import { queryString } from '../../lib/api/api.ts';
import { cacheHeaders, fromEngine, type ServerAnswer } from '../../lib/api/engine.ts';
import { countryName } from '../../lib/texts/format.ts';
import { mapSettings, type MapSettings } from '../map/map-settings.ts';
import { KINDS } from '../../lib/addresses/links.ts';
import { openStateAt, type OpenState } from '../../lib/opening-hours.ts';

type Nothing = { kind: 'missing' } | { kind: 'down' };
/**
 * Country names by code, in the reader's language. Named on the server, because browsers differ and hydration must
 * match.
 */
export type Countries = Readonly<Record<string, string>>;

/** A listed company, with whether it was open when the page was drawn; null if it does not say. */
export type ListedCompany = Omit<DirectoryPage['items'][number], 'opening'> & { open: OpenState | null };
export type ShownPage = Omit<DirectoryPage, 'items'> & { items: ListedCompany[] };

/** A page of a company list. */
export type ListData = (
  | { kind: 'shown'; page: ShownPage; countries: Countries; map?: MapSettings | null }
  | Nothing
) & { search: string };
/** Categories of all kinds, or of one. */
export type CategoriesData = (
  | { kind: 'shown'; kinds: DirectoryOverview['kinds']; only: CompanyKind | null; countries: Countries }
  | Nothing
) & { search: string };

/** Route parameters. */
export type Params = Partial<Record<'kind' | 'country' | 'region' | 'city' | 'category', string>>;

export const PER_PAGE = 20;
/**
 * Changes of a listed company purge the page, and so do companies that are added or removed. A new ranking does not: it
 * shows after these seconds, from the second visitor on.
 */
const KEEP_SECONDS = 60;
const UNKNOWN_SECONDS = 5;
/** Lists with fewer companies than this are noindex. */
export const MIN_INDEXED_COMPANIES = 3;

/** Path segment of a list. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isKind = (name: string | undefined): name is CompanyKind => KINDS.some((kind) => kind === name);

/** Kind of a list: a route parameter, or the first path segment (`shops`, `shopsCategory`). */
export const kindOfRoute = (routeId: string, { kind }: Params): string | undefined =>
  kind ?? KINDS.find((one) => routeId === one || routeId === `${one}Category`);

/** Page number; undefined if invalid. */
export const parseListPage = (value: unknown): number | undefined =>
  value === undefined ? 1 : typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;

const KNOWN_FACILITIES = new Set<string>(Object.values(FACILITIES).flat());

interface ListOrder {
  sort: 'count' | 'newest' | 'distance' | null;
  /** The point of the order by distance; nothing more exact reaches a page or a cache. */
  near: string | null;
}

/** The order of a list in its address; null for the ranking and for unknown ones. */
export function readListOrder({ sort, near }: Record<string, unknown>): ListOrder {
  if (sort === 'count' || sort === 'newest') return { sort, near: null };
  const point = sort === 'distance' && typeof near === 'string' ? parseNear(near) : null;
  return point ? { sort: 'distance', near: nearAddress(point) } : { sort: null, near: null };
}

/** Facilities in a list's address as they are written there, without unknown ones; null if there are none. */
export function readFacilities(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const known = [...new Set(value.split(','))].filter((one) => KNOWN_FACILITIES.has(one));
  return known.length > 0 ? known.toSorted().join(',') : null;
}

/** The country that a list of shops is narrowed to, in small letters; null for none and for what is no country's code. */
export const readCountry = (value: unknown): string | null =>
  typeof value === 'string' && /^[a-z]{2}$/.test(value) ? value : null;

/** The least average rating in a list's address; null for none and for one that is not offered. */
export const readRating = (value: unknown): string | null =>
  LIST_RATINGS.map(String).find((rating) => rating === value) ?? null;

/** Reads a page of a list. Impossible parameters are 404 without a request. */
export async function loadList(
  kind: string | undefined,
  params: Params,
  query: Record<string, unknown>,
  locale: Locale,
): Promise<ServerAnswer<ListData>> {
  const { country, region, city } = params;
  const filter = country && !city && typeof query['category'] === 'string' ? query['category'] : undefined;
  const category = params.category ?? filter;
  const page = parseListPage(query['page']);
  const order = readListOrder(query);
  const sort = order.sort ?? undefined;
  const near = order.near ?? undefined;
  const facilities = readFacilities(query['facilities']) ?? undefined;
  const rating = readRating(query['rating']) ?? undefined;
  const inCountry = kind === 'shops' ? (readCountry(query['country']) ?? undefined) : undefined;
  const search = queryString({
    category: filter,
    country: inCountry,
    facilities,
    rating,
    sort,
    near,
    page: page === 1 ? undefined : page,
  });
  const sound = [category, country, region, city].every((part) => part === undefined || SLUG.test(part));
  if (!isKind(kind) || !sound || page === undefined) return missing(search);
  const found = await fromEngine<DirectoryPage>(`/directory/${kind}`, {
    locale,
    query: {
      category,
      country: country ?? inCountry,
      region,
      city,
      facilities,
      rating,
      sort,
      near,
      page,
      limit: PER_PAGE,
    },
  });
  if (found.kind === 'down') return { status: 503, headers: {}, props: { kind: 'down', search } };
  if (found.kind === 'problem') return missing(search);
  const tags = ['directory', ...found.data.items.map(({ id }) => `list:${id}`)];
  return {
    status: 200,
    headers: cacheHeaders(tags, KEEP_SECONDS),
    props: {
      kind: 'shown',
      page: withOpenStates(found.data),
      countries: countriesOf(found.data, locale),
      map: NEAR_KINDS.includes(kind) ? mapSettings() : null,
      search,
    },
  };
}

/** The page is at most as old as caches keep it, so that "open now" is named on the server alone. */
function withOpenStates(page: DirectoryPage): ShownPage {
  const now = new Date();
  const items = page.items.map(({ opening, ...item }) => ({ ...item, open: opening && openStateAt(opening, now) }));
  return { ...page, items };
}

/** Reads the index. A kind without companies is 404. */
export async function loadCategories(kind: string | undefined, locale: Locale): Promise<ServerAnswer<CategoriesData>> {
  if (kind !== undefined && !isKind(kind)) return missing('');
  const found = await fromEngine<DirectoryOverview>('/directory', { locale });
  if (found.kind !== 'ok') return { status: 503, headers: {}, props: { kind: 'down', search: '' } };
  const kinds = found.data.kinds.filter((one) => one.companies > 0 && (kind === undefined || one.kind === kind));
  if (kind !== undefined && kinds.length === 0) return missing('');
  const codes = kinds.flatMap((one) => [...one.countries, ...one.cities].map(({ country }) => country));
  const countries = namedCountries(codes, locale);
  return {
    status: 200,
    headers: cacheHeaders(['directory'], KEEP_SECONDS),
    props: { kind: 'shown', kinds, only: kind ?? null, countries, search: '' },
  };
}

/** Names of the given country codes. */
export const namedCountries = (codes: readonly string[], locale: Locale): Countries =>
  Object.fromEntries(codes.map((code) => [code, countryName(locale, code)]));

/** Names of the list's country and of the countries it links to. */
const countriesOf = ({ country, places, inCountry, countries }: DirectoryPage, locale: Locale): Countries =>
  namedCountries(
    [
      ...[country, inCountry].filter((code) => code !== null),
      ...(places.level === 'country' ? places.items.map(({ name }) => name) : []),
      ...countries.map((one) => one.country),
    ],
    locale,
  );

const missing = (search: string) => ({
  status: 404,
  headers: cacheHeaders(['directory'], UNKNOWN_SECONDS),
  props: { kind: 'missing' as const, search },
});
