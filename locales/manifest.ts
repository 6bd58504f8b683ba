/** Constants about languages and texts. No file access: browser code imports this file and not `index.ts`. */

/** Interface languages; the base first. */
// prettier-ignore
export const LOCALES = [
  'pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it',
  'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi',
] as const;
export type Locale = (typeof LOCALES)[number];

/** Its texts are the fallback of every other locale, and its pages have no prefix. */
export const BASE_LOCALE = 'pl' satisfies Locale;

/** Each language's name in itself. */
export const LOCALE_NAMES: Record<Locale, string> = {
  pl: 'Polski',
  en: 'English',
  bg: 'Български',
  bs: 'Bosanski',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  el: 'Ελληνικά',
  es: 'Español',
  et: 'Eesti',
  fi: 'Suomi',
  fr: 'Français',
  hr: 'Hrvatski',
  hu: 'Magyar',
  it: 'Italiano',
  ja: '日本語',
  lt: 'Lietuvių',
  lv: 'Latviešu',
  nl: 'Nederlands',
  no: 'Norsk',
  pt: 'Português',
  ro: 'Română',
  ru: 'Русский',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  sr: 'Srpski',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
};

/** The 23 namespaces of the specification. */
const SITE_NAMESPACES = [
  'badges',
  'category',
  'common',
  'contact',
  'find-company',
  'footer',
  'google',
  'home',
  'hotels',
  'integrations',
  'mediation-system',
  'our-team',
  'partners',
  'pricing',
  'product',
  'profile',
  'references',
  'review-collection',
  'review-translate',
  'reviews',
  'surveys',
  'why-us',
  'zaufane',
] as const;

/** Our own ones: accounts, flows, panel, mails, errors, legal texts, the changelog and widgets. */
// prettier-ignore
const OWN_NAMESPACES = [
  'account', 'changelog', 'errors', 'invitation', 'legal', 'mails', 'nps', 'panel', 'trust', 'widgets',
] as const;

export const NAMESPACES = [...SITE_NAMESPACES, ...OWN_NAMESPACES] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** Namespaces for people who write a review, search a company, contact us or have an account, and all mails. */
// prettier-ignore
const VISITORS: readonly Namespace[] = [
  'mails', 'invitation', 'reviews', 'errors', 'mediation-system', 'common', 'footer', 'find-company', 'profile',
  'badges', 'trust', 'home', 'category', 'surveys', 'contact', 'product', 'nps', 'account', 'widgets',
];

/**
 * Namespaces that each locale must have completely: the checker fails on a missing key there. pl and en must have all.
 */
export const COMPLETE: Record<Locale, readonly Namespace[]> = {
  ...(Object.fromEntries(LOCALES.map((locale) => [locale, VISITORS])) as unknown as Record<
    Locale,
    readonly Namespace[]
  >),
  ...Object.fromEntries(['pl', 'en', 'bg', 'cs', 'de', 'hu', 'ro', 'sk'].map((locale) => [locale, NAMESPACES])),
  vi: ['common', 'mails', 'widgets'],
};

/** The product's name, defined only here. Texts use `{{brand}}`. */
export const BRAND_NAME: string = environment('BRAND_NAME') || 'Opinara';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}

/**
 * The BCP 47 tag of a locale for `lang` and Intl: Norwegian is Bokmål here, and Serbian is written in Latin letters
 * throughout (as its listing word is); Portuguese is the European one.
 */
export function htmlLang(locale: Locale): string {
  return LANG_TAGS[locale] ?? locale;
}

/**
 * The `hreflang` of a locale: the language only, because a territory would exclude all other readers, as Portugal would
 * Brazil.
 */
export function hreflang(locale: Locale): string {
  const { language, script } = new Intl.Locale(htmlLang(locale));
  return script ? `${language}-${script}` : language;
}

const LANG_TAGS: Partial<Record<Locale, string>> = { no: 'nb', sr: 'sr-Latn', pt: 'pt-PT' };

/** Reads an environment variable if there is a process; bundlers do not replace this form. */
function environment(name: string): string | undefined {
  return (globalThis as { process?: { env?: Record<string, string | undefined> } }).process?.env?.[name];
}
