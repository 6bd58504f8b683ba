import { BASE_LOCALE, isLocale } from '@app/locales/manifest.ts';
import {
  KINDS,
  LISTING_WORDS,
  LOCALE_OF_LISTING_WORD,
  localePath,
  profilePath,
  splitLocale,
} from '../src/lib/links.ts';
import { phraseOf } from '../src/lib/search-address.ts';

/**
 * Where an address that is not the canonical form of its page leads, or null. Takes and gives a percent-encoded path
 * with its query; the answer always begins with one slash, so that it stays on our origin.
 */
export function redirectOf(url: string): string | null {
  const [rawPath, query] = splitQuery(url);
  const path = decode(rawPath);
  if (path === null) return null;
  const target = canonical(path, query);
  if (target === null) return null;
  return encodeURI(target.path).replace(/[?#]/g, encodeURIComponent) + (target.query ? `?${target.query}` : '');
}

function canonical(path: string, query: string): { path: string; query: string } | null {
  // One slash between parts and none at the end; a backslash is a slash to browsers.
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
 * A profile under another locale's word: `/bewertungen/x` → `/de/bewertungen/x`, `/reviews/x` → `/opinie/x`. Companies
 * stand in small letters: `/opinie/X` → `/opinie/x`.
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
  // `reviews` without a prefix is the address that is printed on everything: it is the default locale's.
  return profilePath(word === 'reviews' ? BASE_LOCALE : wordLocale, slug);
}

/** Lists of companies stand in small letters, restaurants by place among the categories: `/restaurants/pl/x/y`. */
function directoryPath(path: string): string | null {
  const [locale, rest] = splitLocale(path);
  const [word = '', ...parts] = rest.toLowerCase().split('/').slice(1);
  if (word !== 'categories' && !KINDS.some((kind) => kind === word)) return null;
  const byPlace = word === 'restaurants' && parts.length === 3;
  return localePath(locale, `/${[...(byPlace ? ['categories'] : []), word, ...parts].join('/')}`);
}

/**
 * What is looked for stands in the path: `/find-company?q=x`, where the form without JavaScript leads, → `/search/x`.
 * Nothing to look for is the company finder.
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

/** An address with the query of the one that leads to it, unless it has its own. */
export function withQueryOf(url: string, target: string): string {
  const [, query] = splitQuery(url);
  if (!query || target.includes('?') || !/^(?:\/|https?:)/.test(target)) return target;
  const [path = '', hash] = target.split(/(?=#)/, 2);
  return `${path}?${query}${hash ?? ''}`;
}

/** At the first question mark, which belongs to neither. */
export function splitQuery(url: string): [path: string, query: string] {
  const at = url.indexOf('?');
  return at === -1 ? [url, ''] : [url.slice(0, at), url.slice(at + 1)];
}

/** A path in letters; null when its percent-encoding is broken. */
export function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The locale of any path, known or not: the language of its error page. */
export function localeOfPath(path: string): ReturnType<typeof splitLocale>[0] {
  const first = path.split('/', 2)[1];
  return isLocale(first) ? first : BASE_LOCALE;
}
