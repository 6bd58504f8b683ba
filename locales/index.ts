import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, Namespace } from './manifest.ts';
import { BASE_LOCALE } from './manifest.ts';
import type { Messages } from './messages.ts';
import { baseMessagesFor, families, mergeMessages } from './messages.ts';

export * from './manifest.ts';
export type { Messages } from './messages.ts';
export { baseMessagesFor, families, flatten, mergeMessages, pluralCategories } from './messages.ts';

/** The folder of `{locale}/{namespace}.json`. */
const LOCALES_FOLDER = import.meta.dirname;

/** A locale's own texts of a namespace; `{}` when it has none yet. */
export function readNamespace(locale: Locale, namespace: Namespace, folder = LOCALES_FOLDER): Messages {
  const file = join(folder, locale, `${namespace}.json`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return JSON.parse(text) as Messages;
  } catch (error) {
    throw new Error(`locales/${locale}/${namespace}.json is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

/** A locale's texts merged over those of the base locale. */
export function mergedNamespace(locale: Locale, namespace: Namespace, folder = LOCALES_FOLDER): Messages {
  const base = readNamespace(BASE_LOCALE, namespace, folder);
  return locale === BASE_LOCALE
    ? base
    : mergeMessages(baseMessagesFor(locale, base), readNamespace(locale, namespace, folder), locale);
}

/** How much of a namespace a locale has itself; plural forms of a text count as one. */
interface Completeness {
  total: number;
  own: number;
  /** own / total, 1 when there is nothing to translate. */
  share: number;
  complete: boolean;
  /** Paths without a text of its own. */
  missing: string[];
}

/** How much of the base's texts is there. */
export function completeness(base: Messages, texts: Messages): Completeness {
  const wanted = [...families(base).keys()];
  const present = families(texts);
  const missing = wanted.filter((path) => !present.has(path));
  const own = wanted.length - missing.length;
  const share = wanted.length === 0 ? 1 : own / wanted.length;
  return { total: wanted.length, own, share, complete: missing.length === 0, missing };
}
