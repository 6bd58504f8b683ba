import type { Locale } from '@app/contracts/common';
import type { ThankYouPage } from '@app/contracts/invitations';
import type { ThankYouWords } from '@app/contracts/review-forms';

/** What a merchant's text may name. */
export const PLACEHOLDERS = { mail: ['name', 'company'], sms: ['name', 'company', 'link'] } as const;

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;

/** Placeholders of a merchant's text that there are not. */
export const strangePlaceholders = (text: string, known: readonly string[]): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, name = '']) => (known.includes(name) ? [] : [name]));

/** A merchant's text with its values. Where there is no name, what stood around it closes up: `Hi {{name}}!` → `Hi!`. */
export function fill(text: string, values: Record<string, string | null>): string {
  return text
    .replace(/[^\S\n]*\{\{\s*(\w+)\s*\}\}/g, (found, name: string) => {
      const value = values[name];
      if (value === undefined) return found;
      return value === null || value === '' ? '' : found.replace(PLACEHOLDER, () => value);
    })
    .replace(/^[^\S\n]+/gm, '')
    .replace(/^[,;:]\s*/gm, '');
}

/** The words in the reader's language, else in the configuration's default one. */
export const wordsIn = (
  words: Partial<Record<Locale, string>> | undefined,
  locale: Locale,
  fallback: Locale,
): string | undefined => words?.[locale] ?? words?.[fallback];

/** The configuration's thank-you page as its reader sees it; null when the merchant has written nothing. */
export function thankYouIn(page: ThankYouPage, locale: Locale, fallback: Locale): ThankYouWords | null {
  const heading = wordsIn(page.heading, locale, fallback) ?? null;
  const body = wordsIn(page.body, locale, fallback) ?? null;
  const label = page.button && wordsIn(page.button.label, locale, fallback);
  const button = page.button && label ? { label, url: page.button.url } : null;
  return heading === null && body === null && button === null ? null : { heading, body, button };
}
