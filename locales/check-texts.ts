import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SAME_ON_PURPOSE } from './check-lists.ts';
import type { Locale, Namespace } from './manifest.ts';
import { BASE_LOCALE, NAMESPACES, isLocale } from './manifest.ts';
import type { Messages } from './messages.ts';
import { families, flatten } from './messages.ts';
import type { FindingCode } from './rules.ts';
import { checkForms, checkLeftovers } from './rules.ts';

/** An error and its place: a path under `locales/` or of a code file, with the key or line. */
export interface Fault {
  where: string;
  what: string;
}

/** All namespaces of all locales that could be read. */
export type Texts = Map<Locale, Map<Namespace, Messages>>;

/** Reads a folder of texts; invalid files become errors. */
export function readTexts(folder: string): { texts: Texts; faults: Fault[] } {
  const texts: Texts = new Map();
  const faults: Fault[] = [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: locale } of folders) {
    if (['fixtures', 'marks', 'node_modules'].includes(locale)) continue;
    if (!isLocale(locale)) {
      faults.push({ where: locale, what: 'is not one of our languages' });
      continue;
    }
    const own = new Map<Namespace, Messages>();
    texts.set(locale, own);
    for (const file of readdirSync(join(folder, locale)).sort()) {
      const where = `${locale}/${file}`;
      const namespace = file.replace(/\.json$/, '') as Namespace;
      if (!NAMESPACES.includes(namespace)) {
        faults.push({ where, what: 'is not one of our namespaces' });
        continue;
      }
      const messages = parseFile(readFileSync(join(folder, locale, file), 'utf8'), where, faults);
      if (messages) own.set(namespace, messages);
    }
  }
  return { texts, faults };
}

/** The canonical format of a text file, so that tools and people write the same bytes. */
export function stableJson(messages: Messages): string {
  return `${JSON.stringify(messages, null, 2)}\n`;
}

function parseFile(text: string, where: string, faults: Fault[]): Messages | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    faults.push({ where, what: `is not JSON: ${(error as Error).message}` });
    return null;
  }
  const before = faults.length;
  checkShape(parsed, where, '', faults);
  if (faults.length > before) return null;
  if (text !== stableJson(parsed as Messages)) {
    faults.push({ where, what: 'is not in the stable format, or repeats a key; run with --fix' });
  }
  return parsed as Messages;
}

function checkShape(value: unknown, where: string, path: string, faults: Fault[]): void {
  const at = path === '' ? where : `${where} ${path}`;
  if (typeof value === 'string') {
    if (value.trim() === '') faults.push({ where: at, what: 'is empty' });
    else if (value !== value.trim()) faults.push({ where: at, what: 'begins or ends with a space' });
  } else if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    for (const [key, inner] of Object.entries(value)) {
      if (!/^[A-Za-z0-9][\w-]*$/.test(key))
        faults.push({ where: at, what: `"${key}" is no good key: use letters, digits, _ and -` });
      checkShape(inner, where, path === '' ? key : `${path}.${key}`, faults);
    }
  } else {
    faults.push({ where: at, what: 'must be a text or an object of texts' });
  }
}

/** Checks texts against each other. `complete` says which namespaces a locale promises in full. */
export function checkTexts(texts: Texts, complete: Record<Locale, readonly Namespace[]>): Fault[] {
  const faults: Fault[] = [];
  const base = texts.get(BASE_LOCALE) ?? new Map<Namespace, Messages>();
  for (const [locale, own] of texts) {
    for (const [namespace, messages] of own) {
      checkNamespace(locale, namespace, messages, base.get(namespace) ?? {}, faults);
      for (const other of ['en', BASE_LOCALE] as const) {
        if (other !== locale && !(locale === BASE_LOCALE && other === 'en')) {
          findLeftovers(locale, namespace, messages, other, texts.get(other)?.get(namespace) ?? {}, faults);
        }
      }
    }
  }
  for (const [locale, namespaces] of Object.entries(complete) as [Locale, readonly Namespace[]][]) {
    for (const namespace of namespaces) {
      const present = families(texts.get(locale)?.get(namespace) ?? {});
      for (const path of families(base.get(namespace) ?? {}).keys()) {
        if (!present.has(path)) faults.push({ where: `${locale}/${namespace}.json ${path}`, what: 'is missing' });
      }
    }
  }
  return faults;
}

function checkNamespace(locale: Locale, namespace: Namespace, own: Messages, base: Messages, faults: Fault[]): void {
  const wanted = families(base);
  for (const [path, forms] of families(own)) {
    const where = `${locale}/${namespace}.json ${path}`;
    const model = wanted.get(path);
    if (!model) {
      faults.push({ where, what: `is not in the base locale (${BASE_LOCALE})` });
      continue;
    }
    const modelText = model.get('other') ?? model.get('') ?? '';
    if (forms.has('') !== model.has('')) {
      faults.push({ where, what: model.has('') ? 'has plural forms, the base has none' : 'needs plural forms' });
      continue;
    }
    for (const { form, code, names } of checkForms(locale, forms, modelText)) {
      // Empty texts and loose spaces were found when the file was read.
      if (code !== 'empty' && code !== 'spaces')
        faults.push({ where: form === '' ? where : `${where}_${form}`, what: inWords(code, names) });
    }
  }
}

const WORDS: Record<FindingCode, string> = {
  empty: 'is empty',
  spaces: 'begins or ends with a space',
  too_long: 'is longer than * characters',
  broken_placeholder: 'has a broken placeholder',
  unknown_format: 'has a placeholder with the unknown format *',
  lacks: 'lacks *',
  invents: 'has *, which the base has not',
  broken_tags: 'opens and closes its tags wrongly: *',
  forms_missing: 'lacks the plural forms *',
  forms_extra: 'has plural forms that its language has not: *',
  own_script: 'is not in its own script',
  foreign_script: 'has letters of a foreign script',
  same_as: 'is the same as in *',
  left_in: 'has words left in another language: *',
  much_longer: 'is longer than the base by * characters',
};

const inWords = (code: FindingCode, names: string): string => WORDS[code].replace('*', () => names);

function findLeftovers(
  locale: Locale,
  namespace: Namespace,
  own: Messages,
  other: 'en' | 'pl',
  otherOwn: Messages,
  faults: Fault[],
): void {
  const theirs = new Map(flatten(otherOwn));
  for (const [path, text] of flatten(own)) {
    if (SAME_ON_PURPOSE.has(`${locale} ${namespace}:${path}`)) continue;
    for (const { code, names } of checkLeftovers(text, other, theirs.get(path) ?? ''))
      faults.push({ where: `${locale}/${namespace}.json ${path}`, what: inWords(code, names) });
  }
}
