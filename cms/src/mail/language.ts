import type { PayloadRequest } from 'payload';
import { ADMIN_LANGUAGES, type AdminLanguage } from '../locales.ts';

/** The admin's language of a request; English for other languages. */
export const languageOf = (req: Pick<PayloadRequest, 'i18n'> | undefined): AdminLanguage =>
  ADMIN_LANGUAGES.find((known) => known === req?.i18n.language) ?? 'en';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
