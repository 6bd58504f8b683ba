import { readWords } from './read-words.ts';

/**
 * How people speak of themselves: “I, idiot”, “I was such an idiot”, “idiot that I am”. Entries are regular
 * expressions without diacritics.
 *
 * - `i`: “I”, right before the word or with one between.
 * - `am`: “I am”, “I felt like”, up to four words before.
 * - `like`: “like an”: after one of the others.
 * - `me`: “of me”, “that I am”, up to two words after.
 */
export const SELF_REFERENCE_WORDS = readWords('self-reference', ['i', 'am', 'like', 'me'], { without: ['ja'] });
