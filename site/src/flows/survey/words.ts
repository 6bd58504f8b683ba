import type { Locale } from '@app/contracts/common';
import { htmlLang } from '@app/locales/manifest.ts';
import { useT } from '../../lib/i18n.ts';

/** The company's words, by language. */
export type Words = Partial<Record<Locale, string>>;

/** Words as they are shown; `lang` only where they are in another language than the page. */
export interface ShownWords {
  text: string;
  lang: string | undefined;
}

/** What a reader gets of the company's words: his language, else the company's first one; '' when it says nothing. */
export function wordsFor(words: Words, reader: Locale, first: Locale): ShownWords {
  const own = words[reader];
  const text = own ?? words[first] ?? '';
  return { text, lang: own !== undefined || text === '' || reader === first ? undefined : htmlLang(first) };
}

/** The same for the reader of this page. */
export function useWords(first: Locale): (words: Words | undefined) => ShownWords {
  const { locale } = useT();
  return (words = {}) => wordsFor(words, locale, first);
}
