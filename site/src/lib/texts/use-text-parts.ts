import { use } from 'react';
import type { i18n as I18n } from 'i18next';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Locale } from '@app/locales/manifest.ts';
import { loadWhenOnline } from '../api/load-when-online.ts';
import { splitPart, textPartPath, type TextPart } from './parts.ts';
import { useT } from './i18n.ts';

type Texts = Record<string, unknown>;

/** Parts that were asked for in this tab, by address, and together as components need them. */
const parts = new Map<string, Promise<Texts>>();
const sets = new Map<string, Promise<Texts[]>>();
/** What was added to the texts of a page: each navigation makes new ones. */
const added = new WeakMap<I18n, Set<string>>();

/**
 * Adds parts of the texts to those that the page has, for the component and what it renders. Suspends until they are
 * loaded.
 */
export function useTextParts(wanted: readonly TextPart[]): void {
  const { i18n } = useTranslation();
  const { locale } = useT();
  const own = added.get(i18n) ?? new Set<string>();
  added.set(i18n, own);
  const missing = wanted.filter((part) => own.has(part) || !has(i18n, locale, part));
  if (missing.length === 0) return;
  const texts = use(loadAll(missing.map((part) => textPartPath(locale, part))));
  for (const [at, part] of missing.entries()) {
    if (own.has(part)) continue;
    const { namespace, key } = known(part);
    i18n.addResourceBundle(locale, namespace, key === null ? texts[at] : { [key]: texts[at] }, true);
    own.add(part);
  }
}

/** Loads again what was loaded: while developing, a text may have been changed. @returns whether any was */
export async function reloadTextParts(): Promise<boolean> {
  const paths = [...parts.keys()];
  const before = await Promise.all(parts.values());
  const now = await Promise.all(paths.map(fetchTexts));
  paths.forEach((path, at) => parts.set(path, Promise.resolve(now[at] ?? {})));
  sets.clear();
  return JSON.stringify(before) !== JSON.stringify(now);
}

/** The same promise each time, as `use` needs it; another one after a failure. */
const loadAll = (paths: readonly string[]): Promise<Texts[]> =>
  kept(sets, paths.join(' '), () => Promise.all(paths.map(load)));

const load = (path: string): Promise<Texts> => kept(parts, path, () => loadWhenOnline(() => fetchTexts(path)));

function kept<T>(store: Map<string, Promise<T>>, key: string, begin: () => Promise<T>): Promise<T> {
  const known = store.get(key);
  if (known) return known;
  const begun = begin();
  store.set(key, begun);
  begun.catch(() => store.delete(key));
  return begun;
}

async function fetchTexts(path: string): Promise<Texts> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as Texts;
}

function has(i18n: I18n, locale: Locale, part: TextPart): boolean {
  const { namespace, key } = known(part);
  return key === null
    ? i18n.hasResourceBundle(locale, namespace)
    : i18n.getResource(locale, namespace, key) !== undefined;
}

function known(part: TextPart) {
  const split = splitPart(part);
  if (!split) throw new Error(`There are no texts ${part}.`);
  return split;
}
