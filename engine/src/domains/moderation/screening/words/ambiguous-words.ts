import { readWords } from './read-words.ts';

/**
 * Words that are an insult or a warning in one sentence and an animal, a dish, a tool or good advice in the next.
 *
 * - `insults`: beginnings of insults that also name an animal, a plant, a dish, a tool or a part of one.
 * - `topics`: beginnings of words that show that the sentence is about things, animals or food.
 * - `hazards`: where people may stumble: a warning there is kind.
 */
const SECTIONS = ['insults', 'topics', 'hazards'] as const;
export type AmbiguousSection = (typeof SECTIONS)[number];

export const AMBIGUOUS_WORDS = readWords('ambiguous-words', SECTIONS);
