import i18next from 'i18next';
import type { i18n } from 'i18next';
import { BASE_LOCALE, BRAND_NAME, baseMessagesFor, htmlLang, mergeMessages, readNamespace } from '@app/locales';
import type { Locale, Messages, Namespace } from '@app/locales';
import type errorTexts from '@app/locales/pl/errors.json';
import type mailTexts from '@app/locales/pl/mails.json';
import type { ErrorParams } from '../kernel/errors.ts';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Stem}_${Plural}`
      ? Stem
      : K
    : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** Keys of the texts of a namespace, plural forms by their stem; known for those that the engine speaks itself. */
type TextKey<N extends Namespace> = N extends 'errors'
  ? Paths<typeof errorTexts>
  : N extends 'mails'
    ? Paths<typeof mailTexts>
    : string;

/** Values for `{{placeholders}}`; `count` chooses the plural form. */
type TextParams = Record<string, string | number | boolean>;
/** Gives a text of a namespace. @throws when there is no such text or a placeholder has no value. */
export type Translate<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string;

/** Texts typed by staff over those of the files: locale → namespace → nested texts. */
export type TextOverrides = Partial<Record<Locale, Partial<Record<Namespace, Messages>>>>;

let overrides: TextOverrides = {};
const instances = new Map<string, i18n>();
const translators = new Map<string, Translate<Namespace>>();

/** Puts other overrides in the place of the present ones; texts asked for from now on have them. */
export function setTextOverrides(next: TextOverrides): void {
  overrides = next;
  instances.clear();
  translators.clear();
}

/** The file's texts with the edited ones over them. */
function ownMessages(locale: Locale, namespace: Namespace): Messages {
  const edited = overrides[locale]?.[namespace];
  const own = readNamespace(locale, namespace);
  return edited ? mergeMessages(own, edited, locale) : own;
}

function instanceOf(locale: Locale, namespace: Namespace): i18n {
  const name = `${locale} ${namespace}`;
  let instance = instances.get(name);
  if (!instance) {
    const own = ownMessages(locale, namespace);
    const base = baseMessagesFor(locale, ownMessages(BASE_LOCALE, namespace));
    const texts = locale === BASE_LOCALE ? own : mergeMessages(base, own, locale);
    instance = i18next.createInstance();
    void instance.init({
      lng: locale,
      fallbackLng: false,
      ns: [namespace],
      defaultNS: namespace,
      nsSeparator: ':',
      resources: { [locale]: { [namespace]: texts } },
      initImmediate: false,
      returnNull: false,
      // React escapes what it renders, and the text part of a mail must not be escaped.
      interpolation: { escapeValue: false, defaultVariables: { brand: BRAND_NAME } },
      parseMissingKeyHandler: (key) => {
        throw new Error(`no text ${namespace}:${key} in ${locale}`);
      },
      missingInterpolationHandler: (text, match) => {
        throw new Error(`no value for ${String(match[0])} of "${text}" in ${locale}`);
      },
    });
    instances.set(name, instance);
  }
  return instance;
}

/** Texts of one namespace in a language; made once, and again after `setTextOverrides`. */
export function translator<N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
  const name = `${locale} ${namespace}`;
  let translate = translators.get(name);
  if (!translate) {
    const t = instanceOf(locale, namespace).getFixedT(locale, namespace);
    // A value that looks like a text's own syntax stays what it is.
    translate = (key, params) => t(key, { ...params, nest: false });
    translators.set(name, translate);
  }
  return translate as Translate<N>;
}

/** Dates and numbers as people of a language write them; instants as the day and time they are in a zone. */
export interface Formats {
  date(value: Date): string;
  dateTime(value: Date): string;
  number(value: number): string;
  /** One decimal, halves up. */
  grade(value: number): string;
  percent(share: number): string;
}

/** English here is read in Europe: days before months. */
const intlTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : htmlLang(locale));

/** To one decimal, halves up: 4.25 → 4.3. The addend takes back what binary fractions lose (4.35 is stored as 4.3499…). */
export const roundGrade = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-9) / 10;

const formatsByName = new Map<string, Formats>();

/** `timeZone` is an IANA name, that of the company where there is one. */
export function formats(locale: Locale, timeZone = 'UTC'): Formats {
  const name = `${locale} ${timeZone}`;
  let found = formatsByName.get(name);
  if (!found) {
    const tag = intlTag(locale);
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone });
    const minute = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
    const plain = new Intl.NumberFormat(tag);
    const oneDecimal = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
    found = {
      date: (value) => day.format(value),
      dateTime: (value) => minute.format(value),
      number: (value) => plain.format(value),
      grade: (value) => oneDecimal.format(roundGrade(value)),
      percent: (share) => percent.format(share),
    };
    formatsByName.set(name, found);
  }
  return found;
}

/** Parameters whose number chooses the plural form of a text. */
const COUNTED = ['minimum', 'maximum', 'seconds', 'kilobytes'] as const;

/** Parameters as they stand in a sentence: instants as dates, nothing as a dash, the counted number as `count`. */
function spoken(params: ErrorParams, locale: Locale): TextParams {
  const words: TextParams = {};
  for (const [name, value] of Object.entries(params)) {
    if (name.endsWith('At') && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
      words[name] = formats(locale).date(new Date(value));
    else words[name] = value === '' ? '–' : value;
  }
  const counted = COUNTED.find((name) => typeof params[name] === 'number');
  if (counted && words['count'] === undefined) words['count'] = params[counted] as number;
  return words;
}

/** The text of a key put together at run time; undefined when there is none or a value for it is missing. */
function wordsOf(key: string, params: TextParams, locale: Locale): string | undefined {
  if (!/^[\w.]+$/.test(key)) return undefined;
  try {
    return translator(locale, 'errors')(key as TextKey<'errors'>, params);
  } catch {
    return undefined;
  }
}

/** A failure in words: what is wrong, and what to do about it. An unknown code is spoken of as an unexpected failure. */
export function problemWords(code: string, params: ErrorParams, locale: Locale): { title: string; detail?: string } {
  const values = spoken(params, locale);
  const title = wordsOf(`codes.${code}.title`, values, locale);
  if (title === undefined) return code === 'internal' ? { title: code } : problemWords('internal', {}, locale);
  const detail = wordsOf(`codes.${code}.detail`, values, locale);
  return detail === undefined ? { title } : { title, detail };
}

/** A wrong field of a form in words. */
export function fieldWords(code: string, params: ErrorParams, locale: Locale): string {
  const values = spoken(params, locale);
  // An empty text is not too short: it is missing.
  const empty = (code === 'text_too_small' || code === 'list_too_small') && Number(params['minimum']) <= 1;
  const words = wordsOf(`fields.${empty ? 'required' : code}`, values, locale);
  return words ?? wordsOf('fields.invalid', values, locale) ?? code;
}

/** What is wrong with a row of an order file: words of its own, else those of the field, else those of the failure. */
export function csvWords(code: string, params: ErrorParams, locale: Locale): string {
  const values = spoken(params, locale);
  const own = wordsOf(`csv.${code.replace(/^csv_/, '')}`, values, locale);
  if (own !== undefined) return own;
  const title = wordsOf(`codes.${code}.title`, values, locale);
  if (title === undefined) return fieldWords(code, params, locale);
  const detail = wordsOf(`codes.${code}.detail`, values, locale);
  return detail === undefined ? title : `${title}. ${detail}`;
}
