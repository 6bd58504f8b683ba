import { htmlLang, type Locale } from '@app/locales/manifest.ts';

/**
 * Tags for Intl that differ from the page's. English is European: days before months. Browsers lack Bosnian; Serbian in
 * Latin script has the same months and number formats.
 */
const INTL_TAGS: Partial<Record<Locale, string>> = { en: 'en-GB', bs: 'sr-Latn' };

export const intlTag = (locale: Locale): string => INTL_TAGS[locale] ?? htmlLang(locale);

/**
 * Rounds to one decimal, halves up: 4.25 → 4.3. The addend compensates for binary fractions (4.35 is stored as
 * 4.3499…).
 */
export const roundGrade = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-9) / 10;

/** A grade in local notation: "4,3" in Polish. */
export function formatGrade(locale: Locale, value: number): string {
  return numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(roundGrade(value));
}

export const formatNumber = (locale: Locale, value: number): string => numberFormat(locale, {}).format(value);

/** A share from 0 to 1 as a whole percentage. */
export const formatPercent = (locale: Locale, share: number): string =>
  numberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share);

/**
 * Counts as shares from 0 to 1 in whole percents that add up to 100: the percents that rounding down leaves go to the
 * largest remainders (Hamilton's method), the first of equal ones. All 0 without counts.
 */
export function wholeShares(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const percents = counts.map((count) => Math.floor((count * 100) / total));
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const byRemainder = counts
    .map((count, index) => ({ index, remainder: (count * 100) % total }))
    .toSorted((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return percents.map((percent, index) => (percent + (raised.has(index) ? 1 : 0)) / 100);
}

/** An amount in minor units: "29 USD" in Polish; cents only if there are any. */
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

/** A duration in hours: "24 Std." in German. */
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

/** Date and time, "12 March 2026 at 14:05"; in the reader's time zone by default. */
export const formatDateTime = (
  locale: Locale,
  instant: string,
  { timeZone, style = 'long' }: { timeZone?: string; style?: 'long' | 'medium' } = {},
): string => dateFormat(locale, { dateStyle: style, timeStyle: 'short', timeZone }).format(new Date(instant));

/** `2026-03-01` → "March 2026". */
export const formatMonth = (locale: Locale, day: string): string =>
  dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));

/** ISO weekday (1 = Monday) → its name. */
export const weekdayName = (locale: Locale, weekday: number): string =>
  dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, weekday)));

/** "owner or manager" in the reader's language. */
export const alternatives = (locale: Locale, items: readonly string[]): string =>
  new Intl.ListFormat(intlTag(locale), { type: 'disjunction' }).format(items);

/** The name of a language (ISO 639-1) in the reader's own. */
export const languageName = (locale: Locale, language: string): string => named(locale, 'language', language);

/** The name of a country (ISO 3166 alpha-2) in the reader's language. */
export const countryName = (locale: Locale, country: string): string => named(locale, 'region', country);

/** A currency's name with its code. */
export const currencyName = (locale: Locale, currency: string): string =>
  `${named(locale, 'currency', currency)} (${currency})`;

function named(locale: Locale, type: 'language' | 'region' | 'currency', code: string): string {
  const names = cached(displayNames, `${locale}|${type}`, () => new Intl.DisplayNames([intlTag(locale)], { type }));
  return names.of(code) ?? code;
}

/** Intl objects are cached because constructing them is expensive. */
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
