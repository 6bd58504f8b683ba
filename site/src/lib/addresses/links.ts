import type { CompanyKind } from '@app/contracts/common';
import { BASE_LOCALE, LOCALES, isLocale, type Locale } from '@app/locales/manifest.ts';

/** The word for "reviews" in the address of a profile, per locale. */
export const LISTING_WORDS: Record<Locale, string> = {
  bg: 'otzivi',
  bs: 'misljenja',
  cs: 'hodnoceni',
  da: 'anmeldelser-da',
  de: 'bewertungen',
  el: 'vathmologies',
  en: 'reviews',
  es: 'opiniones',
  et: 'arvustused',
  fi: 'arvostelut',
  fr: 'avis',
  hr: 'recenzije',
  hu: 'ertekelesek',
  it: 'recensioni',
  ja: '口コミ',
  lt: 'atsiliepimai',
  lv: 'atsauksmes',
  nl: 'reviews-nl',
  no: 'anmeldelser',
  pl: 'opinie',
  pt: 'opinioes',
  ro: 'recenzie',
  ru: 'otzyvy',
  sk: 'hodnoteni',
  sl: 'mnenja-in-ocene',
  sr: 'recenzije-sr',
  sv: 'omdomen',
  tr: 'yorumlar',
  uk: 'vidhuky',
  vi: 'danh-gia',
};

/** Each listing word belongs to one locale: `bewertungen` → `de`. */
export const LOCALE_OF_LISTING_WORD: ReadonlyMap<string, Locale> = new Map(
  LOCALES.map((locale) => [LISTING_WORDS[locale], locale]),
);

/** A path of the base locale in another one: `('de', '/find-company')` → `/de/find-company`; `('de', '/')` → `/de`. */
export function localePath(locale: Locale, path: string): string {
  if (locale === BASE_LOCALE) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/** Paths on our origin that are no pages: the same in every language. */
const NO_PAGE = /^\/(?:api|widgets|admin)(?:\/|$)/;

/** What a link of the cms leads to, in a locale: pages of the site get its prefix, all else stays as it is. */
export const pageHref = (locale: Locale, href: string): string =>
  href.startsWith('/') && !NO_PAGE.test(href) ? localePath(locale, href) : href;

/** The public profile of a company. */
export const profilePath = (locale: Locale, slug: string): string =>
  localePath(locale, `/${LISTING_WORDS[locale]}/${slug}`);

/** The page of a product; its slug and its company's id are there to be read and checked, the product's id says which. */
export const productPath = (locale: Locale, product: { id: string; slug: string }, company: { id: string }): string =>
  localePath(locale, `/product/${product.id}/${product.slug}/${company.id}`);

/** Kinds of companies, as they stand in addresses. */
export const KINDS = ['shops', 'services', 'hotels', 'restaurants'] as const satisfies readonly CompanyKind[];

/** A list of companies: a kind alone, in a category, at a place. A region comes with its country, a city with its region. */
export interface Listing {
  kind: CompanyKind;
  category?: string | null;
  /** In small letters, as in an address. */
  country?: string | null;
  region?: string | null;
  city?: string | null;
}

/**
 * Companies of a kind: `/hotels/spa-hotels`, at a place `/categories/hotels/pl/malopolskie/krakow/spa-hotels`. Above
 * cities a category is a filter, and no address of its own.
 */
export function listingPath(locale: Locale, { kind, category, country, region, city }: Listing): string {
  if (!country) return localePath(locale, `/${[kind, category].filter(Boolean).join('/')}`);
  const parts = ['categories', kind, country, region, city, city && category].filter(Boolean);
  return localePath(locale, `/${parts.join('/')}`) + (category && !city ? `?category=${category}` : '');
}

/** Splits a path into its locale and the path in the base locale's form: `/de/login` → `['de', '/login']`. */
export function splitLocale(path: string): [Locale, string] {
  const [, first = ''] = path.split('/', 2);
  if (first === BASE_LOCALE || !isLocale(first)) return [BASE_LOCALE, path];
  return [first, path.slice(first.length + 1) || '/'];
}

/** A path with its origin, as search engines want it: percent-encoded. */
export const absoluteUrl = (origin: string, path: string): string => new URL(path, origin).href;

/** With this after its address a page shows translators which text is which. */
export const TEXT_MODE = '#texts';

/** `https://www.example.com/shop` → `example.com`. */
export const hostName = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');
