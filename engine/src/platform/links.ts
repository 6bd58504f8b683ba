import { BASE_LOCALE } from '@app/locales/manifest.ts';
import type { Locale } from '@app/contracts/common';

/** A path of the public site in `locale`: the base locale's pages have no prefix. */
export function localePath(locale: Locale, path: string): string {
  return locale === BASE_LOCALE ? path : `/${locale}${path}`;
}
