import { sql } from 'drizzle-orm';
import type { CompanySending, SenderList, SenderQuery, StaffReason } from '@app/contracts/senders';
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
import { STEPS, todayOf } from '../invitations/public.ts';
import { MOST_SENDERS, senders, waitingOf } from './repo.ts';

function stateOf(company: Company, slowed: boolean): CompanySending['state'] {
  if (company.sendingStoppedAt) return 'stopped';
  if (company.state === 'unlisted') return 'unlisted';
  return slowed ? 'slowed' : 'free';
}

/** What the company may send, and what waits. @throws CompanyNotFound */
export function companySending(app: AppContext, companyId: string): Promise<CompanySending> {
  return app.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const today = await todayOf(app, tx, company);
    const { rows } = await tx.execute<{ waiting: number }>(
      sql`select ${waitingOf(sql`${companyId}::uuid`, await app.clock.now(tx))} as waiting`,
    );
    return {
      state: stateOf(company, today !== null),
      allowance: today?.allowance ?? null,
      sentToday: today?.sent ?? null,
      waiting: rows[0]?.waiting ?? 0,
      slowedSince: company.slowedSince?.toISOString() ?? null,
      stoppedAt: company.sendingStoppedAt?.toISOString() ?? null,
      stoppedReason: company.sendingStoppedReason,
      steps: STEPS.map(({ fromDay, times }) => ({ fromDay, aDay: times * app.config.NEW_SENDER_DAILY })),
    };
  });
}

/** Companies that write to customers, for staff. */
export async function senderList(app: AppContext, query: SenderQuery): Promise<SenderList> {
  const found = await app.db.tx(async (tx) => senders(tx, query, await app.clock.now(tx)));
  return { items: found.slice(0, MOST_SENDERS), more: found.length > MOST_SENDERS };
}

/** One act of staff on a company: what is so already stays so, without a second entry in the log. */
async function decide(
  ctx: RequestContext,
  companyId: string,
  { reason }: StaffReason,
  act: { name: string; isDone: (company: Company) => boolean; run: (tx: Tx) => Promise<void> },
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new CompanyNotFound();
    if (act.isDone(company)) return;
    await act.run(tx);
    await audit(ctx, tx, act.name, companyId, { reason }, companyId);
  });
}

/** Stops what a company sends to customers; what waits is kept, and the company told why. @throws CompanyNotFound */
export const stopSending = (ctx: RequestContext, companyId: string, why: StaffReason): Promise<void> =>
  decide(ctx, companyId, why, {
    name: 'sender.stopped',
    isDone: ({ sendingStoppedAt }) => sendingStoppedAt !== null,
    run: (tx) => setSendingStopped(ctx, tx, companyId, why.reason),
  });

/** Lets it send again: what was kept goes in its order. @throws CompanyNotFound */
export const resumeSending = (ctx: RequestContext, companyId: string, why: StaffReason): Promise<void> =>
  decide(ctx, companyId, why, {
    name: 'sender.resumed',
    isDone: ({ sendingStoppedAt }) => sendingStoppedAt === null,
    run: (tx) => setSendingStopped(ctx, tx, companyId, null),
  });

/** Staff know who a company is, whatever its domain: it is not slowed. @throws CompanyNotFound */
export const vouch = (ctx: RequestContext, companyId: string, why: StaffReason): Promise<void> =>
  decide(ctx, companyId, why, {
    name: 'company.vouched',
    isDone: ({ vouchedAt }) => vouchedAt !== null,
    run: (tx) => setVouched(ctx, tx, companyId, true),
  });

/** Takes it back: the company is slowed until its domain is shown to be its own. @throws CompanyNotFound */
export const withdrawVouching = (ctx: RequestContext, companyId: string, why: StaffReason): Promise<void> =>
  decide(ctx, companyId, why, {
    name: 'company.vouching_withdrawn',
    isDone: ({ vouchedAt }) => vouchedAt === null,
    run: (tx) => setVouched(ctx, tx, companyId, false),
  });

/** Replaces the names that nobody may have who is not known to be them. Companies that are listed already stay. */
export async function saveProtectedNames(ctx: RequestContext, { items }: ProtectedNames): Promise<void> {
  await ctx.db.tx(async (tx) => {
    await writeProtectedNames(tx, items);
    await audit(ctx, tx, 'protected_names.saved', newId(), { names: items.length });
  });
}
