import naughtyWords from 'naughty-words';
import type { Locale } from '@app/contracts/common';
import { readWords } from './read-words.ts';

/**
 * Words of the package naughty-words that this platform does not hold a review for: everyday words, food, bodies and
 * health, names, things said of a room rather than of a person, mild swearing (which is in `mild` of our own lists),
 * sexual slang that is an innocent phrase here (“dirty pillows”, “white power” cord), and words that our lists look for
 * in their clear uses only. Each language's list was read word by word against what guests write.
 */
const EXCEPTIONS = readWords('package-exceptions', ['harmless'], {
  without: ['bg', 'el', 'et', 'hr', 'lt', 'lv', 'ro', 'sk', 'sl', 'uk', 'vi'],
});

const key = (word: string): string => word.toLowerCase().normalize('NFC');

/** Words of the package that are not looked for. */
export const harmlessWords = (language: Locale): readonly string[] => EXCEPTIONS.get(language)?.harmless ?? [];

/**
 * The list that the package naughty-words (CC BY 4.0) has for a language, without its harmless words. It has lists for
 * 17 of our 30: bg, bs, el, et, hr, lt, lv, ro, sk, sl, sr, uk and vi have our own lists alone.
 * Diacritics count in these words (“coño” is not a “cono”), and endings do not: our own lists know those.
 */
export function packageWords(language: Locale): string[] {
  const harmless = new Set(harmlessWords(language).map(key));
  return (naughtyWords[language] ?? []).map(key).filter((word) => /\p{L}/u.test(word) && !harmless.has(word));
}
