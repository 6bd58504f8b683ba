import { SAME_EVERYWHERE } from './check-lists.ts';
import type { Locale } from './manifest.ts';
import { BRAND_NAME } from './manifest.ts';
import { pluralCategories } from './messages.ts';

/**
 * Errors that a text can have by itself or compared with the base. Pure: shared by the file check and the cms's editor.
 */
export const FINDINGS = {
  empty: 'error',
  spaces: 'error',
  too_long: 'error',
  broken_placeholder: 'error',
  unknown_format: 'error',
  lacks: 'error',
  invents: 'error',
  broken_tags: 'error',
  forms_missing: 'error',
  forms_extra: 'error',
  own_script: 'error',
  foreign_script: 'error',
  same_as: 'warning',
  left_in: 'warning',
  much_longer: 'warning',
} as const;
export type FindingCode = keyof typeof FINDINGS;

/** `form` is the plural category it is about, empty for a text without forms and for all forms together. */
export interface Finding {
  form: string;
  code: FindingCode;
  /** What is named: placeholders, plural categories, a language, words. */
  names: string;
}

/** The forms of one text by plural category; the category of a text without forms is empty. */
export type Forms = ReadonlyMap<string, string>;

/** Longer texts are documents, which belong to pages. */
export const MAX_TEXT_LENGTH = 4000;

const PLACEHOLDER = /\{\{-?\s*([\w.]+)\s*(?:,\s*([^{}]*?)\s*)?\}\}/g;
const TAG = /<\/?[A-Za-z0-9]+ ?\/?>/g;
const NESTED = /\$t\([^)]*\)/g;
/** i18next's built-in formats. */
const FORMATS = ['number', 'currency', 'datetime', 'relativetime', 'list'];

/** Placeholders, tags and nested texts of a text, sorted, each once. */
export function placeholders(text: string): string[] {
  const names = [...text.matchAll(PLACEHOLDER)].map((match) => `{{${match[1]}}}`);
  const tags = [...text.matchAll(TAG)].map((match) => match[0].replace(' ', ''));
  const nested = [...text.matchAll(NESTED)].map((match) => match[0]);
  return [...new Set([...names, ...tags, ...nested])].sort();
}

/** A text cut at its placeholders and tags, in order, as they are typed. */
export function pieces(text: string): { text: string; kind: 'words' | 'placeholder' | 'tag' }[] {
  const all = new RegExp(`${PLACEHOLDER.source}|${TAG.source}|${NESTED.source}`, 'g');
  const found: ReturnType<typeof pieces> = [];
  let at = 0;
  for (const match of text.matchAll(all)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index), kind: 'words' });
    found.push({ text: match[0], kind: match[0].startsWith('<') ? 'tag' : 'placeholder' });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), kind: 'words' });
  return found;
}

/** Checks all forms of a text. `model` is the base's text, its `other` form where it has forms. */
export function checkForms(locale: Locale, forms: Forms, model: string): Finding[] {
  const found: Finding[] = [];
  if (!forms.has('')) found.push(...checkCategories(locale, forms));
  for (const [form, text] of forms) {
    for (const [code, names] of checkOne(locale, form, text, model)) found.push({ form, code, names });
  }
  found.push(...checkScript(locale, [...forms.values()].join(' ')));
  return found;
}

function checkCategories(locale: Locale, forms: Forms): Finding[] {
  const wanted = pluralCategories(locale);
  const missing = wanted.filter((category) => !forms.has(category));
  const extra = [...forms.keys()].filter((category) => category !== 'zero' && !wanted.includes(category));
  return [
    ...(missing.length > 0 ? [{ form: '', code: 'forms_missing' as const, names: missing.join(', ') }] : []),
    ...(extra.length > 0 ? [{ form: '', code: 'forms_extra' as const, names: extra.join(', ') }] : []),
  ];
}

function* checkOne(locale: Locale, form: string, text: string, model: string): Generator<[FindingCode, string]> {
  if (text.trim() === '') yield ['empty', ''];
  else if (text !== text.trim()) yield ['spaces', ''];
  if (text.length > MAX_TEXT_LENGTH) yield ['too_long', String(MAX_TEXT_LENGTH)];
  if (/[{}]/.test(text.replace(PLACEHOLDER, '')) || /\$t\((?![^)]*\))/.test(text)) yield ['broken_placeholder', ''];
  const formats = [...text.matchAll(PLACEHOLDER)].flatMap(([, , format]) => (format === undefined ? [] : [format]));
  const unknown = formats.filter((format) => !FORMATS.includes(format.replace(/\(.*\)$/, '')));
  if (unknown.length > 0) yield ['unknown_format', unknown.join(' ')];
  const wanted = placeholders(model);
  const present = placeholders(text);
  const mayOmitCount = form === 'zero' || (form === 'one' && oneIsOne(locale)) || form === 'two';
  const lacking = wanted.filter((name) => !present.includes(name) && !(name === '{{count}}' && mayOmitCount));
  const invented = present.filter((name) => !wanted.includes(name));
  if (lacking.length > 0) yield ['lacks', lacking.join(' ')];
  if (invented.length > 0) yield ['invents', invented.join(' ')];
  const tag = lacking.length + invented.length === 0 ? unbalanced(text) : undefined;
  if (tag) yield ['broken_tags', tag];
}

/** Whether a language's form "one" means the number 1 only, and may omit it. */
function oneIsOne(locale: Locale): boolean {
  const rules = new Intl.PluralRules(locale);
  return Array.from({ length: 120 }, (_, n) => n).every((n) => (rules.select(n) === 'one') === (n === 1));
}

/** The first tag that is closed without being open, or the last that stays open. */
function unbalanced(text: string): string | undefined {
  const open: string[] = [];
  for (const [tag] of text.matchAll(TAG)) {
    const name = tag.replace(/[</ >]/g, '');
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return tag;
  }
  const left = open.pop();
  return left === undefined ? undefined : `<${left}>`;
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
function checkScript(locale: Locale, text: string): Finding[] {
  const script = SCRIPTS[locale];
  if (script && wordsOf(text).length >= 3 && !script.test(text)) return [{ form: '', code: 'own_script', names: '' }];
  if (!script && FOREIGN_SCRIPT.test(text)) return [{ form: '', code: 'foreign_script', names: '' }];
  return [];
}

/** This many consecutive lower-case words do not match by chance; Slavic languages share more. */
const RUN: Record<'en' | 'pl', number> = { en: 4, pl: 6 };

/** Words left in English or Polish: the whole text, or a run of it. Names and short words are allowed. */
export function checkLeftovers(text: string, other: 'en' | 'pl', theirs: string): Omit<Finding, 'form'>[] {
  if (SAME_EVERYWHERE.some((pattern) => pattern.test(text))) return [];
  const alike = (one: string) =>
    one
      .toLocaleLowerCase()
      .replace(/[\s\p{P}]+/gu, ' ')
      .trim();
  if (wordsOf(text).length >= 2 && alike(text) === alike(theirs)) return [{ code: 'same_as', names: other }];
  const known = new Set(runs(theirs, RUN[other]));
  const run = runs(text, RUN[other]).find((candidate) => known.has(candidate));
  return run === undefined ? [] : [{ code: 'left_in', names: run }];
}

function runs(text: string, length: number): string[] {
  return bare(text)
    .split(/[^\p{L}’' -]+|\s-\s/u)
    .flatMap((part) => {
      const words = part.split(/\s+/).filter(Boolean);
      return words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length));
    })
    .filter((run) => run.every((word) => word.length > 1 && /^\p{Ll}/u.test(word)))
    .map((run) => run.join(' '));
}

/** Too long for a button or line: more than half longer than the base, and a word more. */
export function checkLength(text: string, model: string): Omit<Finding, 'form'>[] {
  const longer = [...text].length > [...model].length * 1.6 + 12;
  return longer ? [{ code: 'much_longer', names: String([...text].length - [...model].length) }] : [];
}

/** Words of a text without placeholders, tags and the product's name. */
const wordsOf = (text: string): string[] => bare(text).match(/\p{L}{2,}/gu) ?? [];

/** A full stop replaces each removed part, so that the words around it are not adjacent. */
const bare = (text: string): string =>
  text
    .replace(PLACEHOLDER, ' . ')
    .replace(/<[^>]*>/g, ' . ')
    .replaceAll(BRAND_NAME, ' . ');
