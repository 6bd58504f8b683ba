import type { ExtendTrial, GrantPlan, MarkPaid } from '@app/contracts/billing/billing';
import { NotFound, ValidationFailed, domainError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { CompanyNotFound } from '../../companies/public.ts';
import { chargeById } from '../charges/repo.ts';
import { lockNow, record } from '../lifecycle/change.ts';
import type { Locked } from '../lifecycle/change.ts';
import { extendTrial, grant } from '../lifecycle/model.ts';
import type { Step } from '../lifecycle/model.ts';
import { saveContract } from '../lifecycle/repo.ts';
import { recordPayment } from '../payments/record.ts';

/** Paid or taken back already. */
export class ChargeClosed extends domainError('charge_closed', 409) {}

async function changeAsStaff(
  ctx: RequestContext,
  companyId: string,
  reason: string,
  change: (tx: Tx, locked: Locked) => Promise<Step>,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const locked = await lockNow(ctx, tx, companyId);
    if (!locked) throw new CompanyNotFound();
    const step = await change(tx, locked);
    await record(ctx, tx, locked, [step], { actor: ctx.staff?.staffId ?? 'staff', reason });
  });
}

const inFuture = (path: string, until: string, now: Date): Date => {
  const date = new Date(until);
  if (date <= now) throw new ValidationFailed({}, [{ path, code: 'must_be_in_future' }]);
  return date;
};

/** Moves the end of a trial, also of one that has ended without an order. */
export const extendTrialAsStaff = (
  ctx: RequestContext,
  companyId: string,
  { until, reason }: ExtendTrial,
): Promise<void> =>
  changeAsStaff(ctx, companyId, reason, async (tx, { facts, now }) => {
    const end = inFuture('until', until, now);
    await audit(ctx, tx, 'subscription.trial_extended', companyId, { until }, companyId);
    return extendTrial(facts, end, now);
  });

/** Gives a plan until a day, with the numbers of a contract if there is one. */
export const grantPlan = (ctx: RequestContext, companyId: string, input: GrantPlan): Promise<void> =>
  changeAsStaff(ctx, companyId, input.reason, async (tx, { facts, now }) => {
    const { plan, term, until, monthlyInvitations, contractPrice } = input;
    const end = inFuture('until', until, now);
    await saveContract(tx, companyId, { monthlyInvitations, contractPrice });
    await audit(ctx, tx, 'subscription.granted', companyId, { plan, term, until }, companyId);
    return grant(facts, { plan, term }, end, now);
  });

/** Records a transfer that paid a charge in full. @throws NotFound, ChargeClosed */
export async function markPaid(ctx: RequestContext, chargeId: string, input: MarkPaid): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const charge = await chargeById(tx, chargeId);
    if (!charge) throw new NotFound();
    const { companyId, gross, currency } = charge;
    const { reference, receivedOn, reason } = input;
    const paid = { chargeId, source: 'staff', reference, amount: gross, currency, receivedOn, title: reason } as const;
    const recorded = await recordPayment(ctx, tx, paid);
    if (recorded !== 'paid') throw new ChargeClosed();
    await audit(ctx, tx, 'charge.marked_paid', chargeId, { reference }, companyId);
  });
}
