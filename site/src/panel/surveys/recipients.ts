import { Email, Locale } from '@app/contracts/common';
import type { InviteToSurvey } from '@app/contracts/surveys';

export type Recipient = InviteToSurvey['recipients'][number];

/**
 * Recipients in pasted lines or a CSV: address, name and language in any order, separated by comma, semicolon or tab. A
 * line without an address, such as a heading, is returned in `wrong`; repeated addresses are taken once.
 */
export function parseRecipients(text: string): { recipients: Recipient[]; wrong: string[] } {
  const found = new Map<string, Recipient>();
  const wrong: string[] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    if (line.trim() === '') continue;
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const email = cells.find((cell) => Email.safeParse(cell).success);
    if (email === undefined) {
      wrong.push(line.trim());
      continue;
    }
    const others = cells.filter((cell) => cell !== email && cell !== '');
    const language = others.flatMap((cell) => Locale.safeParse(cell.toLowerCase()).data ?? [])[0];
    const name = others.find((cell) => cell.toLowerCase() !== language)?.slice(0, 120);
    const key = email.toLowerCase();
    if (!found.has(key)) found.set(key, { email, ...(name && { name }), ...(language && { language }) });
  }
  return { recipients: [...found.values()], wrong };
}
