import { and, count, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { mailDeliveries } from '../../platform/schema.ts';
import { companyById, startCooperation } from '../companies/public.ts';
import * as configs from './config-repo.ts';
import { act } from './life.ts';
import { allows } from './model.ts';
import { refuseMore } from './opt-outs.ts';
import * as repo from './repo.ts';
import { linkExpiry, reminderAt, retryAt } from './timing.ts';

/** What became of a message, whichever way it went. */
export interface Outcome {
  /** `repeat`: the end is unknown, and a second copy would be known as one; `unknown`: it would not. */
  end: 'delivered' | 'rejected' | 'retry' | 'repeat' | 'unknown';
  /** The customer has told the provider to stop. */
  unsubscribed?: boolean;
  /** Put off because of this recipient, and not of all our messages. */
  deferred: boolean;
  afterSeconds?: number | undefined;
  answer?: string | undefined;
  /** Key of the mail, or `sms`. */
  mail: string;
  messageId: string;
}

const DELIVERY = {
  delivered: 'delivered',
  rejected: 'bounced',
  retry: 'retry',
  repeat: 'retry',
  unknown: 'retry',
} as const;

async function record(app: AppContext, tx: Tx, { companyId, id }: repo.Invitation, outcome: Outcome): Promise<void> {
  await tx.insert(mailDeliveries).values({
    ...{ id: newId(), companyId, mail: outcome.mail, subjectId: id, messageId: outcome.messageId },
    outcome: outcome.deferred ? 'deferred' : DELIVERY[outcome.end],
    answer: outcome.answer?.slice(0, 500) ?? null,
    at: await app.clock.now(tx),
  });
}

/** Writes down what became of an invitation's message, and moves it on. */
export async function settleInvitation(app: AppContext, tx: Tx, invitationId: string, outcome: Outcome): Promise<void> {
  const current = await lockToSettle(app, tx, invitationId, outcome);
  if (!current) return;
  // Meanwhile completed or opted out: the message went, the state has moved on.
  if (current.state !== 'scheduled') {
    if (outcome.end === 'rejected' && allows(current.state, 'bounce')) await bounce(app, tx, current);
    return;
  }
  if (outcome.end === 'delivered') return sent(app, tx, current);
  if (outcome.end === 'unknown') return sent(app, tx, current, { unconfirmed: true });
  if (outcome.end === 'rejected') return bounce(app, tx, current);
  const now = await app.clock.now(tx);
  const again = await nextTry(tx, invitationId, outcome, now);
  if (!again) return bounce(app, tx, current);
  await act(app, tx, current, 'postpone', {
    // Surely not sent: the next try is a first one.
    change: { dueAt: again, queuedAt: null, ...(outcome.end === 'retry' && { attemptedAt: null }) },
    data: { reason: outcome.mail === 'sms' ? 'sms_provider' : 'mail_server' },
  });
}

/** Locks the invitation and writes down what became of its message. One who wants no more is refused before the lock. */
async function lockToSettle(
  app: AppContext,
  tx: Tx,
  invitationId: string,
  outcome: Outcome,
): Promise<repo.Invitation | undefined> {
  if (outcome.unsubscribed) {
    const known = await repo.invitationById(tx, invitationId);
    // It locks all of the customer's invitations, in their order.
    if (known) await refuseMore(app, tx, known);
  }
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (invitation) await record(app, tx, invitation, outcome);
  return invitation;
}

async function bounce(app: AppContext, tx: Tx, invitation: repo.Invitation): Promise<void> {
  await act(app, tx, invitation, 'bounce', { change: { nextReminderAt: null, queuedAt: null } });
}

async function sent(
  app: AppContext,
  tx: Tx,
  invitation: repo.Invitation,
  data: { unconfirmed?: boolean } = {},
): Promise<void> {
  const now = await app.clock.now(tx);
  const company = await companyById(tx, invitation.companyId);
  const config = await configs.configById(tx, invitation.companyId, invitation.configId);
  const reminded = company && config && config.reminders > 0;
  await act(app, tx, invitation, 'send', {
    change: {
      ...{ sentAt: now, expiresAt: linkExpiry(now), queuedAt: null, attemptedAt: null },
      nextReminderAt: reminded ? reminderAt(now, config.reminderDays, config, company.timeZone) : null,
    },
    data: { ...data },
  });
  if (company && !company.withUsSince)
    await startCooperation(tx, company.id, DateTime.fromJSDate(now, { zone: company.timeZone }).toISODate() ?? '');
}

/** Our own outage says nothing of the address: only what the server said of this recipient is counted. */
async function nextTry(tx: Tx, invitationId: string, outcome: Outcome, now: Date): Promise<Date | null> {
  let failures = 1;
  if (outcome.deferred) {
    const [row] = await tx
      .select({ tries: count() })
      .from(mailDeliveries)
      .where(and(eq(mailDeliveries.subjectId, invitationId), eq(mailDeliveries.outcome, 'deferred')));
    failures = row?.tries ?? 1;
  }
  const again = retryAt(failures, now);
  const asked = new Date(now.getTime() + (outcome.afterSeconds ?? 0) * 1000);
  return again && asked > again ? asked : again;
}

/** Writes down what became of a reminder. It went, or it did not: another one is not sent for it. */
export async function settleReminder(app: AppContext, tx: Tx, invitationId: string, outcome: Outcome): Promise<void> {
  const invitation = await lockToSettle(app, tx, invitationId, outcome);
  if (invitation && outcome.end === 'rejected' && !outcome.unsubscribed)
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: null });
}
