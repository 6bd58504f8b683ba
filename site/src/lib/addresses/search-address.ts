import type { Locale } from '@app/locales/manifest.ts';
import { queryString } from '../api/api.ts';
import { localePath } from './links.ts';

/** Filters of the results page, as query parameters. */
export const SEARCH_FILTERS = ['kind', 'category', 'country', 'city'] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];
export type SearchFilters = Partial<Record<SearchFilter, string>>;

/** Maximum length of a phrase, as in the engine. */
export const MAX_PHRASE = 100;

/** Characters that would end a path or be decoded twice; none of them distinguishes companies. */
const NO_PATH = /[%?#\\\p{Cc}\p{Cs}]+/gu;
const WEB_ADDRESS = /^\S+\.\S+$/u;

function clean(text: string): string {
  return (
    text
      .replace(NO_PATH, ' ')
      .split('/')
      .map((part) => part.replace(/\s+/gu, ' ').trim())
      // Browsers take dots alone for a way up.
      .filter((part) => part !== '' && part !== '.' && part !== '..')
      .join('/')
  );
}

/** Look like the signs that a path cannot hold, and can stand in one. */
const LOOKALIKES: Readonly<Record<string, string>> = { '%': '％', '?': '？', '#': '＃', '\\': '＼' };

/** What was typed if it is nothing but such signs, so that the results page can say that nothing has them. */
const signsOf = (typed: string): string =>
  Array.from(typed.replace(/\s+/gu, ''), (sign) => LOOKALIKES[sign] ?? '')
    .join('')
    .slice(0, MAX_PHRASE);

/** Strips the scheme of a URL, also with a single slash, as normalised paths have it. */
const withoutScheme = (text: string): string =>
  WEB_ADDRESS.test(text) ? text.replace(/^(?:https?:\/+)+/iu, '') : text;

/**
 * Search phrase as a path segment: a URL loses its scheme and query; signs that a path cannot hold are left out, or
 * stand as their lookalikes where there is nothing else. Idempotent; empty if nothing was typed.
 */
export const phraseOf = (typed: string): string => wordsOf(typed) || signsOf(typed);

function wordsOf(typed: string): string {
  const text = typed.normalize('NFC').trim();
  const asked = WEB_ADDRESS.test(text) ? text.replace(/[?#].*$/u, '') : text;
  // Again at the end: cleaning or truncating may have turned it into a URL.
  return withoutScheme(clean(clean(withoutScheme(asked)).slice(0, MAX_PHRASE)));
}

/** Percent-encoded path of the results page. */
export function searchPath(locale: Locale, phrase: string, filters: SearchFilters = {}): string {
  const query = queryString(Object.fromEntries(SEARCH_FILTERS.map((name) => [name, filters[name]])));
  // `encodeURI` matches the front door and browsers; the phrase has no character that would end the path.
  return encodeURI(localePath(locale, `/search/${phraseOf(phrase)}`)) + query;
}
