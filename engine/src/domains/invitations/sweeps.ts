import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { oneByOne } from '../../platform/one-by-one.ts';
import { returnInvitations, subscriptionOf, takeInvitations } from '../billing/public.ts';
import { companyById } from '../companies/public.ts';
import * as bulk from './bulk-repo.ts';
import { anyDue, claimDue } from './claim.ts';
import type { ClaimKind } from './claim.ts';
import { roomToday } from './new-senders.ts';
import { sendInvitation, sendTextMessage } from './sending.ts';

const RELEASE = 500;
const EXPIRE = 1000;

/** Hands due invitations to the queues, the companies taking turns. @returns how many. */
export const sweepDue = (app: AppContext): Promise<number> => sweep(app, 'invitations');

/** The same for reminders. */
export const sweepReminders = (app: AppContext): Promise<number> => sweep(app, 'reminders');

async function sweep(app: AppContext, kind: ClaimKind): Promise<number> {
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

/** Releases invitations over a limit that has room again, oldest first. */
export async function sweepOverLimit(app: AppContext): Promise<number> {
  const companyIds = await bulk.companiesOverLimit(app.db.read);
  return oneByOne(app, 'releasing invitations', companyIds, (companyId) =>
    app.db.tx((tx) => release(app, tx, companyId)),
  );
}

async function release(app: AppContext, tx: Tx, companyId: string): Promise<number> {
  const company = await companyById(tx, companyId);
  if (!company || (await subscriptionOf(app, tx, company)).state === 'suspended') return 0;
  const limit = Math.min(RELEASE, (await roomToday(app, tx, company)) ?? RELEASE);
  if (limit === 0) return 0;
  const now = await app.clock.now(tx);
  // Counted before a suspension came between: an invitation is one of one month's, however long it was kept.
  const paid = await bulk.releaseKept(tx, companyId, { counted: true, limit }, now);
  // Taken here and counted at once: whatever is released may also be sent.
  const room = await takeInvitations(app, tx, company, limit - paid);
  const freed = await bulk.releaseKept(tx, companyId, { counted: false, limit: room }, now);
  await returnInvitations(app, tx, company, room - freed);
  return paid + freed;
}

/** Ends invitations whose link has run out. */
export async function sweepExpired(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => bulk.expireSent(tx, await app.clock.now(tx), EXPIRE));
}
