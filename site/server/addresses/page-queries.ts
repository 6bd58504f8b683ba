import {
  SLUG,
  parseListPage,
  readCountry,
  readFacilities,
  readListOrder,
  readRating,
} from '../../src/features/directory/directory-data.ts';
import { readQuestions } from '../../src/features/product/product-data.ts';
import { readCode, readFilters, readProducts, readReview } from '../../src/features/review-page/review-filters.ts';
import { parseFilters, parseResultsPage } from '../../src/features/search/search-data.ts';
import { KINDS } from '../../src/lib/addresses/links.ts';

type Query = Record<string, unknown>;
type Read = Record<string, string | number | null | undefined>;

/** Values that match no page: all invalid values share the same “Not Found” page. */
const NONE = { page: '0', category: '-' };

/** The first page has no page number in its URL. */
const numbered = (page: number | null | undefined): Read => ({ page: page === 1 ? null : (page ?? NONE.page) });

const ofList = (query: Query): Read => ({
  facilities: readFacilities(query['facilities']),
  rating: readRating(query['rating']),
  ...readListOrder(query),
  ...numbered(parseListPage(query['page'])),
});
/** Shops have no lists by place: their country is a filter. */
const ofShops = (query: Query): Read => ({ country: readCountry(query['country']), ...ofList(query) });
const ofPlace = ({ category, ...query }: Query): Read => ({
  category: typeof category !== 'string' ? null : SLUG.test(category) ? category : NONE.category,
  ...ofList(query),
});
const ofProduct = (query: Query): Read => ({
  ...readFilters(query),
  about: null,
  market: null,
  questions: readQuestions(query),
});

/**
 * The query parameters that each server-rendered page reads, through the page's own parsers and in a fixed order. All
 * others reach neither the page nor the cache key, so they cannot split the cache.
 */
const READERS: Record<string, (query: Query) => Read> = {
  profile: (query) => ({
    ...readFilters(query),
    code: readCode(query),
    review: readReview(query),
    products: readProducts(query),
  }),
  product: ofProduct,
  companyProduct: ofProduct,
  search: (query) => ({ ...parseFilters(query), ...numbered(parseResultsPage(query['page'])) }),
  ...Object.fromEntries(
    KINDS.flatMap((kind) => [kind, `${kind}Category`].map((id) => [id, kind === 'shops' ? ofShops : ofList])),
  ),
  country: ofPlace,
  region: ofPlace,
  city: ofList,
  cityCategory: ofList,
};

/** The canonical query of a route's page, without empty, unknown and meaningless values. */
export function canonicalQuery(routeId: string, query: Query): Record<string, string> {
  const filled = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const read = Object.entries(READERS[routeId]?.(filled) ?? {});
  return Object.fromEntries(read.flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]])));
}

/**
 * Whether the page has unbounded variants: page numbers are limited by the number of companies, phrases and filters are
 * not.
 */
export const isUnbounded = (routeId: string, query: Record<string, string>): boolean =>
  routeId === 'search' || Object.keys(query).some((name) => name !== 'page');
