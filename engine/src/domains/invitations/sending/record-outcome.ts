import { and, count, eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { mailDeliveries } from '../../../platform/schema.ts';
import { returnMessages } from '../../billing/public.ts';
import { companyById, setFirstInvitationDay } from '../../companies/public.ts';
import { marketOf } from '../orders/market.ts';
import * as configs from '../configs/repo.ts';
import { transitionInvitation } from '../transition.ts';
import { isCommandAllowed } from '../model.ts';
import { optOutCustomer } from '../opt-outs/service.ts';
import * as repo from '../repo.ts';
import { linkExpiry, reminderAt, retryAt } from '../scheduling/timing.ts';

/** Outcome of a message, for both channels. */
export interface Outcome {
  /** With an unknown result, `repeat` if the provider deduplicates a second copy, else `unknown`. */
  end: 'delivered' | 'rejected' | 'retry' | 'repeat' | 'unknown';
  /** The customer has unsubscribed at the provider. */
  unsubscribed?: boolean;
  /** Deferred because of this recipient, not because of an outage. */
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

async function addDelivery(
  app: AppContext,
  tx: Tx,
  { companyId, id }: repo.Invitation,
  outcome: Outcome,
): Promise<void> {
  await tx.insert(mailDeliveries).values({
    id: newId(),
    companyId,
    mail: outcome.mail,
    subjectId: id,
    messageId: outcome.messageId,
    outcome: outcome.deferred ? 'deferred' : DELIVERY[outcome.end],
    answer: outcome.answer?.slice(0, 500) ?? null,
    at: await app.clock.now(tx),
  });
}

/** Records the outcome of an invitation's message and changes its state. */
export async function recordInvitationOutcome(
  app: AppContext,
  tx: Tx,
  invitationId: string,
  outcome: Outcome,
): Promise<void> {
  const current = await lockAndRecord(app, tx, invitationId, outcome);
  await returnUnsent(app, tx, outcome);
  if (!current) return;
  // Completed or opted out meanwhile.
  if (current.state !== 'scheduled') {
    if (outcome.end === 'rejected' && isCommandAllowed(current.state, 'bounce')) await markBounced(app, tx, current);
    return;
  }
  if (outcome.end === 'delivered') return markSent(app, tx, current);
  if (outcome.end === 'unknown') return markSent(app, tx, current, { unconfirmed: true });
  if (outcome.end === 'rejected') return markBounced(app, tx, current);
  const now = await app.clock.now(tx);
  const again = await nextAttemptAt(tx, invitationId, outcome, now);
  if (!again) return markBounced(app, tx, current);
  await transitionInvitation(app, tx, current, 'postpone', {
    // Certainly not sent, so the next attempt is a first one.
    change: { dueAt: again, queuedAt: null, ...(outcome.end === 'retry' && { attemptedAt: null }) },
    data: { reason: outcome.mail === 'sms' ? 'sms_provider' : 'mail_server' },
  });
}

/** Locks the invitation and records the delivery. An unsubscribed customer is opted out before the lock. */
async function lockAndRecord(
  app: AppContext,
  tx: Tx,
  invitationId: string,
  outcome: Outcome,
): Promise<repo.Invitation | undefined> {
  if (outcome.unsubscribed) {
    const known = await repo.invitationById(tx, invitationId);
    // It locks all of the customer's invitations in id order.
    if (known) await optOutCustomer(app, tx, known);
  }
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (invitation) await addDelivery(app, tx, invitation, outcome);
  return invitation;
}

/** The company gets back what a text message took that was certainly not sent; the next attempt takes it again. */
async function returnUnsent(app: AppContext, tx: Tx, { mail, end, messageId }: Outcome): Promise<void> {
  if (mail === 'sms' && (end === 'rejected' || end === 'retry')) await returnMessages(app, tx, messageId);
}

async function markBounced(app: AppContext, tx: Tx, invitation: repo.Invitation): Promise<void> {
  await transitionInvitation(app, tx, invitation, 'bounce', { change: { nextReminderAt: null, queuedAt: null } });
}

async function markSent(
  app: AppContext,
  tx: Tx,
  invitation: repo.Invitation,
  data: { unconfirmed?: boolean } = {},
): Promise<void> {
  const now = await app.clock.now(tx);
  const company = await companyById(tx, invitation.companyId);
  const config = await configs.configById(tx, invitation.companyId, invitation.configId);
  const market = await marketOf(tx, invitation);
  const reminded = company && config && config.reminders > 0;
  await transitionInvitation(app, tx, invitation, 'send', {
    change: {
      sentAt: now,
      expiresAt: linkExpiry(now),
      queuedAt: null,
      attemptedAt: null,
      nextReminderAt: reminded
        ? reminderAt(now, config.reminderDays, config, market?.timeZone ?? company.timeZone)
        : null,
    },
    data: { ...data, ...(invitation.byEmail && { reason: 'no_text_messages' }) },
  });
  if (company && !company.withUsSince)
    await setFirstInvitationDay(tx, company.id, DateTime.fromJSDate(now, { zone: company.timeZone }).toISODate() ?? '');
}

/** Our own outages say nothing about the address: only deferrals of this recipient count. */
async function nextAttemptAt(tx: Tx, invitationId: string, outcome: Outcome, now: Date): Promise<Date | null> {
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

/** Records the outcome of a reminder. It is not sent again if it failed. */
export async function recordReminderOutcome(
  app: AppContext,
  tx: Tx,
  invitationId: string,
  outcome: Outcome,
): Promise<void> {
  const invitation = await lockAndRecord(app, tx, invitationId, outcome);
  await returnUnsent(app, tx, outcome);
  if (invitation && outcome.end === 'rejected' && !outcome.unsubscribed)
    await repo.saveInvitation(tx, invitation.id, { nextReminderAt: null });
}
