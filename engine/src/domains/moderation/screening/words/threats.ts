import type { Locale } from '@app/contracts/common';
import { withoutNesting } from './alternatives.ts';
import { readWords } from './read-words.ts';

/**
 * Violence that is announced for the next meeting, and fire that is wished upon people in their house.
 *
 * - `meet`: “if I meet”, “when I see”, “should I catch”.
 * - `harm`: “I'll kill, beat, shoot”: what the author then does.
 * - `burn`: to burn or to blow up.
 * - `inside`: “with you inside”.
 */
const WORDS = readWords('threats', ['meet', 'harm', 'burn', 'inside'], { without: ['ja'] });

const pairs = (one: readonly string[], other: readonly string[], gap: string): string[] =>
  one.flatMap((first) => other.map((second) => `${first} ${gap} ${second}`));

/** Entries made of these words for a language's list of threats. */
export function threatEntries(language: Locale): string[] {
  const words = WORDS.get(language);
  if (!words) return [];
  const [meet, harm] = [withoutNesting(words.meet), withoutNesting(words.harm)];
  const [burn, inside] = [withoutNesting(words.burn), withoutNesting(words.inside)];
  return [...pairs(meet, harm, '....'), ...pairs(burn, inside, '....'), ...pairs(inside, burn, '...')];
}
