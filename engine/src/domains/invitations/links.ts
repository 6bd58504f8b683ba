import { domainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import * as repo from './repo.ts';
import type { Invitation } from './repo.ts';

const HOUR_MS = 3600 * 1000;

export class InvitationUsed extends domainError('invitation_used', 409) {}
export class InvitationExpired extends domainError('invitation_expired', 410) {}
export class InvitationCancelled extends domainError('invitation_cancelled', 410) {}

/** The invitation that a mailed link names, whatever became of it. @throws TokenInvalid */
export async function invitationOfToken(app: AppContext, queries: Queries, token: string): Promise<Invitation> {
  const invitation = await repo.invitationById(queries, app.tokens.subject(token));
  if (!invitation) throw new TokenInvalid();
  app.tokens.verify('invitation', token, invitation.tokenVersion);
  return invitation;
}

/** @throws InvitationUsed, InvitationExpired, InvitationCancelled unless a review may be written with it now. */
export function assertWritable(invitation: Invitation, now: Date): void {
  if (invitation.state === 'completed')
    throw new InvitationUsed({ submittedAt: (invitation.completedAt ?? now).toISOString() });
  if (invitation.state === 'cancelled') throw new InvitationCancelled();
  if (invitation.state === 'expired' || (invitation.expiresAt && invitation.expiresAt <= now))
    throw new InvitationExpired();
}

/** The invitation that a mailed link names, its row locked until the transaction ends. @throws TokenInvalid */
export async function lockInvitationOfToken(app: AppContext, tx: Tx, token: string): Promise<Invitation> {
  const invitation = await repo.lockInvitation(tx, app.tokens.subject(token));
  if (!invitation) throw new TokenInvalid();
  app.tokens.verify('invitation', token, invitation.tokenVersion);
  return invitation;
}

/** Whether what is missing of the order may still be written, though its first review has been: until the link ends. */
export function assertOpen(invitation: Invitation, now: Date): void {
  if (invitation.state !== 'completed') return assertWritable(invitation, now);
  if (invitation.expiresAt && invitation.expiresAt <= now) throw new InvitationExpired();
}

/** The same, of one with which a review may be written now. @throws TokenInvalid, and as `assertWritable` */
export async function lockWritableInvitation(
  app: AppContext,
  tx: Tx,
  token: string,
): Promise<{ invitation: Invitation; now: Date }> {
  const [invitation, now] = await Promise.all([lockInvitationOfToken(app, tx, token), app.clock.now(tx)]);
  assertWritable(invitation, now);
  return { invitation, now };
}

/** Who has written something of his order is not asked again. */
export async function stopReminders(tx: Tx, invitation: Invitation): Promise<void> {
  if (invitation.nextReminderAt) await repo.saveInvitation(tx, invitation.id, { nextReminderAt: null });
}

/** Notes that the form was opened from the mail: an event, never a state; once an hour at most. */
export async function noteClicked(app: AppContext, invitation: Invitation): Promise<void> {
  await note(app, invitation, 'clicked');
}

/** Notes that the mail's picture was asked for. Mail programs and their proxies ask too: it is a hint, no more. */
export async function noteOpened(app: AppContext, token: string): Promise<void> {
  const invitation = await repo.invitationById(app.db.read, app.tokens.subject(token));
  if (!invitation) throw new TokenInvalid();
  app.tokens.verify('opened', token, invitation.tokenVersion);
  await note(app, invitation, 'opened');
}

async function note(app: AppContext, invitation: Invitation, type: 'clicked' | 'opened'): Promise<void> {
  await app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    if (!(await repo.hasEventSince(tx, invitation.id, type, new Date(now.getTime() - HOUR_MS))))
      await repo.addEvents(tx, [invitation], type, now);
  });
}
