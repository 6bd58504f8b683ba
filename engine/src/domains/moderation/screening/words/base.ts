import naughtyWords from 'naughty-words';
import type { Locale } from '@app/contracts/common';
import { HARMLESS } from './harmless.ts';

const key = (word: string): string => word.toLowerCase().normalize('NFC');

/**
 * The list that the package naughty-words (CC BY 4.0) has for a language, without its harmless words. It has lists for
 * 17 of our 30: bg, bs, el, et, hr, lt, lv, ro, sk, sl, sr, uk and vi stand on our own lists alone.
 * Diacritics count in these words (“coño” is not a “cono”), and endings do not: our own lists know those.
 */
export function baseWords(language: Locale): string[] {
  const harmless = new Set((HARMLESS[language] ?? []).map(key));
  return (naughtyWords[language] ?? []).map(key).filter((word) => /\p{L}/u.test(word) && !harmless.has(word));
}
