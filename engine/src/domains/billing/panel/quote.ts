import type { Quote, QuoteRequest } from '@app/contracts/billing/billing';
import { PLANS, PLAN_CURRENCY, PLAN_NAMES } from '@app/contracts/plans';
import type { PlanName } from '@app/contracts/plans';
import { domainError } from '../../../kernel/errors.ts';
import { periodLine, upgradeLines } from '../charges/lines.ts';
import { totalsOf } from '../charges/totals.ts';
import type { TaxedBuyer } from '../charges/totals.ts';
import { SubscriptionActRefused } from '../lifecycle/transitions.ts';
import type { Facts } from '../lifecycle/transitions.ts';
import { termEnd, termPrice } from '../lifecycle/periods.ts';
import type { Contract } from '../lifecycle/repo.ts';

/** Its price is agreed with us first. */
export class PlanByContract extends domainError('plan_by_contract', 409) {}

const rank = (plan: PlanName): number => PLAN_NAMES.indexOf(plan);

/** What a quote goes by. */
export interface QuoteFacts {
  facts: Facts;
  contract: Contract;
  zone: string;
  buyer: TaxedBuyer;
  now: Date;
}

/**
 * What choosing a plan would mean now.
 * @throws PlanByContract; SubscriptionActRefused where the next period is ordered and paid already
 */
export function quoteOf({ facts, contract, zone, buyer, now }: QuoteFacts, chosen: QuoteRequest): Quote {
  const { plan, term } = chosen;
  const { state, periodEnd } = facts;
  const agreed = contract.contractPrice !== null && facts.plan === plan ? contract.contractPrice : null;
  if (PLANS[plan].from && agreed === null) throw new PlanByContract({ plan });
  const afterwards = termPrice(plan, term, agreed);
  const same = facts.plan === plan && facts.term === term;
  if (state !== 'paid') {
    if (facts.next?.paid) throw new SubscriptionActRefused({ state });
    const from = state === 'suspended' ? null : periodEnd;
    const line = periodLine(chosen, from ?? now, zone, agreed);
    return {
      kind: 'order',
      from: from?.toISOString() ?? null,
      until: from && termEnd(from, term, zone).toISOString(),
      daysLeft: null,
      totals: totalsOf([line], PLAN_CURRENCY, buyer),
      afterwards,
    };
  }
  // Plan and term together: the dearer plan at once, the other term from the renewal on.
  if (rank(plan) > rank(facts.plan) && term === facts.term) {
    const { lines, daysLeft } = upgradeLines(facts, plan, now, zone);
    return {
      kind: 'upgrade',
      from: now.toISOString(),
      until: periodEnd.toISOString(),
      daysLeft,
      totals: totalsOf(lines, PLAN_CURRENCY, buyer),
      afterwards,
    };
  }
  const renewal = facts.next?.paid ? termEnd(periodEnd, facts.next.term, zone) : periodEnd;
  return {
    kind: same ? 'keep' : 'change',
    from: renewal.toISOString(),
    until: null,
    daysLeft: null,
    totals: null,
    afterwards,
  };
}
