import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { findInfluence } from './find-influence.ts';

/**
 * Messages as companies write them: language, kind, message. The word lists were written without them and completed
 * with what they missed at first. On first sight the lists found 56 of 66 attempts of two such collections, and flagged
 * none of 63 harmless messages.
 */
const SAMPLES = readFileSync(path.join(import.meta.dirname, 'testing/samples.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [language: Locale, kind: string, message: string]);

/** Messages of a kind that were classified otherwise. */
const misclassified = (kind: string): string[] =>
  SAMPLES.flatMap(([language, expected, message]) => {
    if (expected !== kind) return [];
    const found = findInfluence(message, new Set([language])).map((one) => one.kind as string);
    const right = kind === 'harmless' ? found.length === 0 : found.includes(kind);
    return right ? [] : [`${language} ${found.join(' ')}: ${message}`];
  });

it.each(['money', 'pressure', 'contact'] as const)('influence by %s is found in all languages', (kind) => {
  expect(new Set(SAMPLES.flatMap(([language, expected]) => (expected === kind ? language : [])))).toEqual(
    new Set(LOCALES),
  );
  expect(misclassified(kind)).toEqual([]);
});

it('refunds, replacements and questions about an order are no influence in any language', () => {
  expect(misclassified('harmless')).toEqual([]);
});

it('influence is located in the original text', () => {
  const message = 'We are sorry! Please  DELETE your review. You get 20 € then.';
  const [found] = findInfluence(message, new Set(['en'] as const));
  expect(found && message.slice(found.span.start, found.span.end)).toBe('Please  DELETE your review.');
});
