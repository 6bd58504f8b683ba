import type { Locale } from '@app/locales/manifest.ts';
import { queryString } from './api.ts';
import { localePath } from './links.ts';

/** What a page of results can be narrowed down by, as it stands in the address. */
export const SEARCH_FILTERS = ['kind', 'category', 'country', 'city'] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];
export type SearchFilters = Partial<Record<SearchFilter, string>>;

/** Letters of a phrase; the engine takes no more. */
export const MAX_PHRASE = 100;

/** Signs that end a path or are decoded twice on the way; none of them tells one company from another. */
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

/** What leads to a web address; where an address of ours was tidied up, with one slash. */
const withoutScheme = (text: string): string =>
  WEB_ADDRESS.test(text) ? text.replace(/^(?:https?:\/+)+/iu, '') : text;

/**
 * What was typed as a part of an address: of a web address, without what leads to it and what is asked of it. The same
 * for what it gives; empty where nothing is left to look for.
 */
export function phraseOf(typed: string): string {
  const text = typed.normalize('NFC').trim();
  const asked = WEB_ADDRESS.test(text) ? text.replace(/[?#].*$/u, '') : text;
  // Once more at the end: what made it no web address may have been cleaned away or cut off.
  return withoutScheme(clean(clean(withoutScheme(asked)).slice(0, MAX_PHRASE)));
}

/** The page of results for a phrase, narrowed down, as it stands in links: percent-encoded. */
export function searchPath(locale: Locale, phrase: string, filters: SearchFilters = {}): string {
  const query = queryString(Object.fromEntries(SEARCH_FILTERS.map((name) => [name, filters[name]])));
  // As the front door and browsers write it: nothing is left in a phrase that would end a path.
  return encodeURI(localePath(locale, `/search/${phraseOf(phrase)}`)) + query;
}
