import type { Grade, Locale } from '@app/contracts/common';
import type { Normalised } from '../text/normalise.ts';
import { serbianLatin } from '../text/homoglyphs.ts';
import { splitWords } from '../text/words.ts';
import type { Hit } from '../types.ts';
import { sentimentWords } from './lexicon.ts';

/** How many strong words, all of one side, speak against the grade. */
export const STRONG_WORDS = 2;
const NEGATION_REACH = 3;

/** Strong words of praise and blame in a text; a negation up to three words before one takes it away. */
export function countSentiment(text: string, language: Locale): { good: number; bad: number } {
  const { good, bad, not } = sentimentWords(language);
  if (language === 'ja') {
    const found = (list: readonly string[]): number => list.filter((word) => text.includes(word)).length;
    return { good: found(good), bad: found(bad) };
  }
  const words = splitWords(text).map(({ bare }) => (language === 'sr' ? serbianLatin(bare) : bare));
  const starts = (at: number, stems: readonly string[]): boolean =>
    stems.some((stem) => {
      const parts = stem.split('-');
      return parts.every((part, offset) =>
        offset < parts.length - 1 ? words[at + offset] === part : words[at + offset]?.startsWith(part),
      );
    });
  const count = { good: 0, bad: 0 };
  for (const at of words.keys()) {
    const negated = words.slice(Math.max(0, at - NEGATION_REACH), at).some((word) => not.has(word));
    if (negated) continue;
    if (starts(at, good)) count.good += 1;
    else if (starts(at, bad)) count.bad += 1;
  }
  return count;
}

/** A text all praise under a grade of 1 or 2, or all blame under a 4 or 5. The whole text is the span. */
export function findContradiction({ text }: Normalised, grade: Grade, language: Locale): Hit[] {
  if (grade === 3) return [];
  const { good, bad } = countSentiment(text, language);
  const praised = good >= STRONG_WORDS && bad === 0 && grade <= 2;
  const blamed = bad >= STRONG_WORDS && good === 0 && grade >= 4;
  return praised || blamed ? [{ span: { start: 0, end: text.length }, detail: { grade, good, bad } }] : [];
}
