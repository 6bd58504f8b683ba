import type { CompanyRole } from '@app/contracts/accounts';
import type { Act } from '@app/contracts/permissions/acts';
import type { TeamRole } from '@app/contracts/company/team';

const DAY_MS = 24 * 3600 * 1000;

/** How long the link of an invite works. */
export const INVITE_DAYS = 7;

export const expiryOf = (sentAt: Date): Date => new Date(sentAt.getTime() + INVITE_DAYS * DAY_MS);

/** Inviting a manager is an act of its own: a manager brings agents, and only the owner managers. */
export const inviteAct = (role: TeamRole): Act => (role === 'manager' ? 'team.invite_manager' : 'team.invite');

/** Removing somebody, by the role they have. */
export const removeAct = (role: CompanyRole): Act => (role === 'agent' ? 'team.remove' : 'team.remove_manager');

/** Why an invite's link opens nothing. */
export type InviteEnd = 'accepted' | 'revoked' | 'expired';

export function inviteEnd(
  { acceptedAt, revokedAt, sentAt }: { acceptedAt: Date | null; revokedAt: Date | null; sentAt: Date },
  now: Date,
): InviteEnd | null {
  if (acceptedAt) return 'accepted';
  if (revokedAt) return 'revoked';
  return expiryOf(sentAt) <= now ? 'expired' : null;
}
