import { isLocale, type Locale } from '@app/locales/manifest.ts';

const YEAR_SECONDS = 31_536_000;

/** Language cookie: stores an explicit choice of the visitor only. */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `language=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** The chosen language; null if none was chosen. */
export function rememberedLanguage(): Locale | null {
  const value = /(?:^|;\s*)language=([a-z]+)/.exec(document.cookie)?.[1];
  return isLocale(value) ? value : null;
}
