import { BRAND_NAME, type AdminLanguage } from '../locales.ts';
import { say } from '../words/say.ts';
import { escapeHtml } from './language.ts';

/** What the owner of an account is told of. */
export type SecurityNews = 'on' | 'off' | 'reset' | 'newCodes' | 'recoveryCodeUsed' | 'codesRefused';

/** A mail about one's own account: what happened, and what to do if it was somebody else. */
export function securityMail(
  news: SecurityNews,
  language: AdminLanguage,
  publicUrl: string,
): { subject: string; html: string } {
  const words = (path: string): string =>
    say(`mails.secondFactor.${path}`)[language].replaceAll('{{brand}}', BRAND_NAME);
  const address = `${publicUrl}/admin/account`;
  const parts = [
    escapeHtml(words(news)),
    `<a href="${escapeHtml(address)}">${escapeHtml(address)}</a>`,
    escapeHtml(words('notYou')),
  ];
  return { subject: words('subject'), html: parts.map((part) => `<p>${part}</p>`).join('') };
}
