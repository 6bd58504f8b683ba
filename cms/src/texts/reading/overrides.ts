import type { PayloadRequest } from 'payload';
import { buildPagesExport } from '../../export/build.ts';
import type { Locale } from '../../locales.ts';

/**
 * Where published content overrides texts of a language: a page, badge or plan card names the key but has typed words
 * of its own, which are shown until they are deleted.
 * @returns the name of the page, or of another place, by `namespace:path.to.key`
 */
export async function readOverrides(req: PayloadRequest, locale: Locale): Promise<Record<string, string>> {
  const { pages, navigation, planCards, badges, settings } = await buildPagesExport(req);
  const places: Record<string, string> = {};
  for (const page of pages) for (const key of overriddenKeys(page, locale)) places[key] ??= page.name;
  for (const [name, value] of Object.entries({ navigation, planCards, badges, settings }))
    for (const key of overriddenKeys(value, locale)) places[key] ??= name;
  return places;
}

/** The keys of all text pairs, at any depth, that have typed words in the locale. */
function* overriddenKeys(value: unknown, locale: Locale): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* overriddenKeys(item, locale);
  else if (typeof value === 'object' && value !== null) {
    const { key, text, html } = value as { key?: unknown; text?: unknown; html?: unknown };
    const words = (text ?? html) as Partial<Record<Locale, unknown>> | null | undefined;
    if (typeof key === 'string' && typeof words === 'object' && words?.[locale]) yield key;
    for (const part of Object.values(value)) yield* overriddenKeys(part, locale);
  }
}
