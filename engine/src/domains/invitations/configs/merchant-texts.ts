import type { Locale } from '@app/contracts/common';
import type { ThankYouPage } from '@app/contracts/invitations';
import type { ThankYouWords } from '@app/contracts/review-forms';

/** Placeholders allowed in a merchant's text. */
export const PLACEHOLDERS = { mail: ['name', 'company'], sms: ['name', 'company', 'link'] } as const;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Placeholders in a merchant's text that are not among `known`. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]));

/** A merchant's text with values filled in. Without a value the gap closes: `Hi {{name}}!` → `Hi!`. */
export function fillPlaceholders(text: string, values: Record<string, string | null>): string {
  return text
    .replace(/[^\S\n]*\{\{\s*(\w+)\s*\}\}/g, (found, name: string) => {
      const value = values[name];
      if (value === undefined) return found;
      return value === null || value === '' ? '' : found.replace(PLACEHOLDER, () => value);
    })
    .replace(/^[^\S\n]+/gm, '')
    .replace(/^[,;:]\s*/gm, '');
}

/** The text in the reader's language, else in the fallback one. */
export const textIn = (
  words: Partial<Record<Locale, string>> | undefined,
  locale: Locale,
  fallback: Locale,
): string | undefined => words?.[locale] ?? words?.[fallback];

/** The configuration's thank-you page in the reader's language; null if the merchant has written nothing. */
export function thankYouIn(page: ThankYouPage, locale: Locale, fallback: Locale): ThankYouWords | null {
  const heading = textIn(page.heading, locale, fallback) ?? null;
  const body = textIn(page.body, locale, fallback) ?? null;
  const label = page.button && textIn(page.button.label, locale, fallback);
  const button = page.button && label ? { label, url: page.button.url } : null;
  return heading === null && body === null && button === null ? null : { heading, body, button };
}
