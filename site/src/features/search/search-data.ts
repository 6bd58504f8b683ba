import type { CompanyHit, TopCompanies } from '@app/contracts/companies';
import type { CompanySearchResult, Suggestions } from '@app/contracts/search';
import type { Locale } from '@app/locales/manifest.ts';
import { queryString } from '../../lib/api.ts';
import { cacheHeaders, fromEngine } from '../../lib/engine.ts';
import { KINDS } from '../../lib/links.ts';
import { SEARCH_FILTERS, phraseOf, type SearchFilter, type SearchFilters } from '../../lib/search-address.ts';
import { countriesNamed, type Countries } from '../directory/directory-data.ts';
import type { ServerAnswer } from '../profile/profile-data.ts';

export interface Results {
  kind: 'results';
  phrase: string;
  filters: SearchFilters;
  result: CompanySearchResult;
  /** Products, and lists of the directory, that the words name; on the first page alone. */
  also: Pick<Suggestions, 'products' | 'lists'>;
  /** Where nothing was found: companies that are worth a look anyway. */
  top: CompanyHit[];
  /** Of the countries that it can be narrowed down to, or is. */
  countries: Countries;
}

export type SearchData = (Results | { kind: 'down'; phrase: string } | { kind: 'missing' }) & { search: string };

const PER_PAGE = 20;
const ALSO = 6;
const TOP = 4;
/**
 * A change of a company on the page drops it, and so does one that comes or goes; one that ranks otherwise now, or is found
 * by other words, is seen after these seconds, by the second visitor then.
 */
const KEEP_SECONDS = 5;

const SOUND: Record<SearchFilter, (value: string) => boolean> = {
  kind: (value) => KINDS.some((kind) => kind === value),
  category: (value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value),
  country: (value) => /^[A-Z]{2}$/.test(value),
  city: (value) => value.length <= 100,
};

/** The filters of an address; what cannot be one is left out. */
export function filtersOf(query: Record<string, unknown>): SearchFilters {
  return Object.fromEntries(
    SEARCH_FILTERS.flatMap((name) => {
      const value = query[name];
      return typeof value === 'string' && value !== '' && SOUND[name](value) ? [[name, value]] : [];
    }),
  );
}

/** Which page of the results; null for what is no number of a page. */
export const pageOfResults = (value: unknown): number | null =>
  value === undefined ? 1 : typeof value === 'string' && /^[1-9]\d?$/.test(value) ? Number(value) : null;

/** Reads what the engine finds for the phrase of an address. */
export async function loadResults(
  typed: string,
  query: Record<string, unknown>,
  locale: Locale,
): Promise<ServerAnswer<SearchData>> {
  const phrase = phraseOf(typed);
  const filters = filtersOf(query);
  const page = pageOfResults(query['page']);
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
      ...{ kind: 'results', phrase, filters, result: found.data, top, search },
      also: { products: also.products, lists: also.lists },
      countries: countriesNamed(codes, locale),
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
