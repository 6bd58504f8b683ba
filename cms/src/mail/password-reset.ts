import type { IncomingAuthType, PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { BRAND_NAME } from '../locales.ts';
import { adminText } from '../words/admin-text.ts';
import { escapeHtml, languageOf } from './language.ts';

/** Words of the mail in the admin's language of the request. */
const speaker = (req: PayloadRequest | undefined) => {
  const language = languageOf(req);
  return (path: string): string => adminText(`mails.${path}`)[language].replaceAll('{{brand}}', BRAND_NAME);
};

/** The link uses the public origin, never a host from the request. */
export const passwordResetMail: Pick<
  NonNullable<IncomingAuthType['forgotPassword']>,
  'generateEmailHTML' | 'generateEmailSubject'
> = {
  generateEmailSubject: ({ req } = {}) => speaker(req)('reset.subject'),
  generateEmailHTML: ({ req, token } = {}) => {
    const words = speaker(req);
    const address = `${config.publicUrl}/admin/reset/${encodeURIComponent(token ?? '')}`;
    return `<p>${escapeHtml(words('reset.text'))}</p><p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p><p>${escapeHtml(words('reset.ignore'))}</p>`;
  },
};
