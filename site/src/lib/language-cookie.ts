import { isLocale, type Locale } from '@app/locales/manifest.ts';

const YEAR_SECONDS = 31_536_000;

/** The specification's language cookie: remembers a choice that was made on a page of ours, and only that. */
export function rememberLanguage(locale: Locale): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `language=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}

/** The language that was chosen on this machine; null when none was. */
export function rememberedLanguage(): Locale | null {
  const value = /(?:^|;\s*)language=([a-z]+)/.exec(document.cookie)?.[1];
  return isLocale(value) ? value : null;
}
