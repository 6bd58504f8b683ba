import type { IncomingAuthType, PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { BRAND_NAME } from '../locales.ts';
import { say } from '../words/say.ts';
import { escapeHtml, inLanguageOf } from './language.ts';

/** Words of the mail in the language of the admin that asked for it. */
const speaker = (req: PayloadRequest | undefined) => {
  const language = inLanguageOf(req);
  return (path: string): string => say(`mails.${path}`)[language].replaceAll('{{brand}}', BRAND_NAME);
};

/** The link leads to the public origin, never to a host that a request names. */
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
