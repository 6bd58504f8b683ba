import type { PayloadRequest } from 'payload';
import { buildPagesExport } from '../export/build.ts';
import type { Locale } from '../locales.ts';

/**
 * Where staff have typed the words of this language themselves, by the key that stands behind them: there the typed
 * words are shown, and a text of the table waits until they are taken away. Of published pages.
 * @returns `namespace:path.to.key` → the name of the page, or of what else it stands in
 */
export async function typedPlaces(req: PayloadRequest, locale: Locale): Promise<Record<string, string>> {
  const { pages, navigation, planCards, badges, settings } = await buildPagesExport(req);
  const places: Record<string, string> = {};
  for (const page of pages) for (const key of typedIn(page, locale)) places[key] ??= page.name;
  for (const [name, value] of Object.entries({ navigation, planCards, badges, settings }))
    for (const key of typedIn(value, locale)) places[key] ??= name;
  return places;
}

/** Keys of all pairs, however deep, that have words of their own in the locale. */
function* typedIn(value: unknown, locale: Locale): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* typedIn(item, locale);
  else if (typeof value === 'object' && value !== null) {
    const { key, text, html } = value as { key?: unknown; text?: unknown; html?: unknown };
    const words = (text ?? html) as Partial<Record<Locale, unknown>> | null | undefined;
    if (typeof key === 'string' && typeof words === 'object' && words?.[locale]) yield key;
    for (const part of Object.values(value)) yield* typedIn(part, locale);
  }
}
