import type { Locale } from '@app/locales/manifest.ts';

/** A merchant's words per language. */
export type OwnWords = Partial<Record<Locale, string>>;

/** The language in which a reader sees a merchant's words: theirs, else English, else the first there is. */
export const languageOfWords = (words: OwnWords, locale: Locale): Locale | undefined =>
  [locale, 'en' as const, ...(Object.keys(words) as Locale[])].find((one) => words[one]);

/** A merchant's words for a reader; '' where there are none. */
export function inWords(words: OwnWords, locale: Locale): string {
  const language = languageOfWords(words, locale);
  return (language && words[language]) ?? '';
}
