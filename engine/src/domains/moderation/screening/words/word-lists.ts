import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { WordLists } from '../../phrases/word-file.ts';
import { readWords } from './read-words.ts';

/**
 * Sections of `word-lists/<locale>.txt`, in the notation of `matching/entry.ts`. What stands there offends readers of
 * that language, and stands there so that they need not read it.
 *
 * - `everywhere`: offensive in every text, whatever its language: swearing crosses languages, and the language of a
 *   short text is uncertain.
 * - `offensive`: offensive in texts of this language.
 * - `hate`: against people for what they are.
 * - `threats`: violence, and wishes of death.
 * - `mild`: coarse, but common in honest reviews: a second sign only.
 * - `allow`: harmless words that a wider entry would match.
 * - `joined`: mild phrases that are also found with their syllables written together.
 */
const SECTIONS = ['everywhere', 'offensive', 'hate', 'threats', 'mild', 'allow', 'joined'] as const;
export type WordList = WordLists<(typeof SECTIONS)[number]>;

const LISTS = readWords('word-lists', SECTIONS, { optional: ['everywhere', 'joined'] });

/** Bosnian, Croatian and Serbian share one list. */
export const WORD_LISTS = Object.fromEntries(LOCALES.map((locale) => [locale, LISTS.get(locale)!])) as Record<
  Locale,
  WordList
>;

/** Languages in whose whole list diacritics count. */
export const EXACT_LISTS: ReadonlySet<Locale> = new Set<Locale>(['ja', 'vi']);
