import { editDistance, typosAllowed } from './text/edits.ts';
import { type Run, compactOf, runsOf } from './text/words.ts';

/** A short name, or what has been typed of one, in the spelling of the index. */
export interface ReadName {
  words: Run[];
  compact: string;
  /** Has a part in a script without spaces, so that any part of it may begin a word. */
  unspaced: boolean;
}

export function readName(text: string): ReadName {
  const runs = runsOf(text);
  return {
    words: runs,
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

/** Whether a typed word is in the name; one in a script without spaces may stand anywhere, and is spelt as it is. */
const isIn = (word: Run, name: ReadName, last: boolean, fits: typeof begins): boolean =>
  word.unspaced ? name.compact.includes(word.text) : name.words.some(({ text }) => fits(word.text, text, last));

/**
 * How well a name answers what has been typed of it so far: 1 the same, then its beginning, then beginnings of its
 * words, then the same with typos; 0 not at all. For lists that are short enough to be gone through.
 */
export function likeness(typed: ReadName, name: ReadName): number {
  if (typed.compact === '') return 0;
  if (typed.compact === name.compact) return 1;
  if (name.compact.startsWith(typed.compact)) return 0.9;
  // One letter of such a script is in too many names.
  if (typed.unspaced && typed.compact.length < 2) return 0;
  const last = typed.words.length - 1;
  const every = (fits: typeof begins): boolean => typed.words.every((word, i) => isIn(word, name, i === last, fits));
  if (every(begins)) return 0.75;
  return every(resembles) ? 0.5 : 0;
}

/** Whether anything that was typed is found in the name itself, typos allowed, and not only in what is known of it. */
export function sharesWord(typed: ReadName, name: ReadName): boolean {
  if (typed.unspaced && likeness(typed, name) > 0) return true;
  const last = typed.words.length - 1;
  return typed.words.some((word, i) => word.text.length >= 2 && isIn(word, name, i === last, resembles));
}
