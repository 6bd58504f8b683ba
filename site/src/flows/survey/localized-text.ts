import type { Locale } from '@app/contracts/common';
import { htmlLang } from '@app/locales/manifest.ts';
import { useT } from '../../lib/texts/i18n.ts';

/** The company's text by language. */
export type LocalizedText = Partial<Record<Locale, string>>;

/** Text to show; `lang` is set only if it differs from the page's language. */
export interface ShownText {
  text: string;
  lang: string | undefined;
}

/** The company's text in the reader's language, or else in its first language; '' for none. */
export function textFor(words: LocalizedText, reader: Locale, first: Locale): ShownText {
  const own = words[reader];
  const text = own ?? words[first] ?? '';
  return { text, lang: own !== undefined || text === '' || reader === first ? undefined : htmlLang(first) };
}

/** Picks the company's texts for the reader of this page. */
export function useLocalizedText(first: Locale): (words: LocalizedText | undefined) => ShownText {
  const { locale } = useT();
  return (words = {}) => textFor(words, locale, first);
}
