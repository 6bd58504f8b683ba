import type { Request } from 'express';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';

const FALLBACK: Locale = 'en';

/** The language for the words of an answer: the best of Accept-Language, English for programs that ask for none. */
export function requestLocale(req: Request): Locale {
  const accepted = req.acceptsLanguages().map((tag) => tag.toLowerCase().split('-')[0]);
  for (const tag of accepted) {
    const language = tag === 'nb' || tag === 'nn' ? 'no' : tag;
    const found = LOCALES.find((locale) => locale === language);
    if (found) return found;
  }
  return FALLBACK;
}
