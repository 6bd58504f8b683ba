import type { CompanyKind } from '@app/contracts/common';
import type { DirectoryOverview, DirectoryPage } from '@app/contracts/directory';
import type { Locale } from '@app/locales/manifest.ts';
import { queryString } from '../../lib/api.ts';
import { cacheHeaders, fromEngine } from '../../lib/engine.ts';
import { countryName } from '../../lib/format.ts';
import { KINDS } from '../../lib/links.ts';
import type { ServerAnswer } from '../profile/profile-data.ts';

type Nothing = { kind: 'missing' } | { kind: 'down' };
/**
 * Names of countries, by their codes, in the reader's language. The server's: two browsers call one country by two names,
 * and the first drawing in a browser must say what the server has said.
 */
export type Countries = Readonly<Record<string, string>>;

/** A page of a list of companies. */
export type ListData = ({ kind: 'shown'; page: DirectoryPage; countries: Countries } | Nothing) & { search: string };
/** What there is: of all kinds, or of one. */
export type CategoriesData = (
  | { kind: 'shown'; kinds: DirectoryOverview['kinds']; only: CompanyKind | null; countries: Countries }
  | Nothing
) & { search: string };

/** The parameters of an address, as the route names them. */
export type Params = Partial<Record<'kind' | 'country' | 'region' | 'city' | 'category', string>>;

export const PER_PAGE = 20;
/**
 * A change of a company on the page drops it, and so does one that comes or goes. A grade that brings a company onto the
 * page does not: it is there after so many seconds, for the second visitor then.
 */
const KEEP_SECONDS = 60;
const UNKNOWN_SECONDS = 5;
/** So few companies are no page for search engines. */
export const THIN = 3;

/** A part of an address of a list. */
export const PART = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const isKind = (name: string | undefined): name is CompanyKind => KINDS.some((kind) => kind === name);

/** The kind of a list: a parameter of its address, or the address's own first word (`shops`, `shopsCategory`). */
export const kindOfRoute = (routeId: string, { kind }: Params): string | undefined =>
  kind ?? KINDS.find((one) => routeId === one || routeId === `${one}Category`);

/** Which page of the list; undefined for what is no number of a page. */
export const pageOfList = (value: unknown): number | undefined =>
  value === undefined ? 1 : typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : undefined;

/** Reads a page of a list; what no address of ours can be is not asked for. */
export async function loadList(
  kind: string | undefined,
  params: Params,
  query: Record<string, unknown>,
  locale: Locale,
): Promise<ServerAnswer<ListData>> {
  const { country, region, city } = params;
  const filter = country && !city && typeof query['category'] === 'string' ? query['category'] : undefined;
  const category = params.category ?? filter;
  const page = pageOfList(query['page']);
  const search = queryString({ category: filter, page: page === 1 ? undefined : page });
  const sound = [category, country, region, city].every((part) => part === undefined || PART.test(part));
  if (!isKind(kind) || !sound || page === undefined) return missing(search);
  const found = await fromEngine<DirectoryPage>(`/directory/${kind}`, {
    locale,
    query: { category, country, region, city, page, limit: PER_PAGE },
  });
  if (found.kind === 'down') return { status: 503, headers: {}, props: { kind: 'down', search } };
  if (found.kind === 'problem') return missing(search);
  const tags = ['directory', ...found.data.items.map(({ id }) => `list:${id}`)];
  return {
    status: 200,
    headers: cacheHeaders(tags, KEEP_SECONDS),
    props: { kind: 'shown', page: found.data, countries: countriesOf(found.data, locale), search },
  };
}

/** Reads what there is. A kind without companies has no page. */
export async function loadCategories(kind: string | undefined, locale: Locale): Promise<ServerAnswer<CategoriesData>> {
  if (kind !== undefined && !isKind(kind)) return missing('');
  const found = await fromEngine<DirectoryOverview>('/directory', { locale });
  if (found.kind !== 'ok') return { status: 503, headers: {}, props: { kind: 'down', search: '' } };
  const kinds = found.data.kinds.filter((one) => one.companies > 0 && (kind === undefined || one.kind === kind));
  if (kind !== undefined && kinds.length === 0) return missing('');
  const codes = kinds.flatMap((one) => [...one.countries, ...one.cities].map(({ country }) => country));
  const countries = countriesNamed(codes, locale);
  return {
    status: 200,
    headers: cacheHeaders(['directory'], KEEP_SECONDS),
    props: { kind: 'shown', kinds, only: kind ?? null, countries, search: '' },
  };
}

/** What countries are called, whose codes are named. */
export const countriesNamed = (codes: readonly string[], locale: Locale): Countries =>
  Object.fromEntries(codes.map((code) => [code, countryName(locale, code)]));

/** Of the list itself, and of those that it leads to. */
const countriesOf = ({ country, places }: DirectoryPage, locale: Locale): Countries =>
  countriesNamed(
    [...(country ? [country] : []), ...(places.level === 'country' ? places.items.map(({ name }) => name) : [])],
    locale,
  );

const missing = (search: string) => ({
  status: 404,
  headers: cacheHeaders(['directory'], UNKNOWN_SECONDS),
  props: { kind: 'missing' as const, search },
});
