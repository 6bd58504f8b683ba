import type { CompanyRole } from '@app/contracts/accounts';
import type { ChangeTeamRole, HandOverCompany } from '@app/contracts/company/team';
import { NotFound, RoleForbidden } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/db.ts';
import type { Member, RequestContext } from '../../platform/route.ts';
import { checkPassword } from '../accounts/public.ts';
import { requireAct } from '../billing/public.ts';
import { CompanyNotFound, lockCompany, memberRole, removeMember, setMemberRole } from '../companies/public.ts';
import { OwnerStays } from './errors.ts';
import { notifyOwner, notifyTeamMember } from './mail-jobs.ts';
import { removeAct } from './model.ts';

/**
 * Changes the team of a company: one change at a time, by somebody who still has their role then.
 * @throws RoleForbidden if they have lost it while waiting
 */
async function changeTeam<Result>(
  ctx: RequestContext,
  member: Member,
  change: (tx: Tx, company: { id: string; name: string }) => Promise<Result>,
): Promise<Result> {
  return ctx.db.tenantTx(member.companyId, async (tx) => {
    const company = await lockCompany(tx, member.companyId);
    if (!company) throw new CompanyNotFound();
    const role = await memberRole(tx, member.companyId, member.userId);
    if (role !== member.role) throw new RoleForbidden({ roles: member.role });
    return change(tx, company);
  });
}

/** @throws NotFound if they are not in the team */
async function roleOf(tx: Tx, companyId: string, userId: string): Promise<CompanyRole> {
  const role = await memberRole(tx, companyId, userId);
  if (!role) throw new NotFound();
  return role;
}

/** @throws OwnerStays for the owner, whose role is handed over instead */
export async function changeRole(
  ctx: RequestContext,
  member: Member,
  userId: string,
  { role }: ChangeTeamRole,
): Promise<void> {
  await changeTeam(ctx, member, async (tx, company) => {
    const before = await roleOf(tx, company.id, userId);
    if (before === 'owner') throw new OwnerStays();
    if (before === role) return;
    await setMemberRole(tx, company.id, userId, role);
    await audit(ctx, tx, 'team.role_changed', userId, { from: before, to: role });
    await notifyTeamMember(ctx, tx, { companyId: company.id, userId, notice: 'role', role });
  });
}

/** Removes somebody, who loses the company at once: every request asks for their role. */
export async function removeFromTeam(ctx: RequestContext, member: Member, userId: string): Promise<void> {
  if (userId === member.userId) return leaveTeam(ctx, member);
  await changeTeam(ctx, member, async (tx, company) => {
    const role = await roleOf(tx, company.id, userId);
    if (role === 'owner') throw new OwnerStays();
    await requireAct(ctx, member, removeAct(role));
    await removeMember(tx, company.id, userId);
    await audit(ctx, tx, 'team.removed', userId, { role });
    await notifyTeamMember(ctx, tx, { companyId: company.id, userId, notice: 'removed' });
  });
}

/** @throws OwnerStays for the owner, who hands the company over first */
export async function leaveTeam(ctx: RequestContext, member: Member): Promise<void> {
  await changeTeam(ctx, member, async (tx, company) => {
    if (member.role === 'owner') throw new OwnerStays();
    await removeMember(tx, company.id, member.userId);
    await audit(ctx, tx, 'team.left', member.userId, { role: member.role });
    await notifyOwner(ctx, tx, { companyId: company.id, memberId: member.userId, notice: 'left' });
  });
}

/** Makes another member the owner; the one before becomes a manager. @throws PasswordWrong */
export async function handOver(
  ctx: RequestContext,
  member: Member,
  { memberId, password }: HandOverCompany,
): Promise<void> {
  await checkPassword(ctx, member.userId, password);
  if (memberId === member.userId) throw new NotFound();
  await changeTeam(ctx, member, async (tx, company) => {
    await roleOf(tx, company.id, memberId);
    // In this order: at no moment are there two owners.
    await setMemberRole(tx, company.id, member.userId, 'manager');
    await setMemberRole(tx, company.id, memberId, 'owner');
    await audit(ctx, tx, 'team.handed_over', memberId);
    await notifyTeamMember(ctx, tx, { companyId: company.id, userId: memberId, notice: 'owner' });
    await notifyTeamMember(ctx, tx, { companyId: company.id, userId: member.userId, notice: 'former_owner', memberId });
  });
}
