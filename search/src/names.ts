import { editDistance, typosAllowed } from './text/edits.ts';
import { spellingsOf } from './text/spellings.ts';
import { type Run, compactOf, runsOf } from './text/words.ts';

/** A short name, or a part of one that was typed, in the index's spelling. */
export interface ReadName {
  words: Run[];
  compact: string;
  /** Contains a script without spaces, where any part may begin a word. */
  unspaced: boolean;
  /** Words as other languages write its letters in Latin ones. */
  spellings: string[];
}

export function readName(text: string): ReadName {
  const runs = runsOf(text);
  return {
    words: runs,
    compact: compactOf(runs),
    unspaced: runs.some((run) => run.unspaced),
    spellings: spellingsOf(text),
  };
}

/** Minimum length of a word that may match as a prefix anywhere. */
const MIN_PREFIX_LENGTH = 3;

const begins = (typed: string, word: string, last: boolean): boolean =>
  last || typed.length >= MIN_PREFIX_LENGTH ? word.startsWith(typed) : word === typed;

/** Minimum length of a misspelt prefix: shorter ones resemble too many words. */
const MIN_MISSPELT_PREFIX = 6;

/** Typos rarely affect the first letter, except for a swap with the second. */
const resembles = (typed: string, word: string, last: boolean): boolean =>
  begins(typed, word, last) ||
  (typosAllowed(typed.length) > 0 &&
    (word[0] === typed[0] || word[0] === typed[1]) &&
    editDistance(typed, word, { prefix: last && typed.length >= MIN_MISSPELT_PREFIX }) <= typosAllowed(typed.length));

/** Whether a typed word is in the name; in a script without spaces anywhere, without typos. */
const isIn = (word: Run, name: ReadName, last: boolean, fits: typeof begins): boolean =>
  word.unspaced
    ? name.compact.includes(word.text)
    : name.words.some(({ text }) => fits(word.text, text, last)) ||
      name.spellings.some((text) => fits(word.text, text, last));

/**
 * How well a name matches what was typed: 1 equal, then its beginning, then beginnings of its words, then the same with
 * typos; 0 not at all. For lists short enough to scan.
 */
export function likeness(typed: ReadName, name: ReadName): number {
  if (typed.compact === '') return 0;
  if (typed.compact === name.compact) return 1;
  if (name.compact.startsWith(typed.compact)) return 0.9;
  // A single letter of such a script is in too many names.
  if (typed.unspaced && typed.compact.length < 2) return 0;
  const last = typed.words.length - 1;
  const every = (fits: typeof begins): boolean => typed.words.every((word, i) => isIn(word, name, i === last, fits));
  if (every(begins)) return 0.75;
  return every(resembles) ? 0.5 : 0;
}

/** Whether any typed word is in the name itself, typos allowed. */
export function sharesWord(typed: ReadName, name: ReadName): boolean {
  if (typed.unspaced && likeness(typed, name) > 0) return true;
  const last = typed.words.length - 1;
  return typed.words.some((word, i) => word.text.length >= 2 && isIn(word, name, i === last, resembles));
}
