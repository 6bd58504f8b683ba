import type { StaffRole } from '../security/staff-token.ts';
import type { Act } from './acts.ts';

/**
 * What is never done in a visit, whatever the owner agrees to: rights, secrets, money, the agreement itself, and to have
 * the owner's notifications sent to one's own device.
 */
const NEVER: ReadonlySet<Act> = new Set<Act>([
  'api_keys.create',
  'billing.write',
  'push.write',
  'staff_access.write',
  'team.change_role',
  'team.hand_over',
  'team.invite',
  'team.invite_manager',
  'team.leave',
  'team.remove',
  'team.remove_manager',
  'team.revoke_invite',
]);

/** Whether a visit allows a request. Support sees nothing of bills; without the owner's agreement nothing is changed. */
export function isAllowedInVisit(
  { role, mayChange }: { role: StaffRole; mayChange: boolean },
  { act, reads }: { act: Act; reads: boolean },
): boolean {
  if (NEVER.has(act)) return false;
  if (act === 'billing.read' && role !== 'administrator') return false;
  return reads || mayChange;
}
