import type { Locale } from '@app/contracts/common';
import { readWords } from './read-words.ts';

/** Kinds of abuse that every language phrases in its own way, in the notation of `matching/entry.ts`. */
const PHRASES = readWords('phrases', ['offensive', 'hate', 'threats'], {
  without: ['el', 'et', 'fi', 'it', 'ja', 'lt', 'lv', 'no', 'sl', 'uk'],
});

/** A language's phrases, by the list that they belong to. */
export const phraseEntries = (
  language: Locale,
): { offensive: readonly string[]; hate: readonly string[]; threats: readonly string[] } =>
  PHRASES.get(language) ?? { offensive: [], hate: [], threats: [] };
