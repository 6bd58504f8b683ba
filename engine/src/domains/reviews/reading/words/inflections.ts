import { readFileSync } from 'node:fs';
import { LOCALES } from '@app/locales/manifest.ts';
import type { Locale } from '@app/locales/manifest.ts';

/** Endings of a language's forms, and pairs of letters that a stem ends in before some of them; folded. */
interface Inflection {
  endings: readonly string[];
  alternations: readonly (readonly [string, string])[];
}

/** Languages without inflected words, or without spaces, have no entry. */
const DATA = JSON.parse(readFileSync(new URL('data/inflections.json', import.meta.url), 'utf8')) as Partial<
  Record<Locale, { endings: string; alternations: string[] }>
>;

const INFLECTIONS = new Map<string, Inflection>(
  LOCALES.flatMap((locale) => {
    const data = DATA[locale];
    if (!data) return [];
    const endings = data.endings.split(' ').toSorted((a, b) => b.length - a.length);
    const pairs = data.alternations.map((pair) => pair.split(' ') as [string, string]);
    return [[locale, { endings, alternations: pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]) }]];
  }),
);

/** Languages whose words have forms. */
export const INFLECTED: readonly string[] = [...INFLECTIONS.keys()];

/** Shorter stems belong to too many words. */
const MIN_STEM = 3;
const MIN_WORD = 4;
const LETTERS_ONLY = /^\p{L}+$/u;

/**
 * Pattern of a word's forms in a language, as a part of a regular expression that PostgreSQL and JavaScript read alike;
 * null without any. A light stemmer: the longest ending is taken off, and all endings are put on again. `word` is folded.
 */
export function formsPattern(word: string, language: string): { start: string; pattern: string } | null {
  const inflection = INFLECTIONS.get(language);
  if (!inflection || word.length < MIN_WORD || !LETTERS_ONLY.test(word)) return null;
  const ending = inflection.endings.find((one) => word.endsWith(one) && word.length - one.length >= MIN_STEM) ?? '';
  const stem = word.slice(0, word.length - ending.length);
  const stems = new Set([stem]);
  for (const [from, to] of inflection.alternations)
    if (stem.endsWith(from) && stem.length - from.length >= MIN_STEM - 1) stems.add(stem.slice(0, -from.length) + to);
  return {
    start: commonStart([...stems]),
    pattern: `(?:${[...stems].join('|')})(?:${inflection.endings.join('|')})?`,
  };
}

function commonStart([first = '', ...others]: readonly string[]): string {
  let end = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, end))) end--;
  return first.slice(0, end);
}
