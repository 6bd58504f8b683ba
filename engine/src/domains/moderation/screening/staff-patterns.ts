import { RE2JS } from 're2js';
import type { Locale } from '@app/contracts/common';
import type { Hit } from './types.ts';

/** Limits of patterns that staff write: RE2 runs in linear time, these keep the constant small. */
export const PATTERN_LENGTH = 200;
export const PATTERN_COUNT = 50;
const PATTERN_HITS = 5;

/** A pattern that compiles, for texts of its language or of any. */
export interface StaffPattern {
  source: string;
  language: Locale | 'any';
  compiled: RE2JS;
}

/** A line of the staff's lists that could not be used, with the reason's code. */
export interface ListProblem {
  word: string;
  language: Locale | 'any';
  reason: 'too_long' | 'too_many' | 'not_a_pattern' | 'matches_empty' | 'too_wide' | 'empty';
}

/** What ordinary reviews are made of: a pattern that is found in one of these would hold nearly everybody's. */
const ORDINARY = [
  'Szybka wysyłka, polecam.',
  'Good service, it arrived on Monday.',
  'Sehr gute Qualität, gerne wieder.',
  'Отличный магазин',
  'とても良いお店です。',
];

/** Compiles one pattern of the staff (RE2 syntax, case-insensitive), or says why not. */
export function compilePattern(source: string, language: Locale | 'any'): StaffPattern | ListProblem {
  if (source.length > PATTERN_LENGTH) return { word: source, language, reason: 'too_long' };
  try {
    const compiled = RE2JS.compile(source, RE2JS.CASE_INSENSITIVE);
    if (compiled.matcher('').matches()) return { word: source, language, reason: 'matches_empty' };
    if (ORDINARY.some((text) => compiled.matcher(text).find())) return { word: source, language, reason: 'too_wide' };
    return { source, language, compiled };
  } catch {
    return { word: source, language, reason: 'not_a_pattern' };
  }
}

/** What the patterns find in the text as it was written; at most five places each. */
export function findPatterns(body: string, patterns: readonly StaffPattern[], languages: ReadonlySet<Locale>): Hit[] {
  const hits: Hit[] = [];
  for (const { compiled, language, source } of patterns) {
    if (language !== 'any' && !languages.has(language)) continue;
    const matcher = compiled.matcher(body);
    for (let found = 0; found < PATTERN_HITS && matcher.find(); found += 1) {
      const [start, end] = [matcher.start(), matcher.end()];
      if (end > start) hits.push({ span: { start, end }, detail: { pattern: source, language } });
    }
  }
  return hits;
}
