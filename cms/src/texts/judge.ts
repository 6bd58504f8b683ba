import type { Finding } from '@app/locales/rules.ts';
import { checkForms, checkLeftovers, checkLength, FINDINGS } from '@app/locales/rules.ts';
import type { Locale } from '../locales.ts';
import { BASE_LOCALE } from '../locales.ts';

/** A form of a text as it would be after a save. */
export interface Judged {
  form: string;
  /** What readers would see; null where they would see the base. */
  words: string | null;
  /** Beside it in the base and in English. */
  base: string | null;
  english: string | null;
}

/**
 * What is wrong with all forms of a text in one language. A text of the base must keep the placeholders that the code
 * fills in, so `model` is then the file's text and not its own.
 */
export function judge(locale: Locale, forms: readonly Judged[], model: string | null): Finding[] {
  const present = forms.filter((form): form is Judged & { words: string } => form.words !== null);
  if (present.length === 0) return [];
  const found = checkForms(locale, new Map(present.map(({ form, words }) => [form, words])), model ?? '');
  const known = model === null ? found.filter(({ code }) => code !== 'lacks' && code !== 'invents') : found;
  return [...known, ...(locale === BASE_LOCALE ? [] : present.flatMap((form) => warnings(locale, form)))];
}

function warnings(locale: Locale, { form, words, base, english }: Judged & { words: string }): Finding[] {
  const found = [
    ...(base === null ? [] : checkLeftovers(words, 'pl', base)),
    ...(english === null || locale === 'en' ? [] : checkLeftovers(words, 'en', english)),
    ...(base === null ? [] : checkLength(words, base)),
  ];
  return found.map((finding) => ({ form, ...finding }));
}

/** Whether a finding keeps a text from being saved. */
export const isError = ({ code }: Finding): boolean => FINDINGS[code] === 'error';
