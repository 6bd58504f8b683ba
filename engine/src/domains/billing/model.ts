import { PLANS, PLAN_NAMES } from '@app/contracts/plans';
import type { Feature, PlanName } from '@app/contracts/plans';
import { factsAt, monthlyInvitations } from './lifecycle/model.ts';
import type { SubscriptionState } from './lifecycle/transitions.ts';
import type { Stored } from './lifecycle/repo.ts';

/** What a company may do at the moment. */
export interface Subscription {
  plan: PlanName;
  state: SubscriptionState;
  until: Date;
  /** Null = no limit. */
  monthlyInvitations: number | null;
}

/** The subscription at a time; no sweep needs to have run. */
export function subscriptionAt({ facts, contract }: Stored, now: Date, zone: string): Subscription {
  const current = factsAt(facts, now, zone);
  return {
    plan: current.plan,
    state: current.state,
    until: current.periodEnd,
    monthlyInvitations: monthlyInvitations(current, contract.monthlyInvitations),
  };
}

/** Trial: every feature. */
export function hasFeature(subscription: Pick<Subscription, 'plan' | 'state'>, feature: Feature): boolean {
  return subscription.state === 'trial' || PLANS[subscription.plan].features.includes(feature);
}

/** Whether a feature with a cost per use may be used now: not while the company is suspended. */
export function mayUse(subscription: Pick<Subscription, 'plan' | 'state'>, feature: Feature): boolean {
  return subscription.state !== 'suspended' && hasFeature(subscription, feature);
}

/** The cheapest plan that has the feature. */
export function planWith(feature: Feature): PlanName {
  return PLAN_NAMES.find((name) => PLANS[name].features.includes(feature)) ?? 'enterprise';
}
