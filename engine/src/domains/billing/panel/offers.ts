import type { PlanOffer } from '@app/contracts/billing/billing';
import { PLANS, PLAN_NAMES, TERMS } from '@app/contracts/plans';
import { taxed } from '../charges/totals.ts';
import type { TaxedBuyer } from '../charges/totals.ts';
import { termPrice } from '../lifecycle/periods.ts';
import type { Contract } from '../lifecycle/repo.ts';
import type { Facts } from '../lifecycle/transitions.ts';

/** Every plan for every term at a company's price: the agreed one for the plan that it was agreed for. */
export function offersFor(
  { plan: own }: Pick<Facts, 'plan'>,
  { contractPrice }: Contract,
  buyer: TaxedBuyer,
): PlanOffer[] {
  return PLAN_NAMES.flatMap((plan) => {
    const agreed = plan === own ? contractPrice : null;
    return TERMS.map((term) => {
      const net = termPrice(plan, term, agreed);
      return { plan, term, net, gross: taxed(net, buyer).gross, byContract: PLANS[plan].from && agreed === null };
    });
  });
}
