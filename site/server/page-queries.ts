import { PART, pageOfList } from '../src/features/directory/directory-data.ts';
import { readQuestions } from '../src/features/product/product-data.ts';
import { readCode, readFilters, readProducts, readReview } from '../src/features/profile/filters.ts';
import { filtersOf, pageOfResults } from '../src/features/search/search-data.ts';
import { KINDS } from '../src/lib/links.ts';

type Query = Record<string, unknown>;
type Read = Record<string, string | number | null | undefined>;

/** What no page can be, for all that no page can be: they are the same “Not Found”. */
const NONE = { page: '0', category: '-' };

/** The first page is the address without its number. */
const numbered = (page: number | null | undefined): Read => ({ page: page === 1 ? null : (page ?? NONE.page) });

const ofList = (query: Query): Read => numbered(pageOfList(query['page']));
const ofPlace = ({ category, page }: Query): Read => ({
  category: typeof category !== 'string' ? null : PART.test(category) ? category : NONE.category,
  ...ofList({ page }),
});
const ofProduct = (query: Query): Read => ({
  ...readFilters(query),
  about: null,
  questions: readQuestions(query),
});

/**
 * What server-rendered pages read of a query, by their own readers, in an order of its own. All else reaches neither
 * them nor the keys of the cache: nobody makes one page two by adding to its address.
 */
const READERS: Record<string, (query: Query) => Read> = {
  profile: (query) => ({
    ...readFilters(query),
    ...{ code: readCode(query), review: readReview(query), products: readProducts(query) },
  }),
  product: ofProduct,
  companyProduct: ofProduct,
  search: (query) => ({ ...filtersOf(query), ...numbered(pageOfResults(query['page'])) }),
  ...Object.fromEntries(KINDS.flatMap((kind) => [kind, `${kind}Category`]).map((id) => [id, ofList])),
  country: ofPlace,
  region: ofPlace,
  city: ofList,
  cityCategory: ofList,
};

/** A query as the page of a route understands it: what means nothing to it is not there. */
export function queryOf(routeId: string, query: Query): Record<string, string> {
  const told = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const read = Object.entries(READERS[routeId]?.(told) ?? {});
  return Object.fromEntries(read.flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));
}

/** Whether the page is one of countless ones: lists have as many pages as companies, phrases and filters have no end. */
export const hasManyAddresses = (routeId: string, query: Record<string, string>): boolean =>
  routeId === 'search' || Object.keys(query).some((name) => name !== 'page');
