import { BRAND_NAME, type AdminLanguage } from '../locales.ts';
import { escapeHtml } from '../mail/language.ts';
import { adminText } from '../words/admin-text.ts';
import { fillIn } from '../words/fill.ts';
import { INVITATION_DAYS } from './invitation-store.ts';

/** The mail to a colleague who is invited, in the language that was chosen for them. */
export function invitationMail(
  language: AdminLanguage,
  { name, by, link }: { name: string; by: string; link: string },
) {
  const words = (path: string): string =>
    fillIn(adminText(`mails.invitation.${path}`)[language], { brand: BRAND_NAME, name, by, days: INVITATION_DAYS });
  const address = `<a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`;
  const parts = [escapeHtml(words('hello')), escapeHtml(words('text')), address, escapeHtml(words('ignore'))];
  return { subject: words('subject'), html: parts.map((part) => `<p>${part}</p>`).join('') };
}
