import { PLAN_NAMES, TERMS } from '@app/contracts/plans';
import type { PlanName } from '@app/contracts/plans';
import type { Term } from '@app/contracts/billing/invoices';
import { PANEL_PATHS } from '../paths.ts';

export interface ChosenPlan {
  plan: PlanName;
  term: Term;
}

/** The page with a plan chosen; without a term that of the present plan. */
export const pathOfPlan = (plan: PlanName, term?: Term): string =>
  `${PANEL_PATHS.settingsBilling}?plan=${plan}${term ? `&term=${term}` : ''}`;

/** The plan that an address chooses; null if none. */
export function chosenIn(search: string, present: Term): ChosenPlan | null {
  const query = new URLSearchParams(search);
  const plan = PLAN_NAMES.find((name) => name === query.get('plan'));
  return plan ? { plan, term: TERMS.find((term) => term === query.get('term')) ?? present } : null;
}
