import { BASE_LOCALE, isLocale } from '@app/locales/manifest.ts';
import {
  KINDS,
  LISTING_WORDS,
  LOCALE_OF_LISTING_WORD,
  localePath,
  profilePath,
  splitLocale,
} from '../../src/lib/addresses/links.ts';
import { phraseOf } from '../../src/lib/addresses/search-address.ts';

/**
 * The canonical URL to redirect to, or null. Takes and returns a percent-encoded path with its query; the result always
 * begins with exactly one slash, so it stays on our origin.
 */
export function canonicalRedirect(url: string): string | null {
  const [rawPath, query] = splitQuery(url);
  const path = decodePath(rawPath);
  if (path === null) return null;
  const target = canonical(path, query);
  if (target === null) return null;
  return encodeURI(target.path).replace(/[?#]/g, encodeURIComponent) + (target.query ? `?${target.query}` : '');
}

function canonical(path: string, query: string): { path: string; query: string } | null {
  // Single slashes, none at the end. Browsers take a backslash for a slash.
  const clean = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');
  const base = basePath(clean);
  const target = searchAddress(base, query) ?? { path: base, query };
  target.query ||= '';
  target.path = listingPath(target.path) ?? directoryPath(target.path) ?? target.path;
  return target.path === path && target.query === query ? null : target;
}

/** The base locale has no prefix: `/pl/login` → `/login`. */
function basePath(path: string): string {
  const [, first, ...rest] = path.split('/');
  return first === BASE_LOCALE ? `/${rest.join('/')}` : path;
}

/**
 * A profile under another locale's listing word: `/bewertungen/x` → `/de/bewertungen/x`, `/reviews/x` → `/opinie/x`.
 * Slugs are lower case: `/opinie/X` → `/opinie/x`.
 */
function listingPath(path: string): string | null {
  const [locale, rest] = splitLocale(path);
  const parts = rest.split('/');
  const [, word = '', name] = parts;
  if (parts.length !== 3 || !name) return null;
  const wordLocale = LOCALE_OF_LISTING_WORD.get(word);
  if (!wordLocale) return null;
  const slug = name.toLowerCase();
  if (LISTING_WORDS[locale] === word) return profilePath(locale, slug);
  if (locale !== BASE_LOCALE) return profilePath(locale, slug);
  // `/reviews/x` without a locale is printed on everything and means the base locale.
  return profilePath(word === 'reviews' ? BASE_LOCALE : wordLocale, slug);
}

/** Directory paths are lower case; restaurants of a place are under categories: `/restaurants/pl/x/y`. */
function directoryPath(path: string): string | null {
  const [locale, rest] = splitLocale(path);
  const [word = '', ...parts] = rest.toLowerCase().split('/').slice(1);
  if (word !== 'categories' && !KINDS.some((kind) => kind === word)) return null;
  const byPlace = word === 'restaurants' && parts.length === 3;
  return localePath(locale, `/${[...(byPlace ? ['categories'] : []), word, ...parts].join('/')}`);
}

/**
 * The search phrase is in the path: `/find-company?q=x` (the form without JavaScript) → `/search/x`. An empty phrase
 * leads to the company finder.
 */
function searchAddress(path: string, query: string): { path: string; query: string } | null {
  const [locale, rest] = splitLocale(path);
  if (rest === '/find-company') {
    const phrase = phraseOf(new URLSearchParams(query).get('q') ?? '');
    return phrase ? { path: localePath(locale, `/search/${phrase}`), query: '' } : null;
  }
  if (rest !== '/search' && !rest.startsWith('/search/')) return null;
  const phrase = phraseOf(rest.slice('/search/'.length));
  return phrase
    ? { path: localePath(locale, `/search/${phrase}`), query }
    : { path: localePath(locale, '/find-company'), query: '' };
}

/** Appends the query of the original URL to a redirect target that has none. */
export function withOriginalQuery(url: string, target: string): string {
  const [, query] = splitQuery(url);
  if (!query || target.includes('?') || !/^(?:\/|https?:)/.test(target)) return target;
  const [path = '', hash] = target.split(/(?=#)/, 2);
  return `${path}?${query}${hash ?? ''}`;
}

/** Splits at the first question mark, which belongs to neither part. */
export function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** Decodes a path; null if its percent-encoding is broken. */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The locale of any path, known or not, for its error page. */
export function localeOfPath(path: string): ReturnType<typeof splitLocale>[0] {
  const first = path.split('/', 2)[1];
  return isLocale(first) ? first : BASE_LOCALE;
}
