import { LOCALES, isLocale, type Locale } from '@app/locales/manifest.ts';
import type { ReviewOrigin, ReviewPeriod } from '@app/contracts/reviews';
import { queryString } from '../../lib/api.ts';
import { ORIGINS } from '../reviews/origins.ts';

/** The part of the address that chooses reviews. Whatever is missing is not filtered by. */
export interface ReviewFilters {
  /** Of a company's page: reviews of its products in place of those of the company. */
  about?: 'products';
  language?: Locale;
  grade?: number;
  origin?: ReviewOrigin;
  period?: ReviewPeriod;
  photos?: 'yes';
  words?: string;
  cursor?: string;
}

/** What a profile's address may say besides. */
export interface ProfileExtras {
  /** Of a QR code, business card or widget. */
  code?: string | null;
  /** Which review a link is about. */
  review?: string | null;
  /** A further page of products than the popular ones. */
  products?: string | null;
}

/** Bounds of the engine: a single letter would be in every text. */
export const WORDS_MIN = 2;
export const WORDS_MAX = 60;

const isOrigin = (value: string): value is ReviewOrigin => ORIGINS.includes(value as ReviewOrigin);

/** Reads filters from a query; what makes no sense is left out, so that any address shows something. */
export function readFilters(query: Record<string, unknown>): ReviewFilters {
  const filters: ReviewFilters = {};
  const { about, language, grade, origin, period, photos, words, cursor } = query;
  if (about === 'products') filters.about = about;
  if (isLocale(language)) filters.language = language;
  if (typeof grade === 'string' && /^[1-5]$/.test(grade)) filters.grade = Number(grade);
  if (typeof origin === 'string' && isOrigin(origin)) filters.origin = origin;
  if (period === '6m' || period === '12m') filters.period = period;
  if (photos === 'yes') filters.photos = photos;
  const looked = typeof words === 'string' ? words.trim() : '';
  if (looked.length >= WORDS_MIN && looked.length <= WORDS_MAX) filters.words = looked;
  if (typeof cursor === 'string' && cursor !== '' && cursor.length <= 300) filters.cursor = cursor;
  return filters;
}

/** Filters as they stand in an address, always in the same order, with what came along; '' for none. */
export const filterSearch = (
  { about, language, grade, origin, period, photos, words, cursor }: ReviewFilters,
  { code, review, products }: ProfileExtras = {},
): string => queryString({ about, language, grade, origin, period, photos, words, cursor, code, review, products });

/** What might be the code of a QR code, business card or widget; whether it is one, the engine says. */
export const readCode = ({ code }: Record<string, unknown>): string | null =>
  typeof code === 'string' && /^[\w-]{40,80}$/.test(code) ? code : null;

/** What might be the id of a review. */
export const readReview = ({ review }: Record<string, unknown>): string | null =>
  typeof review === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(review) ? review : null;

/** Where a list of products goes on. */
export const readProducts = ({ products }: Record<string, unknown>): string | null =>
  typeof products === 'string' && products !== '' && products.length <= 300 ? products : null;

/** How many filters are set; neither whose reviews they are nor a further page is one. */
export const countFilters = ({ about: _, cursor: __, ...chosen }: ReviewFilters): number =>
  Object.values(chosen).filter((value) => value !== undefined).length;

export const isFiltered = (filters: ReviewFilters): boolean => countFilters(filters) > 0;

/** Languages in the order of their counts, as the filter lists them. */
export const byCount = (languages: readonly { language: Locale; count: number }[]) =>
  languages
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || LOCALES.indexOf(a.language) - LOCALES.indexOf(b.language));
