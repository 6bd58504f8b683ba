import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault, Texts } from './check-texts.ts';
import { stableJson } from './check-texts.ts';
import type { Locale, Namespace } from './manifest.ts';
import { BASE_LOCALE } from './manifest.ts';
import type { Messages } from './messages.ts';
import { families, flatten } from './messages.ts';

/** What a text of a file is known for; a text without a mark is done. */
export interface Mark {
  /** Nobody has confirmed it: it came from an import or a machine. */
  draft?: true;
  /** The base text that it was written for, where the base has changed since. */
  base?: string;
}

/** The marks of a language by namespace and key, each plural form its own. */
export type Marks = Partial<Record<Namespace, Record<string, Mark>>>;

/** A fingerprint of every base text by namespace and family, as it was when the marks were last written. */
export type BaseDigests = Partial<Record<Namespace, Record<string, string>>>;

const FOLDER = 'marks';
/** The file of fingerprints, under `locales/`. */
export const DIGESTS_FILE = `${FOLDER}/base.json`;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The marks of a language; `{}` when its file is missing. */
export const readMarks = (locale: Locale, folder = import.meta.dirname): Marks =>
  (readJson(join(folder, FOLDER, `${locale}.json`)) ?? {}) as Marks;

/** The fingerprints of the base; undefined where none were ever written. */
export const readDigests = (folder = import.meta.dirname): BaseDigests | undefined =>
  readJson(join(folder, DIGESTS_FILE)) as BaseDigests | undefined;

const sorted = <Value>(record: Record<string, Value>): [string, Value][] =>
  Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Namespaces and keys in the order of the alphabet, without empty ones. */
const inOrder = (value: Record<string, Record<string, unknown> | undefined>): object =>
  Object.fromEntries(
    sorted(value).flatMap(([name, keys]) =>
      keys && Object.keys(keys).length > 0 ? [[name, Object.fromEntries(sorted(keys))]] : [],
    ),
  );

/** Writes a file of marks or fingerprints; one without content is removed. */
function write(folder: string, name: string, value: Marks | BaseDigests): void {
  const content = inOrder(value);
  mkdirSync(join(folder, FOLDER), { recursive: true });
  if (Object.keys(content).length === 0) rmSync(join(folder, FOLDER, name), { force: true });
  else writeFileSync(join(folder, FOLDER, name), stableJson(content as Messages));
}

export const writeMarks = (locale: Locale, marks: Marks, folder = import.meta.dirname): void =>
  write(folder, `${locale}.json`, marks);
export const writeDigests = (digests: BaseDigests, folder = import.meta.dirname): void =>
  write(folder, 'base.json', digests);

/** The fingerprints of the families of a namespace of the base. */
export function digestsOf(base: Messages): Record<string, string> {
  const digest = (forms: Map<string, string>): string =>
    createHash('sha256')
      .update(JSON.stringify([...forms].sort()))
      .digest('hex')
      .slice(0, 8);
  return Object.fromEntries([...families(base)].map(([family, forms]) => [family, digest(forms)]));
}

/** How many texts of a language are drafts, and how many were written for an older base. */
export function countMarks(marks: Marks): { drafts: number; outdated: number } {
  const all = Object.values(marks).flatMap((keys) => Object.values(keys));
  const drafts = all.filter(({ draft }) => draft).length;
  return { drafts, outdated: all.length - drafts };
}

/** Checks the marks against the texts. A draft in a namespace that its language promises is not what was promised. */
export function checkMarks(texts: Texts, folder: string, complete: Record<Locale, readonly Namespace[]>): Fault[] {
  const faults: Fault[] = [];
  const base = texts.get(BASE_LOCALE) ?? new Map<Namespace, Messages>();
  const digests = readDigests(folder);
  for (const [namespace, messages] of digests ? base : []) {
    const written = digests?.[namespace] ?? {};
    const present = digestsOf(messages);
    for (const family of new Set([...Object.keys(present), ...Object.keys(written)])) {
      if (written[family] === present[family]) continue;
      const what = 'has changed; run with --write, which marks the translations that did not change with it';
      faults.push({ where: `${BASE_LOCALE}/${namespace}.json ${family}`, what });
    }
  }
  for (const [locale, own] of texts) {
    for (const [namespace, marks] of Object.entries(readMarks(locale, folder)) as [Namespace, Record<string, Mark>][]) {
      const keys = new Map(flatten(own.get(namespace) ?? {}));
      for (const [key, mark] of Object.entries(marks)) {
        const where = `${FOLDER}/${locale}.json ${namespace}:${key}`;
        if (!keys.has(key)) faults.push({ where, what: 'marks a text that is not there; run with --write' });
        else if (mark.draft && complete[locale].includes(namespace))
          faults.push({ where, what: 'is a draft that nobody has confirmed' });
      }
    }
  }
  return faults;
}
