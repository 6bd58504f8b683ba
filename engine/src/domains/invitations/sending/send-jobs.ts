import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import type { Message } from './compose.ts';
import { transitionInvitation } from '../transition.ts';
import { prepareInvitation, prepareReminder } from './prepare.ts';
import * as repo from '../repo.ts';
import type { Outcome } from './record-outcome.ts';
import { recordInvitationOutcome, recordReminderOutcome } from './record-outcome.ts';

const HOUR_MS = 3600 * 1000;

const data = z.object({
  invitationId: Id,
  /** Number of the reminder, 1 or 2; omitted for the invitation itself. */
  reminder: z.int().min(1).max(2).optional(),
});
type InvitationDelivery = z.infer<typeof data>;

/**
 * Mails one invitation at least once, with a stable Message-ID, so that a copy after a crash is recognized as one. A
 * reminder is marked before it is sent: at most once. Whether to send is decided in the preceding transaction.
 */
export const sendInvitation = defineJob({
  name: 'invitations.send',
  queue: 'mail',
  data,
  run: deliverInvitation,
  onDeadLetter,
});

/**
 * The same by text message, on its own queue so that a slow provider does not delay mails. Text messages cost money: if
 * the provider cannot deduplicate, one with an unknown outcome is never sent again.
 */
export const sendTextMessage = defineJob({
  name: 'invitations.send-sms',
  queue: 'sms',
  data,
  run: deliverInvitation,
  onDeadLetter,
});

/** After the last attempt the invitation is postponed by an hour, so that none stays in flight for ever. */
async function onDeadLetter(app: AppContext, tx: Tx, { invitationId, reminder }: InvitationDelivery): Promise<void> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (!invitation) return;
  if (reminder !== undefined) return repo.saveInvitation(tx, invitationId, { nextReminderAt: null, queuedAt: null });
  if (invitation.state !== 'scheduled') return;
  const dueAt = new Date((await app.clock.now(tx)).getTime() + HOUR_MS);
  await transitionInvitation(app, tx, invitation, 'postpone', {
    change: { dueAt, queuedAt: null },
    data: { reason: 'failed' },
  });
}

async function deliverInvitation(app: AppContext, { invitationId, reminder }: InvitationDelivery): Promise<void> {
  const message = await app.db.tx((tx) =>
    reminder === undefined
      ? prepareInvitation(app, tx, invitationId)
      : prepareReminder(app, tx, invitationId, reminder),
  );
  if (!message) return;
  const outcome = await sendMessage(app, message);
  await app.db.tx((tx) =>
    reminder === undefined
      ? recordInvitationOutcome(app, tx, invitationId, outcome)
      : recordReminderOutcome(app, tx, invitationId, outcome),
  );
}

/** @returns the outcome, in the same terms for both channels */
async function sendMessage(app: AppContext, message: Message): Promise<Outcome> {
  if (message.channel === 'email') {
    const { outcome, deferred, afterSeconds, answer } = await app.mailer.send(message.mail);
    const end = outcome === 'bounced' ? ('rejected' as const) : outcome;
    return {
      end,
      deferred: deferred ?? false,
      afterSeconds,
      answer,
      mail: message.mail.mail.key,
      messageId: message.mail.messageId,
    };
  }
  if (!app.sms) throw new Error('text messages are not configured');
  const result = await app.sms.send(message.sms);
  return {
    end: result.outcome === 'unknown' ? (app.sms.deduplicates ? 'repeat' : 'unknown') : result.outcome,
    unsubscribed: result.outcome === 'rejected' && result.reason === 'unsubscribed',
    deferred: result.outcome === 'retry' && (result.deferred ?? false),
    afterSeconds: result.outcome === 'retry' ? result.afterSeconds : undefined,
    answer: result.answer,
    mail: 'sms',
    messageId: result.outcome === 'delivered' ? result.providerId : message.sms.id,
  };
}
