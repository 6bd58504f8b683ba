import type { Locale } from '@app/locales/manifest.ts';

const CYRILLIC = new Set<Locale>(['bg', 'ru', 'uk']);

/**
 * Fonts to preload, to avoid layout shifts. Letters such as ł and ő are in a second file, which is not preloaded: it
 * would delay the first paint for longer than it is missed.
 */
export function fontsToPreload(files: Partial<Record<string, string[]>>, locale: Locale): string[] {
  if (CYRILLIC.has(locale)) return files['cyrillic'] ?? [];
  return files[locale === 'el' ? 'greek' : 'latin'] ?? [];
}

/** Rules of fonts of the device that a page needs besides the Latin ones. */
export function scriptFallbacks(rules: { greek: string; cyrillic: string } | undefined, locale: Locale): string {
  if (CYRILLIC.has(locale)) return rules?.cyrillic ?? '';
  return locale === 'el' ? (rules?.greek ?? '') : '';
}
