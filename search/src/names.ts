import { editDistance, typosAllowed } from './text/edits.ts';
import { compactOf, runsOf } from './text/words.ts';

/** A short name, or what has been typed of one, in the spelling of the index. */
export interface ReadName {
  words: string[];
  compact: string;
  /** Has a part in a script without spaces, so that any part of it may begin a word. */
  unspaced: boolean;
}

export function readName(text: string): ReadName {
  const runs = runsOf(text);
  return {
    words: runs.map((run) => run.text),
    compact: compactOf(runs),
    unspaced: runs.some((run) => run.unspaced),
  };
}

/** Least letters of a word that may stand for a longer one wherever it is. */
const SHORTENED = 3;

const begins = (typed: string, word: string, last: boolean): boolean =>
  last || typed.length >= SHORTENED ? word.startsWith(typed) : word === typed;

/** From so many letters on a misspelt word may go on: fewer resemble the beginning of too many. */
const MISSPELT_BEGINNING = 6;

/** Typos rarely touch a word's first letter, but for a swap with the second. */
const resembles = (typed: string, word: string, last: boolean): boolean =>
  begins(typed, word, last) ||
  (typosAllowed(typed.length) > 0 &&
    (word[0] === typed[0] || word[0] === typed[1]) &&
    editDistance(typed, word, { prefix: last && typed.length >= MISSPELT_BEGINNING }) <= typosAllowed(typed.length));

/**
 * How well a name answers what has been typed of it so far: 1 the same, then its beginning, then beginnings of its
 * words, then the same with typos; 0 not at all. For lists that are short enough to be gone through.
 */
export function likeness(typed: ReadName, name: ReadName): number {
  if (typed.compact === '') return 0;
  if (typed.compact === name.compact) return 1;
  if (name.compact.startsWith(typed.compact)) return 0.9;
  if (typed.unspaced) return typed.compact.length > 1 && name.compact.includes(typed.compact) ? 0.75 : 0;
  const last = typed.words.length - 1;
  const every = (fits: typeof begins): boolean =>
    typed.words.every((word, i) => name.words.some((own) => fits(word, own, i === last)));
  if (every(begins)) return 0.75;
  return every(resembles) ? 0.5 : 0;
}

/** Whether anything that was typed is found in the name itself, typos allowed, and not only in what is known of it. */
export function sharesWord(typed: ReadName, name: ReadName): boolean {
  if (typed.unspaced) return likeness(typed, name) > 0;
  return typed.words.some(
    (word, i) => word.length >= 2 && name.words.some((own) => resembles(word, own, i === typed.words.length - 1)),
  );
}
