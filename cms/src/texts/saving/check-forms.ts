import type { Finding } from '@app/locales/rules.ts';
import { checkForms, checkLeftovers, checkLength, FINDINGS } from '@app/locales/rules.ts';
import type { Locale } from '../../locales.ts';
import { BASE_LOCALE } from '../../locales.ts';

/** A plural form of a text as it would be after a save. */
export interface CheckedForm {
  form: string;
  /** What readers would see; null if they would see the base. */
  words: string | null;
  /** Its counterparts in the base and in English. */
  base: string | null;
  english: string | null;
}

/**
 * Checks all forms of a text in one language. `model` has the placeholders that must be kept; for a text of the base it
 * is that of the file.
 */
export function checkTextForms(locale: Locale, forms: readonly CheckedForm[], model: string | null): Finding[] {
  const present = forms.filter((form): form is CheckedForm & { words: string } => form.words !== null);
  if (present.length === 0) return [];
  const found = checkForms(locale, new Map(present.map(({ form, words }) => [form, words])), model ?? '');
  const known = model === null ? found.filter(({ code }) => code !== 'lacks' && code !== 'invents') : found;
  return [...known, ...(locale === BASE_LOCALE ? [] : present.flatMap((form) => warnings(locale, form)))];
}

function warnings(locale: Locale, { form, words, base, english }: CheckedForm & { words: string }): Finding[] {
  const found = [
    ...(base === null ? [] : checkLeftovers(words, 'pl', base)),
    ...(english === null || locale === 'en' ? [] : checkLeftovers(words, 'en', english)),
    ...(base === null ? [] : checkLength(words, base)),
  ];
  return found.map((finding) => ({ form, ...finding }));
}

/** Whether a finding prevents a save. */
export const isError = ({ code }: Finding): boolean => FINDINGS[code] === 'error';
