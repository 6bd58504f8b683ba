import type { CompanyRole } from '@app/contracts/accounts';
import { ACTS, ACT_NAMES } from '@app/contracts/permissions/acts';
import type { Act } from '@app/contracts/permissions/acts';
import { isAllowedInVisit } from '@app/contracts/permissions/visits';
import type { StaffRole } from '@app/contracts/security/staff-token';
import type { Permissions, Refusal } from '@app/contracts/permissions/permissions';
import { hasFeature, planWith } from './model.ts';
import type { Subscription } from './model.ts';

/** What decides about an act: a member's role, and their company's subscription. */
export interface Standing {
  role: CompanyRole;
  subscription: Pick<Subscription, 'plan' | 'state'>;
}

export type Permission = { allowed: true } | ({ allowed: false } & Refusal);

const ALLOWED: Permission = { allowed: true };

/** Why a role may not do an act, in any company; undefined if it may. */
export function refusalByRole(role: CompanyRole, act: Act): Refusal | undefined {
  const { roles } = ACTS[act];
  return roles.includes(role) ? undefined : { reason: 'role', roles: [...roles] };
}

/** Whether the subscription must be read to decide. */
export const dependsOnPlan = (act: Act): boolean => ACTS[act].needsActive || ACTS[act].feature !== undefined;

/** Why the company may not do it, whatever the member's role. */
export function refusalByPlan(subscription: Standing['subscription'], act: Act): Refusal | undefined {
  const { feature, needsActive } = ACTS[act];
  if (needsActive && subscription.state === 'suspended') return { reason: 'suspended' };
  if (feature && !hasFeature(subscription, feature)) return { reason: 'plan', feature, plan: planWith(feature) };
  return undefined;
}

/** Whether a member may do something, and why not. The role is judged first. */
export function can({ role, subscription }: Standing, act: Act): Permission {
  const refusal = refusalByRole(role, act) ?? refusalByPlan(subscription, act);
  return refusal ? { allowed: false, ...refusal } : ALLOWED;
}

/** What is left of an owner's permissions when staff visit the panel. */
export function permissionsInVisit(
  { role, allowed, refused }: Permissions,
  { staff, mayChange }: { staff: { role: StaffRole }; mayChange: boolean },
): Permissions {
  const may = (act: Act) => isAllowedInVisit({ role: staff.role, mayChange }, { act, reads: act.endsWith('.read') });
  const taken = allowed.filter((act) => !may(act));
  return {
    role,
    allowed: allowed.filter(may),
    refused: [
      ...refused,
      ...taken.map((act) => ({ act, refusal: { reason: 'role' as const, roles: [...ACTS[act].roles] } })),
    ],
  };
}

/** Every act, allowed or refused. */
export function permissionsOf(standing: Standing): Permissions {
  const answer: Permissions = { role: standing.role, allowed: [], refused: [] };
  for (const act of ACT_NAMES) {
    const permission = can(standing, act);
    if (permission.allowed) answer.allowed.push(act);
    else {
      const { allowed: _, ...refusal } = permission;
      answer.refused.push({ act, refusal });
    }
  }
  return answer;
}
