import type { Locale } from '@app/locales/manifest.ts';

/** What the front door answers to a page that asks which language to offer: the words are in that language. */
export interface LanguageOffer {
  locale: Locale;
  text: string;
  accept: string;
  stay: string;
}
