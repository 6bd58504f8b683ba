import type { StaffMember, StaffRole } from '@app/contracts/staff-token';
import { readStaffToken } from '@app/contracts/staff-token';
import { NotSignedIn, domainError } from '../kernel/errors.ts';

export class StaffTokenInvalid extends domainError('staff_token_invalid', 401) {}
export class StaffRoleForbidden extends domainError('staff_role_forbidden', 403) {}

/** Who may call routes of staff that name no roles. */
const NAMED = ['moderator', 'administrator'] as const satisfies readonly StaffRole[];

/**
 * Whom the request's `Authorization: Bearer` token speaks for. Its life is counted on the machine's own clock, as that of
 * sessions: it is no rule of the product.
 * @throws NotSignedIn without a token, StaffTokenInvalid, StaffRoleForbidden
 */
export function staffOf(
  key: string,
  authorization: string | null,
  roles: readonly StaffRole[] = NAMED,
  now: Date = new Date(),
): StaffMember {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new NotSignedIn();
  const staff = readStaffToken(key, token, now);
  if (!staff) throw new StaffTokenInvalid();
  if (!roles.includes(staff.role)) throw new StaffRoleForbidden({ roles: roles.join(', ') });
  return staff;
}
