import type { Locale } from '@app/locales/manifest.ts';

/** Scripts beside Latin that a language is written in. Its speakers may write any language in Latin letters. */
const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  bg: /\p{Script=Cyrillic}/u,
  bs: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ru: /\p{Script=Cyrillic}/u,
  sr: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
};
const LATIN = /\p{Script=Latin}/u;

/**
 * Whether most letters of a text are of a script that the language is not written in. People may write in languages that
 * the site does not have; their texts are stored under the form's.
 */
export function isInOtherScript(text: string, language: Locale): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !LATIN.test(letter) && !SCRIPTS[language]?.test(letter));
  return foreign.length * 2 > letters.length;
}
