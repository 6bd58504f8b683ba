import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import type { Message } from './compose.ts';
import { act } from './life.ts';
import { prepareInvitation, prepareReminder } from './prepare.ts';
import * as repo from './repo.ts';
import type { Outcome } from './settle.ts';
import { settleInvitation, settleReminder } from './settle.ts';

const HOUR_MS = 3600 * 1000;

const data = z.object({
  invitationId: Id,
  /** Which reminder it is, 1 or 2; the invitation itself when left out. */
  reminder: z.int().min(1).max(2).optional(),
});
type Delivery = z.infer<typeof data>;

/**
 * Mails one invitation: at least once, with a Message-ID that stays the same, so that a second copy after a crash is
 * known as one. A reminder is marked before it is sent: at most once. Everything is decided in the transaction before,
 * at the moment of sending.
 */
export const sendInvitation = defineJob({ name: 'invitations.send', queue: 'mail', data, run: deliver, givenUp });

/**
 * The same by text message, apart so that a slow provider holds up no mail. A text message costs money: where the
 * provider cannot tell a second copy, one whose end is unknown is never sent again.
 */
export const sendTextMessage = defineJob({ name: 'invitations.send-sms', queue: 'sms', data, run: deliver, givenUp });

/** What no try could send waits an hour and is taken again: nothing stays under way for ever, to the others' harm. */
async function givenUp(app: AppContext, tx: Tx, { invitationId, reminder }: Delivery): Promise<void> {
  const invitation = await repo.lockInvitation(tx, invitationId);
  if (!invitation) return;
  if (reminder !== undefined) return repo.saveInvitation(tx, invitationId, { nextReminderAt: null, queuedAt: null });
  if (invitation.state !== 'scheduled') return;
  const dueAt = new Date((await app.clock.now(tx)).getTime() + HOUR_MS);
  await act(app, tx, invitation, 'postpone', { change: { dueAt, queuedAt: null }, data: { reason: 'failed' } });
}

async function deliver(app: AppContext, { invitationId, reminder }: Delivery): Promise<void> {
  const message = await app.db.tx((tx) =>
    reminder === undefined
      ? prepareInvitation(app, tx, invitationId)
      : prepareReminder(app, tx, invitationId, reminder),
  );
  if (!message) return;
  const outcome = await hand(app, message);
  await app.db.tx((tx) =>
    reminder === undefined
      ? settleInvitation(app, tx, invitationId, outcome)
      : settleReminder(app, tx, invitationId, outcome),
  );
}

/** Sends it. @returns what became of it, in the same words for both channels. */
async function hand(app: AppContext, message: Message): Promise<Outcome> {
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
    end: result.outcome === 'unknown' ? (app.sms.sendsOnce ? 'repeat' : 'unknown') : result.outcome,
    unsubscribed: result.outcome === 'rejected' && result.reason === 'unsubscribed',
    deferred: result.outcome === 'retry' && (result.deferred ?? false),
    afterSeconds: result.outcome === 'retry' ? result.afterSeconds : undefined,
    answer: result.answer,
    mail: 'sms',
    messageId: result.outcome === 'delivered' ? result.providerId : message.sms.id,
  };
}
