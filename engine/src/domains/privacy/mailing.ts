import type { Locale } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { mailDeliveries } from '../../platform/schema.ts';
import type { PrivacyRequest } from './repo.ts';

/** A mail server that is down for hours: 14 tries, the pauses double from 5 s, 11 hours in all. */
export const PATIENT = { queue: 'account-mail', attempts: 14, backoffMs: 5000 } as const;

/** Mails the one who asked. @throws when the server refuses for the moment: the job is tried again. */
export async function deliver(
  app: AppContext,
  { id, email, language }: PrivacyRequest,
  mail: ReadyMail,
): Promise<void> {
  if (!email) return;
  const messageId = `${mail.key}.${id}@${new URL(app.config.PUBLIC_URL).hostname}`;
  const result = await app.mailer.send({ to: { address: email }, locale: language as Locale, messageId, mail });
  await app.db.read.insert(mailDeliveries).values({
    ...{ id: newId(), mail: mail.key, subjectId: id, messageId, outcome: result.outcome },
    answer: result.answer?.slice(0, 500) ?? null,
  });
  if (result.outcome === 'retry') throw new Error(`the mail server refused for the moment: ${result.answer}`);
}
