import { sql } from 'drizzle-orm';
import type { CompanySending, SenderList, SenderQuery, StaffReason } from '@app/contracts/senders';
import type { AuditAct } from '@app/contracts/trust/audit-acts';
import type { ProtectedNames } from '@app/contracts/websites';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import {
  CompanyNotFound,
  companyById,
  lockCompany,
  setSendingStopped,
  setVouched,
  writeProtectedNames,
} from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { ALLOWANCE_STEPS, sendingToday } from '../invitations/public.ts';
import { SENDER_LIMIT, findSenders, countWaiting } from './repo.ts';

function stateOf(company: Company, slowed: boolean): CompanySending['state'] {
  if (company.sendingStoppedAt) return 'stopped';
  if (company.state === 'unlisted') return 'unlisted';
  return slowed ? 'slowed' : 'free';
}

/** The company's sending allowance and the number of waiting messages. @throws CompanyNotFound */
export function companySending(app: AppContext, companyId: string): Promise<CompanySending> {
  return app.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const today = await sendingToday(app, tx, company);
    const { rows } = await tx.execute<{ waiting: number }>(
      sql`select ${countWaiting(sql`${companyId}::uuid`, await app.clock.now(tx))} as waiting`,
    );
    return {
      state: stateOf(company, today !== null),
      allowance: today?.allowance ?? null,
      sentToday: today?.sent ?? null,
      waiting: rows[0]?.waiting ?? 0,
      slowedSince: company.slowedSince?.toISOString() ?? null,
      stoppedAt: company.sendingStoppedAt?.toISOString() ?? null,
      stoppedReason: company.sendingStoppedReason,
      steps: ALLOWANCE_STEPS.map(({ fromDay, multiplier }) => ({
        fromDay,
        aDay: multiplier * app.config.NEW_SENDER_DAILY,
      })),
    };
  });
}

/** Companies that message customers, for staff. */
export async function listSenders(app: AppContext, query: SenderQuery): Promise<SenderList> {
  const found = await app.db.tx(async (tx) => findSenders(tx, query, await app.clock.now(tx)));
  return { items: found.slice(0, SENDER_LIMIT), more: found.length > SENDER_LIMIT };
}

/** Applies a decision of staff to a company, with an audit entry; does nothing if it already applies. */
async function applyStaffDecision(
  ctx: RequestContext,
  companyId: string,
  { reason }: StaffReason,
  decision: { name: AuditAct; isDone: (company: Company) => boolean; run: (tx: Tx) => Promise<void> },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new CompanyNotFound();
    if (decision.isDone(company)) return;
    await decision.run(tx);
    await audit(ctx, tx, decision.name, companyId, { reason }, companyId);
  });
}

/** Stops a company's messages to customers and notifies the company; waiting ones are kept. @throws CompanyNotFound */
export const stopSending = (ctx: RequestContext, companyId: string, why: StaffReason): Promise<void> =>
  applyStaffDecision(ctx, companyId, why, {
    name: 'sender.stopped',
    isDone: ({ sendingStoppedAt }) => sendingStoppedAt !== null,
    run: (tx) => setSendingStopped(ctx, tx, companyId, why.reason),
  });

/** Resumes sending; waiting messages are sent in order. @throws CompanyNotFound */
export const resumeSending = (ctx: RequestContext, companyId: string, why: StaffReason): Promise<void> =>
  applyStaffDecision(ctx, companyId, why, {
    name: 'sender.resumed',
    isDone: ({ sendingStoppedAt }) => sendingStoppedAt === null,
    run: (tx) => setSendingStopped(ctx, tx, companyId, null),
  });

/** Vouches for a company, which removes its daily allowance. @throws CompanyNotFound */
export const vouch = (ctx: RequestContext, companyId: string, why: StaffReason): Promise<void> =>
  applyStaffDecision(ctx, companyId, why, {
    name: 'company.vouched',
    isDone: ({ vouchedAt }) => vouchedAt !== null,
    run: (tx) => setVouched(ctx, tx, companyId, true),
  });

/** Withdraws vouching: the company has a daily allowance until it proves its domain. @throws CompanyNotFound */
export const withdrawVouching = (ctx: RequestContext, companyId: string, why: StaffReason): Promise<void> =>
  applyStaffDecision(ctx, companyId, why, {
    name: 'company.vouching_withdrawn',
    isDone: ({ vouchedAt }) => vouchedAt === null,
    run: (tx) => setVouched(ctx, tx, companyId, false),
  });

/** Replaces protected names. Companies already listed stay listed. */
export async function saveProtectedNames(ctx: RequestContext, { items }: ProtectedNames): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await writeProtectedNames(tx, items);
    await audit(ctx, tx, 'protected_names.saved', newId(), { names: items.length });
  });
}
