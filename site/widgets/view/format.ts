// As the site's own formats (site/src/lib/texts), which bring more than a widget may weigh.
const TAGS = new Map([
  ['no', 'nb'],
  ['sr', 'sr-Latn'],
  ['pt', 'pt-PT'],
]);
const INTL_TAGS = new Map([...TAGS, ['en', 'en-GB'], ['bs', 'sr-Latn']]);

/** Value of `lang` for one of our languages; undefined for what is not a language. */
export const htmlLang = (language: string | null | undefined): string | undefined =>
  language && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? (TAGS.get(language) ?? language) : undefined;

const intlTag = (locale: string): string => INTL_TAGS.get(locale) ?? htmlLang(locale) ?? 'en-GB';

const formats = new Map<string, unknown>();
function kept<Format>(key: string, make: () => Format): Format {
  let format = formats.get(key) as Format | undefined;
  if (!format) formats.set(key, (format = make()));
  return format;
}

/** To one decimal, halves up: the rule of the site's pages. */
const roundGrade = (value: number): number => Math.floor(value * 10 + 0.5 + 1e-9) / 10;

export const formatGrade = (locale: string, value: number): string =>
  kept(`g${locale}`, () => new Intl.NumberFormat(intlTag(locale), { minimumFractionDigits: 1 })).format(
    roundGrade(value),
  );

export const formatNumber = (locale: string, value: number): string =>
  kept(`n${locale}`, () => new Intl.NumberFormat(intlTag(locale))).format(value);

/** Empty for what is not a date. */
export function formatDate(locale: string, value: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return kept(`d${locale}`, () => new Intl.DateTimeFormat(intlTag(locale), { dateStyle: 'long' })).format(date);
}

/** Name of a language in the reader's. */
export function languageName(locale: string, language: string): string {
  const code = htmlLang(language);
  if (!code) return '';
  return kept(`l${locale}`, () => new Intl.DisplayNames([intlTag(locale)], { type: 'language' })).of(code) ?? language;
}

/** First letters of the first and last word of a name, in any script. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? []);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((letter) => Array.from((letter ?? '').toUpperCase())[0] ?? '').join('');
}
