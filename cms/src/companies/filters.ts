import { COUNTRY_CODES } from '@app/contracts/company/countries';

/** Countries that companies may be of. */
export const COMPANY_COUNTRIES: readonly string[] = COUNTRY_CODES;

export const FILTERS = ['q', 'kind', 'country', 'plan', 'state', 'listing', 'partnerId', 'from', 'to', 'sort'] as const;
/** The filters of the list; empty: all. */
export type Filters = Record<(typeof FILTERS)[number], string>;

/** The filters of an address. */
export const filtersOf = (query: Pick<URLSearchParams, 'get'>): Filters =>
  Object.fromEntries(FILTERS.map((name) => [name, query.get(name) ?? ''])) as Filters;

/** The query of an address: chosen filters only, always in the same order. */
export const queryOf = (filters: Filters): string =>
  new URLSearchParams(FILTERS.filter((name) => filters[name] !== '').map((name) => [name, filters[name]])).toString();
