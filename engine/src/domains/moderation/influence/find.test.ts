import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { findInfluence } from './find.ts';

/**
 * Messages as companies write them: language, kind, words. The lists were written without them; what they missed at
 * first was added. On first sight they found 56 of 66 attempts of two such collections, and took none of 63 harmless
 * messages for one.
 */
const SAMPLES = readFileSync(path.join(import.meta.dirname, 'testing/samples.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [language: Locale, kind: string, message: string]);

/** Messages of a kind that were taken for something else. */
const mistaken = (kind: string): string[] =>
  SAMPLES.flatMap(([language, wanted, message]) => {
    if (wanted !== kind) return [];
    const found = findInfluence(message, new Set([language])).map((one) => one.kind as string);
    const right = kind === 'harmless' ? found.length === 0 : found.includes(kind);
    return right ? [] : [`${language} ${found.join(' ')}: ${message}`];
  });

it.each(['money', 'pressure', 'contact'] as const)('%s is seen in all languages', (kind) => {
  expect(new Set(SAMPLES.flatMap(([language, of]) => (of === kind ? language : [])))).toEqual(new Set(LOCALES));
  expect(mistaken(kind)).toEqual([]);
});

it('refunds, replacements and questions about an order are no influence in any language', () => {
  expect(mistaken('harmless')).toEqual([]);
});

it('names the passage in the text as it was written', () => {
  const message = 'We are sorry! Please  DELETE your review. You get 20 € then.';
  const [found] = findInfluence(message, new Set(['en'] as const));
  expect(found && message.slice(found.span.start, found.span.end)).toBe('Please  DELETE your review.');
});
