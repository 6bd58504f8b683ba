import type { PayloadRequest } from 'payload';
import { ADMIN_LANGUAGES, type AdminLanguage } from '../locales.ts';

/** The language of the admin from which a mail was asked for; English where it is none of ours. */
export const inLanguageOf = (req: Pick<PayloadRequest, 'i18n'> | undefined): AdminLanguage =>
  ADMIN_LANGUAGES.find((known) => known === req?.i18n.language) ?? 'en';

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
