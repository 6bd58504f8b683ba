import type { IncomingAuthType, PayloadRequest } from 'payload';
import { config } from '../config.ts';
import { ADMIN_LANGUAGES, BRAND_NAME } from '../locales.ts';
import { say } from '../words/say.ts';

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Words of the mail in the language of the admin that asked for it. */
const speaker = (req: PayloadRequest | undefined) => {
  const language = ADMIN_LANGUAGES.find((known) => known === req?.i18n.language) ?? 'en';
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
    return `<p>${escape(words('reset.text'))}</p><p><a href="${escape(address)}">${escape(address)}</a></p><p>${escape(words('reset.ignore'))}</p>`;
  },
};
