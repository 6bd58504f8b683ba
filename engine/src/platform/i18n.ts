import i18next from 'i18next';
import type { i18n } from 'i18next';
import { BASE_LOCALE, BRAND_NAME, baseMessagesFor, htmlLang, mergeMessages, readNamespace } from '@app/locales';
import type { Locale, Messages, Namespace } from '@app/locales';
import type errorTexts from '@app/locales/pl/errors.json';
import type mailTexts from '@app/locales/pl/mails.json';

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Paths<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K extends `${infer Stem}_${Plural}`
      ? Stem
      : K
    : `${K}.${Paths<T[K]>}`;
}[keyof T & string];

/** Text keys of a namespace, plural forms by their stem; typed for the namespaces that the engine uses. */
export type TextKey<N extends Namespace> = N extends 'errors'
  ? Paths<typeof errorTexts>
  : N extends 'mails'
    ? Paths<typeof mailTexts>
    : string;

/** Values for `{{placeholders}}`; `count` chooses the plural form. */
export type TextParams = Record<string, string | number | boolean>;
/** Returns a text of a namespace. @throws for an unknown key or a placeholder without a value. */
export type Translate<N extends Namespace> = (key: TextKey<N>, params?: TextParams) => string;

/** Texts edited by staff, which override those of the files: locale → namespace → nested texts. */
export type TextOverrides = Partial<Record<Locale, Partial<Record<Namespace, Messages>>>>;

let overrides: TextOverrides = {};
const instances = new Map<string, i18n>();
const translators = new Map<string, Translate<Namespace>>();

/** Replaces the overrides, effective at once. */
export function setTextOverrides(next: TextOverrides): void {
  overrides = next;
  instances.clear();
  translators.clear();
}

/** The texts of the file, overridden by edited ones. */
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
      // React escapes what it renders; the text part of a mail must not be escaped.
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

/** Translates texts of one namespace; cached until `setTextOverrides`. */
export function translator<N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
  const name = `${locale} ${namespace}`;
  let translate = translators.get(name);
  if (!translate) {
    const t = instanceOf(locale, namespace).getFixedT(locale, namespace);
    // Values are never interpreted as placeholder syntax.
    translate = (key, params) => t(key, { ...params, nest: false });
    translators.set(name, translate);
  }
  return translate as Translate<N>;
}

/** Formats dates and numbers for a language, instants in a time zone. */
export interface Formats {
  date(value: Date): string;
  dateTime(value: Date): string;
  number(value: number): string;
  /** One decimal, halves up. */
  grade(value: number): string;
  percent(share: number): string;
}

/** English is formatted for European readers: days before months. */
export const intlTag = (locale: Locale): string => (locale === 'en' ? 'en-GB' : htmlLang(locale));

/**
 * Rounds to one decimal, halves up: 4.25 → 4.3. The addend makes up for binary fractions (4.35 is stored as 4.3499…).
 */
export const roundGrade = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-9) / 10;

const formatsByName = new Map<string, Formats>();

/** `timeZone`: IANA name, the company's if there is one. */
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
