import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SAME_EVERYWHERE, SAME_ON_PURPOSE } from './check-lists.ts';
import type { Locale, Namespace } from './manifest.ts';
import { BASE_LOCALE, BRAND_NAME, NAMESPACES, isLocale } from './manifest.ts';
import type { Messages } from './messages.ts';
import { families, flatten, pluralCategories } from './messages.ts';

/** Something wrong, and where: a path under `locales/` or of a code file, with the key or line. */
export interface Fault {
  where: string;
  what: string;
}

/** All namespaces of all locales that could be read. */
export type Texts = Map<Locale, Map<Namespace, Messages>>;

/** Reads a folder of texts; whatever is no proper file of texts becomes a fault. */
export function readTexts(folder: string): { texts: Texts; faults: Fault[] } {
  const texts: Texts = new Map();
  const faults: Fault[] = [];
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: locale } of folders) {
    if (locale === 'fixtures' || locale === 'node_modules') continue;
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

/** The one way a file of texts is written, so that tools and people make the same bytes. */
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
          checkLeftovers(locale, namespace, messages, other, texts.get(other)?.get(namespace) ?? {}, faults);
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
    if (!forms.has('')) checkPlural(locale, where, forms, faults);
    for (const [category, text] of forms) checkPlaceholders(locale, where, category, text, modelText, faults);
    checkScript(locale, where, [...forms.values()].join(' '), faults);
  }
}

function checkPlural(locale: Locale, where: string, forms: Map<string, string>, faults: Fault[]): void {
  const wanted = pluralCategories(locale);
  const missing = wanted.filter((category) => !forms.has(category));
  const extra = [...forms.keys()].filter((category) => category !== 'zero' && !wanted.includes(category));
  if (missing.length > 0) faults.push({ where, what: `lacks the plural forms ${missing.join(', ')}` });
  if (extra.length > 0) faults.push({ where, what: `has plural forms that its language has not: ${extra.join(', ')}` });
}

const PLACEHOLDER = /\{\{-?\s*([\w.]+)\s*(?:,[^{}]*)?\}\}/g;

/** Placeholders, tags and nested texts of a text, sorted, each once. */
export function placeholders(text: string): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map((match) => `{{${match[1]}}}`);
  const tags = [...text.matchAll(/<\/?[A-Za-z0-9]+ ?\/?>/g)].map((match) => match[0].replace(' ', ''));
  const nested = [...text.matchAll(/\$t\([^)]*\)/g)].map((match) => match[0]);
  return [...new Set([...names, ...tags, ...nested])].sort();
}

function checkPlaceholders(
  locale: Locale,
  where: string,
  category: string,
  text: string,
  model: string,
  faults: Fault[],
): void {
  const at = category === '' ? where : `${where}_${category}`;
  if (/[{}]/.test(text.replace(PLACEHOLDER, ''))) faults.push({ where: at, what: 'has a broken placeholder' });
  const wanted = placeholders(model);
  const present = placeholders(text);
  const mayOmitCount = category === 'zero' || (category === 'one' && oneIsOne(locale)) || category === 'two';
  const lacking = wanted.filter((name) => !present.includes(name) && !(name === '{{count}}' && mayOmitCount));
  const unknown = present.filter((name) => !wanted.includes(name));
  if (lacking.length > 0) faults.push({ where: at, what: `lacks ${lacking.join(' ')}` });
  if (unknown.length > 0) faults.push({ where: at, what: `has ${unknown.join(' ')}, which the base has not` });
}

/** Whether the form "one" of a language is said of the number 1 alone, and may do without the figure. */
function oneIsOne(locale: Locale): boolean {
  const rules = new Intl.PluralRules(locale);
  return Array.from({ length: 120 }, (_, n) => n).every((n) => (rules.select(n) === 'one') === (n === 1));
}

const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  bg: /\p{Script=Cyrillic}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};
const FOREIGN_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** A sentence has letters of its language's script; a Latin one (Serbian too) has no letter of another. */
function checkScript(locale: Locale, where: string, text: string, faults: Fault[]): void {
  const script = SCRIPTS[locale];
  if (script && words(text).length >= 3 && !script.test(text)) faults.push({ where, what: 'is not in its own script' });
  if (!script && FOREIGN_SCRIPT.test(text)) faults.push({ where, what: 'has letters of a foreign script' });
}

function checkLeftovers(
  locale: Locale,
  namespace: Namespace,
  own: Messages,
  other: Locale,
  otherOwn: Messages,
  faults: Fault[],
): void {
  const theirs = new Map(flatten(otherOwn));
  for (const [path, text] of flatten(own)) {
    if (text !== theirs.get(path) || words(text).length < 3) continue;
    if (SAME_EVERYWHERE.some((pattern) => pattern.test(text))) continue;
    if (SAME_ON_PURPOSE.has(`${locale} ${namespace}:${path}`)) continue;
    faults.push({ where: `${locale}/${namespace}.json ${path}`, what: `is the same as in ${other}` });
  }
}

/** Words of a text without placeholders, tags and the product's name. */
function words(text: string): string[] {
  const bare = text
    .replace(PLACEHOLDER, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(BRAND_NAME, ' ');
  return bare.match(/\p{L}{2,}/gu) ?? [];
}
