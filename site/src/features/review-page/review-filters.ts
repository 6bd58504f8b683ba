import { LOCALES, isLocale, type Locale } from '@app/locales/manifest.ts';
import type { ReviewOrigin, ReviewPage, ReviewPeriod, ReviewSort } from '@app/contracts/reviews';
import { queryString } from '../../lib/api/api.ts';
import { ORIGINS } from '../reviews/origins.ts';

/** Filters in the query string. Missing ones do not filter. */
export interface ReviewFilters {
  /** On a company's page: reviews of its products instead of its own. */
  about?: 'products';
  /** On a company's page: reviews of one of its markets, and the figures of that market. */
  market?: string;
  language?: Locale;
  grade?: number;
  origin?: ReviewOrigin;
  period?: ReviewPeriod;
  photos?: 'yes';
  /** Choices of user features: ids separated by commas. */
  choices?: string;
  words?: string;
  /** Missing: newest first. */
  sort?: Exclude<ReviewSort, 'newest'>;
  /** Missing: the first. */
  page?: number;
  /** Continues the order of time, beyond the numbered pages. */
  cursor?: string;
}

/** Other query parameters of a profile. */
export interface ProfileExtras {
  /** Entry code of a QR code, business card or widget. */
  code?: string | null;
  /** Id of a linked review. */
  review?: string | null;
  /** Cursor of the product list. */
  products?: string | null;
}

export const REVIEWS_PER_PAGE = 10;

/** Orders of a list, the usual one first. */
export const SORTS = ['newest', 'helpful', 'lowest'] as const satisfies readonly ReviewSort[];

/** Bounds of the engine's text search, in characters: a single letter matches nearly every text. */
export const WORDS_MIN = 2;
export const WORDS_MAX = 60;

const MARKET = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** As many as the engine takes: one of each user feature. */
const CHOICES = new RegExp(`^${UUID}(?:,${UUID}){0,4}$`);

const isOrigin = (value: string): value is ReviewOrigin => ORIGINS.includes(value as ReviewOrigin);

/** Beginning of the names of the form's selects, one of each user feature. */
export const USER_FEATURE = 'choice-';

/** What the selects of a form say, which a browser without scripts sends one by one. */
const choicesOf = (query: Record<string, unknown>): string =>
  Object.entries(query)
    .flatMap(([name, id]) => (name.startsWith(USER_FEATURE) && typeof id === 'string' && id !== '' ? [id] : []))
    .join(',');

/** Parses filters; invalid ones are ignored, so that every address shows something. */
export function readFilters(query: Record<string, unknown>): ReviewFilters {
  const filters: ReviewFilters = {};
  const { about, market, language, grade, origin, period, photos, choices, words, sort, page, cursor } = query;
  if (about === 'products') filters.about = about;
  if (typeof market === 'string' && market.length <= 20 && MARKET.test(market)) filters.market = market;
  if (isLocale(language)) filters.language = language;
  if (typeof grade === 'string' && /^[1-5]$/.test(grade)) filters.grade = Number(grade);
  if (typeof origin === 'string' && isOrigin(origin)) filters.origin = origin;
  if (period === '6m' || period === '12m') filters.period = period;
  if (photos === 'yes') filters.photos = photos;
  const chosen = typeof choices === 'string' ? choices : choicesOf(query);
  if (CHOICES.test(chosen)) filters.choices = chosen;
  const looked = typeof words === 'string' ? words.trim() : '';
  if (looked.length >= WORDS_MIN && looked.length <= WORDS_MAX) filters.words = looked;
  if (sort === 'helpful' || sort === 'lowest') filters.sort = sort;
  // As many pages as the engine numbers.
  const numbered = typeof page === 'string' && /^(?:[1-9]\d{0,2}|1000)$/.test(page) ? Number(page) : 1;
  if (numbered > 1) filters.page = numbered;
  if (typeof cursor === 'string' && cursor !== '' && cursor.length <= 300) filters.cursor = cursor;
  return filters;
}

/** Filters and extras as a query string in a fixed order; '' for none. */
export const filterQuery = (
  { about, market, language, grade, origin, period, photos, choices, words, sort, page, cursor }: ReviewFilters,
  { code, review, products }: ProfileExtras = {},
): string =>
  queryString({
    about,
    market,
    language,
    grade,
    origin,
    period,
    photos,
    choices,
    words,
    sort,
    page: page === 1 ? undefined : page,
    cursor,
    code,
    review,
    products,
  });

/** The engine's query for a page of the list. */
export const listQuery = ({ page = 1, ...filters }: ReviewFilters) => ({
  ...filters,
  page: filters.cursor === undefined ? page : undefined,
  limit: REVIEWS_PER_PAGE,
});

/** Whether the page's number is after the last. */
export const isPastEnd = ({ counted }: ReviewPage): boolean => counted !== undefined && counted.page > counted.pages;

/** Number of a view that is nothing but a page of the list; it has an address of its own. 1 for all others. */
export const indexedPage = (filters: ReviewFilters): number =>
  Object.entries(filters).every(([name, value]) => name === 'page' || value === undefined) ? (filters.page ?? 1) : 1;

/** What of the filters is not a filter: the market, the subject and the order. */
export const unfiltered = ({ about, market, sort }: ReviewFilters): ReviewFilters => ({ about, market, sort });

/** The filters without a place in the list. */
export const withoutPlace = ({ page: _, cursor: __, ...chosen }: ReviewFilters): ReviewFilters => chosen;

/** Entry code in the query, if well-formed; the engine decides whether it exists. */
export const readCode = ({ code }: Record<string, unknown>): string | null =>
  typeof code === 'string' && /^[\w-]{40,80}$/.test(code) ? code : null;

/** Review id in the query, if well-formed. */
export const readReview = ({ review }: Record<string, unknown>): string | null =>
  typeof review === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(review) ? review : null;

/** Cursor of the product list in the query. */
export const readProducts = ({ products }: Record<string, unknown>): string | null =>
  typeof products === 'string' && products !== '' && products.length <= 300 ? products : null;

/** Number of filters set; subject, market, order and place in the list do not count. */
export const countFilters = ({
  about: _,
  market: _market,
  sort: __,
  page: ___,
  cursor: ____,
  ...chosen
}: ReviewFilters): number => Object.values(chosen).filter((value) => value !== undefined).length;

export const isFiltered = (filters: ReviewFilters): boolean => countFilters(filters) > 0;

/** Languages by descending count. */
export const languagesByCount = (languages: readonly { language: Locale; count: number }[]) =>
  languages
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || LOCALES.indexOf(a.language) - LOCALES.indexOf(b.language));
