import { domainError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import * as repo from '../repo.ts';
import type { Invitation } from '../repo.ts';

const HOUR_MS = 3600 * 1000;

export class InvitationUsed extends domainError('invitation_used', 409) {}
export class InvitationExpired extends domainError('invitation_expired', 410) {}
export class InvitationCancelled extends domainError('invitation_cancelled', 410) {}

/** The invitation of a mailed link, in whatever state. @throws TokenInvalid */
export async function invitationByToken(app: AppContext, queries: Queries, token: string): Promise<Invitation> {
  const invitation = await repo.invitationById(queries, app.tokens.subject(token));
  if (!invitation) throw new TokenInvalid();
  app.tokens.verify('invitation', token, invitation.tokenVersion);
  return invitation;
}

/** @throws InvitationUsed, InvitationExpired, InvitationCancelled unless a review may be written with it now */
export function assertWritable(invitation: Invitation, now: Date): void {
  if (invitation.state === 'completed')
    throw new InvitationUsed({ submittedAt: (invitation.completedAt ?? now).toISOString() });
  if (invitation.state === 'cancelled') throw new InvitationCancelled();
  if (invitation.state === 'expired' || (invitation.expiresAt && invitation.expiresAt <= now))
    throw new InvitationExpired();
}

/** Locks the invitation of a mailed link until the transaction ends. @throws TokenInvalid */
export async function lockInvitationByToken(app: AppContext, tx: Tx, token: string): Promise<Invitation> {
  const invitation = await repo.lockInvitation(tx, app.tokens.subject(token));
  if (!invitation) throw new TokenInvalid();
  app.tokens.verify('invitation', token, invitation.tokenVersion);
  return invitation;
}

/**
 * As `assertWritable`, but after the first review the rest of the order may still be reviewed until the link expires.
 * @throws InvitationExpired, InvitationCancelled
 */
export function assertOpen(invitation: Invitation, now: Date): void {
  if (invitation.state !== 'completed') return assertWritable(invitation, now);
  if (invitation.expiresAt && invitation.expiresAt <= now) throw new InvitationExpired();
}

/** Locks an invitation with which a review may be written now. @throws TokenInvalid, and as `assertWritable` */
export async function lockWritableInvitation(
  app: AppContext,
  tx: Tx,
  token: string,
): Promise<{ invitation: Invitation; now: Date }> {
  const [invitation, now] = await Promise.all([lockInvitationByToken(app, tx, token), app.clock.now(tx)]);
  assertWritable(invitation, now);
  return { invitation, now };
}

/** Customers who have reviewed part of their order are not reminded. */
export async function stopReminders(tx: Tx, invitation: Invitation): Promise<void> {
  if (invitation.nextReminderAt) await repo.saveInvitation(tx, invitation.id, { nextReminderAt: null });
}

/** Records that the form was opened from the mail: an event, not a state; at most once an hour. */
export async function recordClicked(app: AppContext, invitation: Invitation): Promise<void> {
  await recordOnceAnHour(app, invitation, 'clicked');
}

/** Records that the mail's pixel was requested. Mail clients and proxies request it too, so it is only a hint. */
export async function recordOpened(app: AppContext, token: string): Promise<void> {
  const invitation = await repo.invitationById(app.db.queries, app.tokens.subject(token));
  if (!invitation) throw new TokenInvalid();
  app.tokens.verify('opened', token, invitation.tokenVersion);
  await recordOnceAnHour(app, invitation, 'opened');
}

async function recordOnceAnHour(app: AppContext, invitation: Invitation, type: 'clicked' | 'opened'): Promise<void> {
  await app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    if (await repo.hasEventSince(tx, invitation.id, type, new Date(now.getTime() - HOUR_MS))) return;
    await repo.addEvents(tx, [invitation], type, now);
    if (!invitation.openedAt) await repo.markOpened(tx, invitation.id, now);
  });
}
