import type { PayloadRequest } from 'payload';
import type { PreviewWords } from '../export/types.ts';
import { ADMIN_LANGUAGES } from '../locales.ts';
import { adminText } from '../words/admin-text.ts';

const NAMES = [
  'draft',
  'published',
  'left',
  'edit',
  'help',
  'textsOn',
  'here',
  'none',
  'leave',
  'close',
  'wrongTitle',
  'expiredTitle',
  'goneTitle',
  'closedText',
  'again',
  'admin',
] as const satisfies readonly (keyof PreviewWords)[];

/** The words of a preview, in the language of the admin. */
export function previewWords({ i18n }: Pick<PayloadRequest, 'i18n'>): PreviewWords {
  const language = ADMIN_LANGUAGES.find((known) => known === i18n.language) ?? 'en';
  const words = Object.fromEntries(NAMES.map((name) => [name, adminText(`preview.${name}`)[language]]));
  return { language, ...(words as unknown as Omit<PreviewWords, 'language'>) };
}
