import type { Locale } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { JobRun } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { mailDeliveries } from '../../platform/schema.ts';

/** A mail server that is down for hours: 14 tries, the pauses double from 5 s, 11 hours in all. */
export const PATIENT = { queue: 'account-mail', attempts: 14, backoffMs: 5000 } as const;

/** Somebody with an account, or with a registration. */
interface Addressee {
  id: string;
  name: string;
  email: string;
  locale: string;
}

/** Mails one of them; a mail server that refuses for the moment makes the queue try again. */
export async function mailTo(
  app: AppContext,
  to: Addressee | undefined,
  run: JobRun,
  write: (to: Addressee, url: (path: string) => string) => ReadyMail,
): Promise<void> {
  if (!to) return;
  const locale = to.locale as Locale;
  const mail = write(to, (path) => app.config.PUBLIC_URL + localePath(locale, path));
  const messageId = `${mail.key}.${run.id}@${new URL(app.config.PUBLIC_URL).hostname}`;
  const result = await app.mailer.send({ to: { address: to.email, name: to.name }, locale, messageId, mail });
  await app.db.read.insert(mailDeliveries).values({
    id: newId(),
    mail: mail.key,
    subjectId: to.id,
    messageId,
    outcome: result.outcome,
    answer: result.answer?.slice(0, 500) ?? null,
  });
  if (result.outcome === 'retry') throw new Error(`the mail server refused for the moment: ${result.answer}`);
}
