import { BASE_LOCALE, LOCALE_NAMES, LOCALES, type Locale } from '@app/locales/manifest.ts';

export { BASE_LOCALE, BRAND_NAME, LOCALES, NAMESPACES, type Locale, type Namespace } from '@app/locales/manifest.ts';

/** Languages of the admin itself; see `src/words`. */
export const ADMIN_LANGUAGES = ['pl', 'en', 'de'] as const;
export type AdminLanguage = (typeof ADMIN_LANGUAGES)[number];

/** A language by its own name. */
export const nameOf = (locale: Locale): string => LOCALE_NAMES[locale];

/** All locales, the base first, as options of a select. */
export const localeOptions = LOCALES.map((locale) => ({ value: locale, label: `${LOCALE_NAMES[locale]} (${locale})` }));

/** True for the base locale, which others fall back to, and for all locales at once. */
export const isBaseOrAll = (locale: string | undefined | null): boolean =>
  !locale || locale === BASE_LOCALE || locale === 'all';
