import type { CompanyHit, TopCompanies } from '@app/contracts/companies';
import type { CompanySearchResult, Suggestions } from '@app/contracts/discovery/search';
import type { Locale } from '@app/locales/manifest.ts';
import { queryString } from '../../lib/api/api.ts';
import { cacheHeaders, fromEngine, type ServerAnswer } from '../../lib/api/engine.ts';
import { KINDS } from '../../lib/addresses/links.ts';
import { SEARCH_FILTERS, phraseOf, type SearchFilter, type SearchFilters } from '../../lib/addresses/search-address.ts';
import { namedCountries, type Countries } from '../directory/directory-data.ts';

export interface Results {
  kind: 'results';
  phrase: string;
  filters: SearchFilters;
  result: CompanySearchResult;
  /** Matching products and directory lists; on the first page only. */
  also: Pick<Suggestions, 'products' | 'lists'>;
  /** Top companies, if nothing was found. */
  top: CompanyHit[];
  /** Countries of the facets and of the filter. */
  countries: Countries;
}

export type SearchData = (Results | { kind: 'down'; phrase: string } | { kind: 'missing' }) & { search: string };

const PER_PAGE = 20;
const ALSO = 6;
const TOP = 4;
/**
 * Changes of a listed company purge the page, and so do companies that are added or removed. New rankings and matches
 * show after these seconds, from the second visitor on.
 */
const KEEP_SECONDS = 5;

const SOUND: Record<SearchFilter, (value: string) => boolean> = {
  kind: (value) => KINDS.some((kind) => kind === value),
  category: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
  country: (value) => /^[A-Z]{2}$/.test(value),
  city: (value) => value.length <= 100,
};

/** Parses the filters; invalid ones are ignored. */
export function parseFilters(query: Record<string, unknown>): SearchFilters {
  return Object.fromEntries(
    SEARCH_FILTERS.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' && value !== '' && SOUND[name](value) ? [[name, value]] : [];
    }),
  );
}

/** Page number; null if invalid. */
export const parseResultsPage = (value: unknown): number | null =>
  value === undefined ? 1 : typeof value === 'string' && /^[1-9]\d?$/.test(value) ? Number(value) : null;

/** Searches for the phrase of the address. */
export async function loadResults(
  typed: string,
  query: Record<string, unknown>,
  locale: Locale,
): Promise<ServerAnswer<SearchData>> {
  const phrase = phraseOf(typed);
  const filters = parseFilters(query);
  const page = parseResultsPage(query['page']);
  const search = queryString({ ...filters, page: page === 1 ? undefined : page });
  if (phrase === '' || page === null) return missing(search);
  const first = page === 1 && Object.keys(filters).length === 0;
  const [found, suggested] = await Promise.all([
    fromEngine<CompanySearchResult>('/search/companies', {
      locale,
      query: { q: phrase, ...filters, facets: 'yes', page, limit: PER_PAGE },
    }),
    first
      ? fromEngine<Suggestions>('/search/suggestions', {
          locale,
          query: { q: phrase, language: locale, limit: ALSO },
        })
      : null,
  ]);
  if (found.kind === 'down') return { status: 503, headers: {}, props: { kind: 'down', phrase, search } };
  if (found.kind === 'problem' || (page > 1 && found.data.items.length === 0)) return missing(search);
  const also = suggested?.kind === 'ok' ? suggested.data : { products: [], lists: [] };
  const top = found.data.total === 0 ? await topCompanies(locale) : [];
  const shown = [...found.data.items, ...top, ...also.products.map(({ company }) => company)];
  const tags = ['search', ...new Set(shown.map(({ id }) => id))];
  const codes = (found.data.facets?.country ?? []).map(({ value }) => value).concat(filters.country ?? []);
  return {
    status: 200,
    headers: cacheHeaders(tags, KEEP_SECONDS),
    props: {
      kind: 'results',
      phrase,
      filters,
      result: found.data,
      top,
      search,
      also: { products: also.products, lists: also.lists },
      countries: namedCountries(codes, locale),
    },
  };
}

async function topCompanies(locale: Locale): Promise<CompanyHit[]> {
  const top = await fromEngine<TopCompanies>('/companies/top', { locale, query: { limit: TOP } });
  return top.kind === 'ok' ? top.data.items : [];
}

const missing = (search: string) => ({
  status: 404,
  headers: cacheHeaders(['search'], KEEP_SECONDS),
  props: { kind: 'missing' as const, search },
});
