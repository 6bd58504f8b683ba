import { PLAN_NAMES, PLAN_TITLES } from '@app/contracts/plans';
import type { Locale } from '@app/locales';
import type { ErrorParams } from '../kernel/errors.ts';
import { formats, translator } from './i18n.ts';
import type { TextKey, TextParams } from './i18n.ts';

/** Parameters that select the plural form of a text. */
const COUNTED = ['minimum', 'maximum', 'seconds', 'kilobytes'] as const;

/** Parameters for a text: instants as dates, plans by what they are called, empty values as a dash, the counted number as `count`. */
function textParams(params: ErrorParams, locale: Locale): TextParams {
  const words: TextParams = {};
  for (const [name, value] of Object.entries(params)) {
    if (name.endsWith('At') && typeof value === 'string' && !Number.isNaN(Date.parse(value)))
      words[name] = formats(locale).date(new Date(value));
    else if (name === 'plan') words[name] = titleOf(value);
    else words[name] = value === '' ? '–' : value;
  }
  const counted = COUNTED.find((name) => typeof params[name] === 'number');
  if (counted && words['count'] === undefined) words['count'] = params[counted] as number;
  return words;
}

function titleOf(plan: ErrorParams[string]): string {
  const known = PLAN_NAMES.find((name) => name === plan);
  return known ? PLAN_TITLES[known] : String(plan);
}

/** The text of a computed key; undefined if there is none or a value is missing. */
function errorText(key: string, params: TextParams, locale: Locale): string | undefined {
  if (!/^[\w.]+$/.test(key)) return undefined;
  try {
    return translator(locale, 'errors')(key as TextKey<'errors'>, params);
  } catch {
    return undefined;
  }
}

/** Describes an error and what to do about it. An unknown code gets the text of an internal error. */
export function problemText(code: string, params: ErrorParams, locale: Locale): { title: string; detail?: string } {
  const values = textParams(params, locale);
  const title = errorText(`codes.${code}.title`, values, locale);
  if (title === undefined) return code === 'internal' ? { title: code } : problemText('internal', {}, locale);
  const detail = errorText(`codes.${code}.detail`, values, locale);
  return detail === undefined ? { title } : { title, detail };
}

/** Describes an invalid field of a form. */
export function fieldErrorText(code: string, params: ErrorParams, locale: Locale): string {
  const values = textParams(params, locale);
  // An empty text is not too short: it is missing.
  const empty = (code === 'text_too_small' || code === 'list_too_small') && Number(params['minimum']) <= 1;
  const words = errorText(`fields.${empty ? 'required' : code}`, values, locale);
  return words ?? errorText('fields.invalid', values, locale) ?? code;
}

/** Describes a problem with a CSV row: its own text, otherwise that of the error, otherwise that of the field. */
export function csvErrorText(code: string, params: ErrorParams, locale: Locale): string {
  const values = textParams(params, locale);
  const own = errorText(`csv.${code.replace(/^csv_/, '')}`, values, locale);
  if (own !== undefined) return own;
  const title = errorText(`codes.${code}.title`, values, locale);
  if (title === undefined) return fieldErrorText(code, params, locale);
  const detail = errorText(`codes.${code}.detail`, values, locale);
  return detail === undefined ? title : `${title}. ${detail}`;
}
