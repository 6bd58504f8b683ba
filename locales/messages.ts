import type { Locale } from './manifest.ts';
import { BASE_LOCALE, htmlLang } from './manifest.ts';

/** Texts of one namespace: nested keys, i18next JSON v4. */
export interface Messages {
  [key: string]: string | Messages;
}

const PLURAL_SUFFIX = /^(.+)_(zero|one|two|few|many|other)$/;

/** Plural categories of a language for integers and fractions, as in Intl and i18next. */
export function pluralCategories(locale: Locale): string[] {
  return rulesOf(locale).resolvedOptions().pluralCategories;
}

/** `reviews_few` → `reviews`; null for a key that is not a plural form. */
function pluralStem(key: string): string | null {
  return PLURAL_SUFFIX.exec(key)?.[1] ?? null;
}

/** `reviews_few` → `few`; null for a key that is not a plural form. */
function pluralCategory(key: string): string | null {
  return PLURAL_SUFFIX.exec(key)?.[2] ?? null;
}

/** Every text with its dotted path, in the order of the file. */
export function flatten(messages: Messages, prefix = ''): [path: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/**
 * Paths with the plural forms of one text taken as one: `{ a_one, a_other, b }` → `a` and `b`. A stem is a plural
 * when its `_other` is there, the form that every language has.
 */
export function families(messages: Messages): Map<string, Map<string, string>> {
  const texts = new Map(flatten(messages));
  const found = new Map<string, Map<string, string>>();
  for (const [path, text] of texts) {
    const stem = pluralStem(path);
    const plural = stem !== null && texts.has(`${stem}_other`);
    const name = plural ? stem : path;
    const forms = found.get(name) ?? new Map<string, string>();
    forms.set(plural ? (pluralCategory(path) ?? '') : '', text);
    found.set(name, forms);
  }
  return found;
}

/** Numbers that show what a plural category is for; the most telling first. */
const TELLING = [5, 2, 1, 0, 3, 11, 21, 100, 1_000_000];

/**
 * The base locale's texts in another language's plural forms, as a fallback: Vietnamese "other" contains 5, which is
 * "many" in Polish.
 */
export function baseMessagesFor(locale: Locale, base: Messages): Messages {
  if (locale === BASE_LOCALE) return base;
  const shaped: Messages = {};
  for (const [key, value] of Object.entries(base)) {
    const stem = pluralStem(key);
    if (typeof value === 'object') shaped[key] = baseMessagesFor(locale, value);
    else if (stem === null || base[`${stem}_other`] === undefined) shaped[key] = value;
    else if (pluralCategory(key) === 'other') Object.assign(shaped, baseForms(locale, base, stem));
  }
  return shaped;
}

function baseForms(locale: Locale, base: Messages, stem: string): Messages {
  const forms: Messages = {};
  for (const category of pluralCategories(locale)) {
    const form = base[`${stem}_${counterpart(locale, category, BASE_LOCALE)}`];
    forms[`${stem}_${category}`] = form ?? base[`${stem}_other`] ?? '';
  }
  return forms;
}

/** The plural category in which `other` says what a language says in `category`: German "other" is Polish "many". */
export function counterpart(locale: Locale, category: string, other: Locale): string {
  const number = category === 'zero' ? 0 : TELLING.find((candidate) => rulesOf(locale).select(candidate) === category);
  return number === undefined ? 'other' : rulesOf(other).select(number);
}

const rules = new Map<Locale, Intl.PluralRules>();

/** Cached per language: creating one is expensive. */
function rulesOf(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale) ?? new Intl.PluralRules(htmlLang(locale));
  rules.set(locale, known);
  return known;
}

/** Example integers of a plural category; none if it is for fractions only. */
export function examples(locale: Locale, category: string): number[] {
  const numbers = [0, 1, 2, 3, 4, 5, 10, 11, 21, 22, 100, 1_000_000];
  return numbers.filter((n) => rulesOf(locale).select(n) === category).slice(0, 4);
}

/**
 * Merges `own` over `base`, deeply. Plural forms go together: if `own` has any form of a text, none of the base's is
 * kept (French has no "few", and must not show the Polish one), and forms that `own` lacks use its `_other`.
 */
export function mergeMessages(base: Messages, own: Messages, locale: Locale): Messages {
  const ownPlurals = new Set(
    Object.keys(own)
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.slice(0, -6)),
  );
  const merged: Messages = {};
  for (const [key, value] of Object.entries(base)) {
    const stem = pluralStem(key);
    if (stem === null || !ownPlurals.has(stem)) merged[key] = value;
  }
  for (const [key, value] of Object.entries(own)) {
    const below = base[key];
    merged[key] = typeof value === 'object' && typeof below === 'object' ? mergeMessages(below, value, locale) : value;
  }
  for (const stem of ownPlurals) {
    const other = own[`${stem}_other`];
    if (typeof other !== 'string' || (own[`${stem}_one`] === undefined && base[`${stem}_one`] === undefined)) continue;
    for (const category of pluralCategories(locale)) merged[`${stem}_${category}`] ??= other;
  }
  return merged;
}
