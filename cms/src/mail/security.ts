import { BRAND_NAME, type AdminLanguage } from '../locales.ts';
import { adminText } from '../words/admin-text.ts';
import { escapeHtml } from './language.ts';

/** Events that the owner of an account is mailed about. */
export type SecurityEvent = 'on' | 'off' | 'reset' | 'newCodes' | 'recoveryCodeUsed' | 'codesRefused';

/** The mail about a security event: what happened, and what to do if it was somebody else. */
export function securityMail(
  news: SecurityEvent,
  language: AdminLanguage,
  publicUrl: string,
): { subject: string; html: string } {
  const words = (path: string): string =>
    adminText(`mails.secondFactor.${path}`)[language].replaceAll('{{brand}}', BRAND_NAME);
  const address = `${publicUrl}/admin/account`;
  const parts = [
    escapeHtml(words(news)),
    `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`,
    escapeHtml(words('notYou')),
  ];
  return { subject: words('subject'), html: parts.map((part) => `<p>${part}</p>`).join('') };
}
