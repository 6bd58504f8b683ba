import type { Locale } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import { localePath } from '../../platform/links.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { mailDeliveries } from '../../platform/schema.ts';

/** A mail server that is down for hours: 14 tries, the pauses double from 5 s, 11 hours in all. */
export const PATIENT = { queue: 'mail', attempts: 14, backoffMs: 5000 } as const;

/** An address of the public site in the reader's language. */
export const siteUrl = (app: AppContext, locale: Locale, path: string): string =>
  app.config.PUBLIC_URL + localePath(locale, path);

/** A company's public page. The site leads its plain address to the one of the language. */
export const profileUrl = (app: AppContext, locale: Locale, slug: string): string =>
  siteUrl(app, locale, `/reviews/${slug}`);

export interface Letter {
  companyId: string;
  /** What it is about; also makes the Message-ID, which stays the same for every try. */
  subjectId: string;
  /** To tell letters about one subject apart. */
  distinct?: string;
  to: { address: string; name: string | null };
  locale: Locale;
  timeZone: string;
  mail: ReadyMail;
}

/** Mails one person and notes what became of it. @throws when the server refuses for the moment: the job is tried again. */
export async function deliver(app: AppContext, letter: Letter): Promise<void> {
  const { companyId, subjectId, distinct, to, locale, timeZone, mail } = letter;
  const host = new URL(app.config.PUBLIC_URL).hostname;
  const messageId = `${[mail.key, subjectId, ...(distinct ? [distinct] : [])].join('.')}@${host}`;
  const result = await app.mailer.send({ to, locale, timeZone, messageId, mail });
  await app.db.read.insert(mailDeliveries).values({
    ...{ id: newId(), companyId, mail: mail.key, subjectId, messageId },
    outcome: result.deferred ? 'deferred' : result.outcome,
    answer: result.answer?.slice(0, 500) ?? null,
  });
  if (result.outcome === 'retry') throw new Error(`the mail server refused for the moment: ${result.answer}`);
}
