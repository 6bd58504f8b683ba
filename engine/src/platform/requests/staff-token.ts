import type { StaffMember, StaffRole } from '@app/contracts/security/staff-token';
import { readStaffToken } from '@app/contracts/security/staff-token';
import { NotSignedIn, domainError } from '../../kernel/errors.ts';

export class StaffTokenInvalid extends domainError('staff_token_invalid', 401) {}
export class StaffRoleForbidden extends domainError('staff_role_forbidden', 403) {}

/** Roles that may call staff routes that name no roles. */
export const STAFF_ROLES_BY_DEFAULT: readonly StaffRole[] = ['moderator', 'administrator'];

/**
 * The staff member of an `Authorization: Bearer` token. Its lifetime is measured by the machine's own clock, as that of
 * sessions: it is not a business rule.
 * @throws NotSignedIn without a token, StaffTokenInvalid, StaffRoleForbidden
 */
export function authenticateStaff(
  key: string,
  authorization: string | null,
  roles: readonly StaffRole[] = STAFF_ROLES_BY_DEFAULT,
  now: Date = new Date(),
): StaffMember {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (!token) throw new NotSignedIn();
  const staff = readStaffToken(key, token, now);
  if (!staff) throw new StaffTokenInvalid();
  if (!roles.includes(staff.role)) throw new StaffRoleForbidden({ roles: roles.join(', ') });
  return staff;
}
