import { LOCALES, isLocale, type Locale } from '@app/locales/manifest.ts';
import type { ReviewOrigin } from '@app/contracts/reviews';
import { queryString } from '../../lib/api.ts';
import { ORIGINS } from '../reviews/origins.ts';

/** The part of the address that chooses reviews. Whatever is missing is not filtered by. */
export interface ReviewFilters {
  language?: Locale;
  grade?: number;
  origin?: ReviewOrigin;
  cursor?: string;
}

const isOrigin = (value: string): value is ReviewOrigin => ORIGINS.includes(value as ReviewOrigin);

/** Reads filters from a query; what makes no sense is left out, so that any address shows something. */
export function readFilters(query: Record<string, unknown>): ReviewFilters {
  const filters: ReviewFilters = {};
  const { language, grade, origin, cursor } = query;
  if (isLocale(language)) filters.language = language;
  if (typeof grade === 'string' && /^[1-5]$/.test(grade)) filters.grade = Number(grade);
  if (typeof origin === 'string' && isOrigin(origin)) filters.origin = origin;
  if (typeof cursor === 'string' && cursor !== '' && cursor.length <= 300) filters.cursor = cursor;
  return filters;
}

/** Filters as they stand in an address, always in the same order, with the code that came along; '' for none. */
export const filterSearch = ({ language, grade, origin, cursor }: ReviewFilters, code?: string | null): string =>
  queryString({ language, grade, origin, cursor, code });

/** What might be the code of a QR code, business card or widget; whether it is one, the engine says. */
export const readCode = ({ code }: Record<string, unknown>): string | null =>
  typeof code === 'string' && /^[\w-]{40,80}$/.test(code) ? code : null;

export const isFiltered = ({ language, grade, origin }: ReviewFilters): boolean =>
  language !== undefined || grade !== undefined || origin !== undefined;

/** Languages in the order of their counts, as the filter lists them. */
export const byCount = (languages: readonly { language: Locale; count: number }[]) =>
  languages
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || LOCALES.indexOf(a.language) - LOCALES.indexOf(b.language));
