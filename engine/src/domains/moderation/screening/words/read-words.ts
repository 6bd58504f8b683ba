import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { SHARED_CROATIAN, readWordFile } from '../../phrases/word-file.ts';
import type { WordLists } from '../../phrases/word-file.ts';

interface ReadOptions<Section> {
  optional?: readonly Section[];
  /** Languages that have no file of this kind. */
  without?: readonly Locale[];
  /** Languages that read another one's file. */
  sharedFiles?: Partial<Record<Locale, Locale>>;
}

/**
 * Reads `<kind>/<locale>.txt`. Locales that share a file share its value.
 * @throws Error with file and line for a file that is missing or malformed (`phrases/word-file.ts`).
 */
export function readWords<Section extends string>(
  kind: string,
  sections: readonly Section[],
  { optional = [], without = [], sharedFiles = SHARED_CROATIAN }: ReadOptions<Section> = {},
): ReadonlyMap<Locale, WordLists<Section>> {
  const files = new Map<Locale, WordLists<Section>>();
  for (const locale of LOCALES) {
    const file = sharedFiles[locale] ?? locale;
    if (file === locale && !without.includes(locale))
      files.set(locale, readWordFile(new URL(`${kind}/${locale}.txt`, import.meta.url), sections, optional));
  }
  return new Map(
    LOCALES.flatMap((locale) => {
      const words = files.get(sharedFiles[locale] ?? locale);
      return words ? [[locale, words] as const] : [];
    }),
  );
}
