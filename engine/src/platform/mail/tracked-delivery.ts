import { eq, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../context.ts';
import { mailDeliveries } from '../schema.ts';
import type { MailResult, OutgoingMail } from './mailer.ts';

/**
 * Job options that outlast a mail server that is down for hours: 14 attempts, pauses doubling from 5 s, 11 hours in
 * all.
 */
export const MAIL_RETRIES = { attempts: 14, backoffMs: 5000 } as const;

/** A mail and what its delivery is recorded under. */
export interface TrackedMail extends Omit<OutgoingMail, 'messageId'> {
  /** Left out when the mail concerns no company. */
  companyId?: string;
  subjectId: string;
}

/** What the Message-ID is made from: a job run, or the subject itself if it gets one such mail only. */
interface MessageSource {
  id: string;
}

const send = (app: AppContext, { companyId: _, subjectId: __, ...mail }: TrackedMail, messageId: string) =>
  app.mailer.send({ ...mail, messageId });

/** Stays the same for every attempt, so that mail programs recognize a second copy. */
const messageIdFrom = (app: AppContext, source: MessageSource, { mail }: TrackedMail): string =>
  `${mail.key}.${source.id}@${new URL(app.config.PUBLIC_URL).hostname}`;

const deliveryRow = ({ companyId, subjectId, mail }: TrackedMail, messageId: string) => ({
  companyId,
  mail: mail.key,
  subjectId,
  messageId,
  at: sql`engine.app_now()`,
});

const outcomeColumns = ({ outcome, deferred, answer }: MailResult) => ({
  outcome: deferred ? ('deferred' as const) : outcome,
  answer: answer?.slice(0, 500) ?? null,
});

/**
 * Sends at least once: a temporary refusal by the mail server throws, so that the queue retries. Does nothing without a
 * mail.
 * @returns the final outcome
 */
export async function sendAtLeastOnce(
  app: AppContext,
  source: MessageSource,
  tracked: TrackedMail | undefined,
): Promise<'delivered' | 'bounced' | undefined> {
  if (!tracked) return undefined;
  const messageId = messageIdFrom(app, source, tracked);
  const result = await send(app, tracked, messageId);
  await app.db.queries
    .insert(mailDeliveries)
    .values({ id: newId(), ...deliveryRow(tracked, messageId), ...outcomeColumns(result) });
  if (result.outcome === 'retry') throw new Error(`the mail server refused for the moment: ${result.answer}`);
  return result.outcome;
}

/**
 * Sends at most once: the run's row is written first, and a later run that finds it may not send again. Only when the
 * server explicitly deferred the recipient is the mail retried.
 */
export async function sendAtMostOnce(
  app: AppContext,
  run: MessageSource,
  tracked: TrackedMail | undefined,
): Promise<void> {
  if (!tracked) return;
  const messageId = messageIdFrom(app, run, tracked);
  const begun = await app.db.queries
    .insert(mailDeliveries)
    .values({ id: run.id, ...deliveryRow(tracked, messageId), outcome: 'retry', answer: 'under way' })
    .onConflictDoNothing();
  if (begun.rowCount === 0) return;
  const result = await send(app, tracked, messageId);
  if (result.deferred) {
    await app.db.queries.delete(mailDeliveries).where(eq(mailDeliveries.id, run.id));
    throw new Error(`the mail server deferred the recipient: ${result.answer}`);
  }
  await app.db.queries.update(mailDeliveries).set(outcomeColumns(result)).where(eq(mailDeliveries.id, run.id));
}
