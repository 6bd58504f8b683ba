import { eq, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../context.ts';
import type { JobRun } from '../job.ts';
import type { MailResult, OutgoingMail } from './mailer.ts';
import { mailDeliveries } from '../schema.ts';

/** A mail with what its delivery is kept under. */
export interface Letter extends Omit<OutgoingMail, 'messageId'> {
  companyId: string;
  subjectId: string;
}

const send = (app: AppContext, { companyId: _, subjectId: __, ...mail }: Letter, messageId: string) =>
  app.mailer.send({ ...mail, messageId });

/** The same for every try of a run, so that a second copy is known as one. */
const messageIdOf = (app: AppContext, run: JobRun, { mail }: Letter): string =>
  `${mail.key}.${run.id}@${new URL(app.config.PUBLIC_URL).hostname}`;

const rowOf = (letter: Letter, messageId: string) => ({
  companyId: letter.companyId,
  mail: letter.mail.key,
  subjectId: letter.subjectId,
  messageId,
  at: sql`engine.app_now()`,
});

const outcomeOf = ({ outcome, deferred, answer }: MailResult) => ({
  outcome: deferred ? ('deferred' as const) : outcome,
  answer: answer?.slice(0, 500) ?? null,
});

/**
 * Sends at least once: a mail server that refuses for the moment makes the queue try again. Nothing to send: done.
 * @returns what became of it
 */
export async function deliver(
  app: AppContext,
  run: JobRun,
  letter: Letter | undefined,
): Promise<'delivered' | 'bounced' | undefined> {
  if (!letter) return undefined;
  const messageId = messageIdOf(app, run, letter);
  const result = await send(app, letter, messageId);
  await app.db.read.insert(mailDeliveries).values({ id: newId(), ...rowOf(letter, messageId), ...outcomeOf(result) });
  if (result.outcome === 'retry') throw new Error(`the mail server refused for the moment: ${result.answer}`);
  return result.outcome;
}

/**
 * Sends at most once: the run's own row is written before, and a run that finds it has been here and may have sent.
 * Only a server that has put off the recipient in so many words is asked again.
 */
export async function deliverOnce(app: AppContext, run: JobRun, letter: Letter | undefined): Promise<void> {
  if (!letter) return;
  const messageId = messageIdOf(app, run, letter);
  const begun = await app.db.read
    .insert(mailDeliveries)
    .values({ id: run.id, ...rowOf(letter, messageId), outcome: 'retry', answer: 'under way' })
    .onConflictDoNothing();
  if (begun.rowCount === 0) return;
  const result = await send(app, letter, messageId);
  if (result.deferred) {
    await app.db.read.delete(mailDeliveries).where(eq(mailDeliveries.id, run.id));
    throw new Error(`the mail server put the recipient off: ${result.answer}`);
  }
  await app.db.read.update(mailDeliveries).set(outcomeOf(result)).where(eq(mailDeliveries.id, run.id));
}
