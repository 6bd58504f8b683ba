import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import { messagesLeft, returnInvitations, subscriptionOf, takeInvitations } from '../../billing/public.ts';
import { companyById } from '../../companies/public.ts';
import * as bulk from '../bulk-transitions.ts';
import { anyDue, claimDue } from './claim.ts';
import type { ClaimKind } from './claim.ts';
import { remainingToday } from '../limits/new-senders.ts';
import { sendInvitation, sendTextMessage } from '../sending/send-jobs.ts';

const RELEASE_LIMIT = 500;
const EXPIRE_LIMIT = 1000;

/** Hands due invitations to the queues, in round-robin order of companies. @returns the number claimed */
export const sweepDue = (app: AppContext): Promise<number> => enqueueDue(app, 'invitations');

/** Hands due reminders to the queues. @returns the number claimed */
export const sweepReminders = (app: AppContext): Promise<number> => enqueueDue(app, 'reminders');

async function enqueueDue(app: AppContext, kind: ClaimKind): Promise<number> {
  return app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    if (!(await anyDue(tx, kind, now))) return 0;
    const claimed = await claimDue(tx, kind, now);
    for (const [channel, job] of [['email', sendInvitation] as const, ['sms', sendTextMessage] as const]) {
      await app.outbox.addAll(
        tx,
        job,
        claimed
          .filter((one) => one.channel === channel)
          .map(({ id, reminders_sent: sent }) => ({
            invitationId: id,
            ...(kind === 'reminders' && { reminder: sent + 1 }),
          })),
      );
    }
    return claimed.length;
  });
}

/** Releases invitations over a limit that has room again, or that text messages were bought for, oldest first. */
export async function sweepOverLimit(app: AppContext): Promise<number> {
  const companyIds = await bulk.companiesOverLimit(app.db.queries);
  return processEach(app, 'releasing invitations', companyIds, (companyId) =>
    app.db.tx((tx) => releaseForCompany(app, tx, companyId)),
  );
}

async function releaseForCompany(app: AppContext, tx: Tx, companyId: string): Promise<number> {
  const company = await companyById(tx, companyId);
  if (!company || (await subscriptionOf(app, tx, company)).state === 'suspended') return 0;
  const limit = Math.min(RELEASE_LIMIT, (await remainingToday(app, tx, company)) ?? RELEASE_LIMIT);
  if (limit === 0) return 0;
  const now = await app.clock.now(tx);
  // Already counted before they were kept: an invitation counts against one month only.
  const paid = await bulk.releaseOverLimit(tx, companyId, { counted: true, limit }, now);
  // Counted now, so that whatever is released may also be sent.
  const room = await takeInvitations(app, tx, company, limit - paid);
  const freed = await bulk.releaseOverLimit(tx, companyId, { counted: false, limit: room }, now);
  await returnInvitations(app, tx, company, room - freed);
  const texted = await bulk.releaseForMessages(
    tx,
    companyId,
    { messages: await messagesLeft(tx, companyId), limit: limit - paid - freed },
    now,
  );
  return paid + freed + texted;
}

/** Expires invitations whose link is no longer valid. @returns the number expired */
export async function sweepExpired(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => bulk.expireSent(tx, await app.clock.now(tx), EXPIRE_LIMIT));
}
