import type { Locale } from '@app/locales/manifest.ts';

const CYRILLIC = new Set<Locale>(['bg', 'ru', 'uk']);

/**
 * The files that the first screen surely needs, so that words do not jump when they arrive. Letters such as ł and ő come
 * from a second file that can wait: asked for at once, it holds up the first paint for longer than it is missed.
 */
export function fontsToPreload(files: Partial<Record<string, string[]>>, locale: Locale): string[] {
  if (CYRILLIC.has(locale)) return files['cyrillic'] ?? [];
  return files[locale === 'el' ? 'greek' : 'latin'] ?? [];
}
