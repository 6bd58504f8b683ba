import type { Locale } from '@app/contracts/common';
import { anyOf } from './alternatives.ts';
import { readWords } from './read-words.ts';

/**
 * Contempt for groups of people, in any order: “lazy X”, “these thieving X”, “X are all criminals”.
 *
 * - `contempt`: adjectives that despise.
 * - `groups`: nouns, not adjectives: a dirty Turkish bath offends nobody.
 * - `comparisons`: “fat as a pig”: comparisons that make a person an animal.
 * - `sentBack`: sent back to a hole, a cave or a zoo.
 */
const WORDS = readWords('prejudice', ['contempt', 'groups', 'comparisons', 'sentBack'], {
  without: ['el', 'et', 'fi', 'ja', 'lt', 'lv', 'sl'],
});

/** Entries made of these words for a language's list of hate, in both orders, and for its list of insults. */
export function prejudiceEntries(language: Locale): { hate: string[]; offensive: string[] } {
  const words = WORDS.get(language);
  if (!words) return { hate: [], offensive: [] };
  const [contempt, groups] = [anyOf(words.contempt), anyOf(words.groups)];
  return {
    hate: [`${contempt} (*)? ${groups}`, `${groups} (*)? ${contempt}`],
    offensive: [...words.comparisons, ...words.sentBack],
  };
}
