import type { Locale } from '@app/locales/manifest.ts';

/** The front door's answer about the language to offer, with texts in that language. */
export interface LanguageOffer {
  locale: Locale;
  text: string;
  accept: string;
  stay: string;
}
