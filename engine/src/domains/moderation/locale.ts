import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';

/** A language from the database as a locale of the interface. */
export const asLocale = (language: string): Locale => LOCALES.find((locale) => locale === language) ?? 'en';
