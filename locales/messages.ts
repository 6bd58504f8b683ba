import type { Locale } from './manifest.ts';
import { htmlLang } from './manifest.ts';

/** Texts of one namespace: nested keys, i18next JSON v4. */
export interface Messages {
  [key: string]: string | Messages;
}

const PLURAL_SUFFIX = /^(.+)_(zero|one|two|few|many|other)$/;

/** Plural categories of whole and broken numbers in a language, as Intl and therefore i18next choose them. */
export function pluralCategories(locale: Locale): string[] {
  return new Intl.PluralRules(htmlLang(locale)).resolvedOptions().pluralCategories;
}

/** `reviews_few` → `reviews`; null for a key that is no plural form. */
export function pluralStem(key: string): string | null {
  return PLURAL_SUFFIX.exec(key)?.[1] ?? null;
}

/** `reviews_few` → `few`; null for a key that is no plural form. */
export function pluralCategory(key: string): string | null {
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

/**
 * `own` over `base`, deep. Plural forms go together: where `own` has any form of a text, none of the base's is left
 * (French has no "few" of its own, and must not show the Polish one), and forms that `own` lacks read as its `_other`.
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
