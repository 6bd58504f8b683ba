import { BASE_LOCALE, LOCALES, type Locale } from '@app/locales/manifest.ts';

/** Codes of systems that are other codes here. */
const NORWEGIAN = ['nb', 'nn'];

/** The languages that a first release has pages in: the base, English, and the machine's own. `system`: a BCP 47 tag. */
export function firstLocales(system = Intl.DateTimeFormat().resolvedOptions().locale): Locale[] {
  const language = system.split('-')[0] ?? '';
  const own = NORWEGIAN.includes(language) ? 'no' : LOCALES.find((locale) => locale === language);
  return [...new Set<Locale>([BASE_LOCALE, 'en', ...(own ? [own] : [])])];
}
