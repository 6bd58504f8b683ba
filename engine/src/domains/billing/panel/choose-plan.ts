import type { BillingOverview, ChoosePlan, Quote, QuoteRequest } from '@app/contracts/billing/billing';
import { PLAN_CURRENCY } from '@app/contracts/plans';
import { NotFound, domainError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Member, RequestContext } from '../../../platform/route.ts';
import { createCharge } from '../charges/create.ts';
import { periodLine } from '../charges/lines.ts';
import { DAY_MS, GRACE_DAYS } from '../lifecycle/periods.ts';
import { BillingDetailsMissing, assertAccepted, readDetails, taxedBuyer } from '../details.ts';
import { lockNow, record } from '../lifecycle/change.ts';
import type { Locked } from '../lifecycle/change.ts';
import { cancel, changeAtEnd, order, resume, upgrade } from '../lifecycle/model.ts';
import type { Step } from '../lifecycle/model.ts';
import type { Tx } from '../../../platform/db.ts';
import { readOverview } from './overview.ts';
import { quoteOf } from './quote.ts';

/** The price is no longer the one that was shown. */
export class PriceChanged extends domainError('price_changed', 409) {}

/** Days to pay a first invoice. */
const PAYMENT_DAYS = 14;

const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

// Whose tax decides before anybody is billed: the company's own country, as a business without a confirmed number.
async function buyerOf(tx: Tx, { company }: Locked) {
  const details = await readDetails(tx, company.id);
  return details ? taxedBuyer(details) : { country: company.country, vatConfirmed: false };
}

async function quoted(tx: Tx, locked: Locked, chosen: QuoteRequest): Promise<Quote> {
  const { facts, contract, company, now } = locked;
  return quoteOf({ facts, contract, zone: company.timeZone, buyer: await buyerOf(tx, locked), now }, chosen);
}

/** What choosing a plan would mean, without choosing it. */
export async function quotePlan(ctx: RequestContext, { companyId }: Member, chosen: QuoteRequest): Promise<Quote> {
  return ctx.db.tx(async (tx) => {
    const locked = await lockNow(ctx, tx, companyId);
    if (!locked) throw new NotFound();
    return quoted(tx, locked, chosen);
  });
}

/**
 * Changes the subscription of the caller's company as a member. Written outside of row-level security, as the numbers of
 * invoices are everybody's: every statement names the company.
 */
async function changeAs(
  ctx: RequestContext,
  { companyId, userId }: Member,
  change: (tx: Tx, locked: Locked) => Promise<Step>,
): Promise<BillingOverview> {
  await ctx.db.tx(async (tx) => {
    const locked = await lockNow(ctx, tx, companyId);
    if (!locked) throw new NotFound();
    await record(ctx, tx, locked, [await change(tx, locked)], { actor: userId });
  });
  return readOverview(ctx, companyId);
}

/** @throws PriceChanged, BillingDetailsMissing, PlanByContract, SubscriptionActRefused */
export function choosePlan(ctx: RequestContext, member: Member, input: ChoosePlan): Promise<BillingOverview> {
  const { plan, term, gross, method } = input;
  return changeAs(ctx, member, async (tx, locked) => {
    assertAccepted(ctx, method);
    const { company, facts, contract, now } = locked;
    const { id: companyId, timeZone: zone } = company;
    const quote = await quoted(tx, locked, { plan, term });
    if ((quote.totals?.gross ?? null) !== gross) throw new PriceChanged();
    if (quote.totals && !(await readDetails(tx, companyId))) throw new BillingDetailsMissing();
    await audit(ctx, tx, 'billing.plan_chosen', companyId, { kind: quote.kind, plan, term });
    switch (quote.kind) {
      case 'order': {
        const start = quote.from === null ? now : new Date(quote.from);
        const dueAt = facts.state === 'past_due' ? daysAfter(start, GRACE_DAYS) : daysAfter(now, PAYMENT_DAYS);
        await createCharge(ctx, tx, {
          companyId,
          kind: 'period',
          lines: [periodLine({ plan, term }, start, zone, contract.contractPrice)],
          currency: PLAN_CURRENCY,
          method,
          periodStart: start,
          dueAt,
          lapsesAt: facts.state === 'past_due' ? null : daysAfter(dueAt, GRACE_DAYS),
        });
        return order(facts, { plan, term }, now);
      }
      case 'upgrade': {
        const lines = quote.totals?.lines ?? [];
        const dueAt = daysAfter(now, GRACE_DAYS);
        const open = { companyId, currency: PLAN_CURRENCY, method, periodStart: null, dueAt, lapsesAt: dueAt };
        await createCharge(ctx, tx, { ...open, kind: 'upgrade', lines });
        return upgrade(facts, plan, now, true);
      }
      case 'change':
        return changeAtEnd(facts, { plan, term }, now);
      case 'keep':
        return changeAtEnd(facts, null, now);
    }
  });
}

export const cancelPlan = (ctx: RequestContext, member: Member): Promise<BillingOverview> =>
  changeAs(ctx, member, async (tx, { facts, company, now }) => {
    await audit(ctx, tx, 'billing.cancelled', company.id);
    return cancel(facts, now);
  });

export const resumePlan = (ctx: RequestContext, member: Member): Promise<BillingOverview> =>
  changeAs(ctx, member, async (tx, { facts, company, now }) => {
    await audit(ctx, tx, 'billing.resumed', company.id);
    return resume(facts, now);
  });
