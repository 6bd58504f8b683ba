import { sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { Act } from '@app/contracts/permissions/acts';
import type { Refusal } from '@app/contracts/permissions/permissions';
import { PlanLacksFeature, RoleForbidden, domainError } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import type { Member } from '../../platform/route.ts';
import { companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { subscriptionAt } from './model.ts';
import type { Subscription } from './model.ts';
import { dependsOnPlan, refusalByPlan, refusalByRole } from './permissions.ts';
import { readSubscription } from './lifecycle/repo.ts';
import { invitationUsage } from './schema.ts';

export class CompanySuspended extends domainError('company_suspended', 402) {}

export async function subscriptionOf(app: AppContext, tx: Tx, company: Company): Promise<Subscription> {
  return subscriptionAt(await readSubscription(tx, company), await app.clock.now(tx), company.timeZone);
}

function refuse(refusal: Refusal): never {
  switch (refusal.reason) {
    case 'role':
      throw new RoleForbidden({ roles: refusal.roles.join(', ') });
    case 'suspended':
      throw new CompanySuspended();
    case 'plan':
      throw new PlanLacksFeature({ feature: refusal.feature, plan: refusal.plan });
  }
}

/**
 * @throws RoleForbidden naming the roles that may; PlanLacksFeature naming the plan that has it; CompanySuspended when
 * collecting and changes have stopped
 */
export async function requireAct(app: AppContext, { companyId, role }: Member, act: Act): Promise<void> {
  const refusal = refusalByRole(role, act);
  if (refusal) refuse(refusal);
  if (dependsOnPlan(act)) await app.db.tx((tx) => requirePlan(app, tx, companyId, act));
}

/**
 * The same for the company alone: within a request whose member is known to have the role, and in jobs.
 * @throws PlanLacksFeature, CompanySuspended
 */
export async function requirePlan(app: AppContext, tx: Tx, companyId: string, act: Act): Promise<void> {
  const company = await companyById(tx, companyId);
  if (!company) return;
  const refusal = refusalByPlan(await subscriptionOf(app, tx, company), act);
  if (refusal) refuse(refusal);
}

const monthOf = (company: Company, now: Date) =>
  DateTime.fromJSDate(now, { zone: company.timeZone }).toFormat('yyyy-MM');

/** Invitations sent this month (the company's zone). */
export async function sentThisMonth(app: AppContext, tx: Tx, company: Company): Promise<number> {
  const { rows } = await tx.execute<{ sent: number }>(sql`
    select sent from engine.invitation_usage where company_id = ${company.id} and month = ${monthOf(company, await app.clock.now(tx))}`);
  return rows[0]?.sent ?? 0;
}

/** Gives back invitations that were taken and not used. */
export async function returnInvitations(app: AppContext, tx: Tx, company: Company, unused: number): Promise<void> {
  await tx.execute(sql`
    update engine.invitation_usage set sent = greatest(0, sent - ${unused})
    where company_id = ${company.id} and month = ${monthOf(company, await app.clock.now(tx))}`);
}

/**
 * Takes `wanted` from the month's invitations, in the caller's transaction.
 * @returns how many were left to take; 0 for a suspended company.
 */
export async function takeInvitations(app: AppContext, tx: Tx, company: Company, wanted: number): Promise<number> {
  const subscription = await subscriptionOf(app, tx, company);
  if (subscription.state === 'suspended' || wanted === 0) return 0;
  const month = monthOf(company, await app.clock.now(tx));
  await tx.insert(invitationUsage).values({ companyId: company.id, month }).onConflictDoNothing();
  // The row's lock makes concurrent takers wait for each other, so that the limit holds exactly.
  const { rows } = await tx.execute<{ sent: number }>(sql`
    select sent from engine.invitation_usage where company_id = ${company.id} and month = ${month} for update`);
  const left =
    subscription.monthlyInvitations === null ? wanted : subscription.monthlyInvitations - (rows[0]?.sent ?? 0);
  const taken = Math.max(0, Math.min(wanted, left));
  if (taken > 0) {
    await tx.execute(sql`
      update engine.invitation_usage set sent = sent + ${taken} where company_id = ${company.id} and month = ${month}`);
  }
  return taken;
}
