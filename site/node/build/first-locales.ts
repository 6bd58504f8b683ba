import { BASE_LOCALE, LOCALES, type Locale } from '@app/locales/manifest.ts';

/** Language tags that are `no` here. */
const NORWEGIAN = ['nb', 'nn'];

/** Locales of a first release's static pages: the base, English, and the system's. `system`: a BCP 47 tag. */
export function firstLocales(system = Intl.DateTimeFormat().resolvedOptions().locale): Locale[] {
  const language = system.split('-')[0] ?? '';
  const own = NORWEGIAN.includes(language) ? 'no' : LOCALES.find((locale) => locale === language);
  return [...new Set<Locale>([BASE_LOCALE, 'en', ...(own ? [own] : [])])];
}
