import { LOCALES, type Locale } from '../locales.ts';

/** One value that differs between two versions. */
export interface Change {
  /** Names of the fields that lead to it, without rows: `blocks`, `title`, `text`. */
  fields: string[];
  locale: Locale | null;
  /** The words before and after; null where there were none, or where the value has no words. */
  before: string | null;
  after: string | null;
}

/** What versions keep about themselves. */
const OWN = new Set(['id', '_status', 'savedBy', 'createdAt', 'updatedAt', 'blockName', '_uuid']);

interface Leaf {
  fields: string[];
  locale: Locale | null;
  words: string;
}

const isLocale = (name: string): name is Locale => LOCALES.some((locale) => locale === name);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of rich text. */
function plainWords(node: Record<string, unknown>): string {
  if (typeof node['text'] === 'string') return node['text'];
  const children = Array.isArray(node['children']) ? node['children'].filter(isRecord) : [];
  return children.map(plainWords).join(' ').trim();
}

/** Every value of a version by its place; rows are told by their ids, so that a moved row has not changed. */
function* leavesOf(value: unknown, place: string, fields: string[], locale: Locale | null): Generator<[string, Leaf]> {
  if (value === null || value === undefined || value === '') return;
  if (Array.isArray(value)) {
    for (const [at, row] of value.entries()) {
      const id = isRecord(row) && typeof row['id'] === 'string' ? row['id'] : String(at);
      yield* leavesOf(row, `${place}.${id}`, fields, locale);
    }
  } else if (isRecord(value)) {
    if (isRecord(value['root'])) {
      yield [place, { fields, locale, words: plainWords(value['root']) }];
      return;
    }
    // A document that another one names is told by its id alone.
    if (fields.length > 0 && typeof value['id'] === 'string' && 'updatedAt' in value) {
      yield [place, { fields, locale, words: value['id'] }];
      return;
    }
    for (const [name, inner] of Object.entries(value)) {
      if (OWN.has(name)) continue;
      if (isLocale(name)) yield* leavesOf(inner, `${place}.${name}`, fields, name);
      else yield* leavesOf(inner, `${place}.${name}`, [...fields, name], locale);
    }
  } else yield [place, { fields, locale, words: String(value) }];
}

/** The values in which a version differs from the one before it, in the order of the form. */
export function whatChanged(before: unknown, after: unknown): Change[] {
  const old = new Map(leavesOf(before, '', [], null));
  const fresh = new Map(leavesOf(after, '', [], null));
  const places = new Set([...fresh.keys(), ...old.keys()]);
  return [...places].flatMap((place) => {
    const [was, is] = [old.get(place), fresh.get(place)];
    if (was?.words === is?.words) return [];
    const { fields, locale } = (is ?? was) as Leaf;
    return [{ fields, locale, before: was?.words ?? null, after: is?.words ?? null }];
  });
}
