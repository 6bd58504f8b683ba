import type { Locale } from '@app/locales/manifest.ts';

const CYRILLIC = new Set<Locale>(['bg', 'ru', 'uk']);
/** Languages that have words without any letter beyond Latin-1 on most lines: their second file can wait. */
const LATIN_ONLY = new Set<Locale>(['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'da', 'no', 'sv', 'fi']);

/** The files that the first screen surely needs, so that words do not jump when they arrive. */
export function fontsToPreload(files: Partial<Record<string, string[]>>, locale: Locale): string[] {
  if (CYRILLIC.has(locale)) return files['cyrillic'] ?? [];
  if (locale === 'el') return files['greek'] ?? [];
  const latin = files['latin'] ?? [];
  return LATIN_ONLY.has(locale) || locale === 'ja' ? latin : [...latin, ...(files['latin-ext'] ?? [])];
}
