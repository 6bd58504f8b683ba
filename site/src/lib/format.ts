import { htmlLang, type Locale } from '@app/locales/manifest.ts';

/**
 * Tags for Intl where they are others than the page's. English here is read in Europe: days before months. Browsers
 * bring no Bosnian along; Serbian in Latin letters has its months and its numbers, on the server and in the browser.
 */
const INTL_TAGS: Partial<Record<Locale, string>> = { en: 'en-GB', bs: 'sr-Latn' };

export const intlTag = (locale: Locale): string => INTL_TAGS[locale] ?? htmlLang(locale);

/** To one decimal, halves up: 4.25 → 4.3. The addend takes back what binary fractions lose (4.35 is stored as 4.3499…). */
export const roundGrade = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-9) / 10;

/** A grade as people write it: "4,3" in Polish. */
export function formatGrade(locale: Locale, value: number): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(roundGrade(value));
}

export const formatNumber = (locale: Locale, value: number): string => numberFormat(locale, {}).format(value);

/** A share between 0 and 1 as whole percents. */
export const formatPercent = (locale: Locale, share: number): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** An amount in the hundredth part of its currency: "29 USD" in Polish; cents only where there are some. */
export const formatMoney = (locale: Locale, cents: number, currency: string): string =>
  numberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** The size of a file: "1.2 MB", "340 kB". */
export function formatBytes(locale: Locale, bytes: number): string {
  const mega = bytes >= 1_000_000;
  return numberFormat(locale, {
    style: 'unit',
    unit: mega ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: mega ? 1 : 0,
  }).format(mega ? bytes / 1_000_000 : Math.ceil(bytes / 1000));
}

/** A length of time in hours: "24 Std." in German. */
export const formatHours = (locale: Locale, hours: number): string =>
  numberFormat(locale, { style: 'unit', unit: 'hour' }).format(hours);

/** `2026-03-01` (a day, no zone) or an instant; an instant is shown as the day it is in `timeZone`. */
export function formatDate(
  locale: Locale,
  value: string,
  options: { timeZone?: string; style?: 'long' | 'medium' | 'short' } = {},
): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value);
  const timeZone = isDay ? 'UTC' : (options.timeZone ?? 'UTC');
  return dateFormat(locale, { dateStyle: options.style ?? 'long', timeZone }).format(new Date(value));
}

/** `2026-03-01` → "March 2026". */
export const formatMonth = (locale: Locale, day: string): string =>
  dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** ISO weekday (1 = Monday) → its name. */
export const weekdayName = (locale: Locale, weekday: number): string =>
  dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)));

/** The name of a language in the reader's own. */
export const languageName = (locale: Locale, language: Locale): string => named(locale, 'language', language);

/** The name of a country (ISO 3166 alpha-2) in the reader's language. */
export const countryName = (locale: Locale, country: string): string => named(locale, 'region', country);

function named(locale: Locale, type: 'language' | 'region', code: string): string {
  const names = cached(displayNames, `${locale}|${type}`, () => new Intl.DisplayNames([intlTag(locale)], { type }));
  return names.of(code) ?? code;
}

/** Constructing Intl objects costs more than using them. */
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();
const displayNames = new Map<string, Intl.DisplayNames>();

function cached<T>(store: Map<string, T>, key: string, make: () => T): T {
  let value = store.get(key);
  if (!value) store.set(key, (value = make()));
  return value;
}

const numberFormat = (locale: Locale, options: Intl.NumberFormatOptions) =>
  cached(numbers, locale + JSON.stringify(options), () => new Intl.NumberFormat(intlTag(locale), options));

const dateFormat = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  cached(dates, locale + JSON.stringify(options), () => new Intl.DateTimeFormat(intlTag(locale), options));
