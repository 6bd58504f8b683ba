import { PLANS, PLAN_NAMES, TRIAL_DAYS, TRIAL_INVITATIONS } from '@app/contracts/plans';
import type { Feature, PlanName } from '@app/contracts/plans';
import type { subscriptions } from './schema.ts';

/** A period that ended goes on so long, to be paid. */
export const PAST_DUE_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** What a company may do at the moment. */
export interface Subscription {
  plan: PlanName;
  state: 'trial' | 'paid' | 'past_due' | 'suspended';
  until: Date;
  /** Null = no limit. */
  monthlyInvitations: number | null;
}

/** A trial ends in suspension, a paid period in a week past due and then suspension; no sweep is needed for it. */
function stateAt({ state, periodEnd }: typeof subscriptions.$inferSelect, now: Date): Subscription['state'] {
  if (state === 'suspended' || periodEnd > now) return state;
  if (state === 'trial') return 'suspended';
  return now.getTime() - periodEnd.getTime() < PAST_DUE_DAYS * DAY_MS ? 'past_due' : 'suspended';
}

/** A company that has never had a plan is in its trial from the day it came. */
export function subscriptionAt(
  row: typeof subscriptions.$inferSelect | undefined,
  companyCreatedAt: Date,
  now: Date,
): Subscription {
  if (row) {
    const { plan, periodEnd, monthlyInvitations } = row;
    const state = stateAt(row, now);
    const ofPlan = state === 'trial' ? TRIAL_INVITATIONS : PLANS[plan].invitations;
    return { plan, state, until: periodEnd, monthlyInvitations: monthlyInvitations ?? ofPlan };
  }
  const until = new Date(companyCreatedAt.getTime() + TRIAL_DAYS * DAY_MS);
  return {
    plan: 'trustStart',
    state: until > now ? 'trial' : 'suspended',
    until,
    monthlyInvitations: TRIAL_INVITATIONS,
  };
}

/** Trial: every feature. */
export function hasFeature(subscription: Subscription, feature: Feature): boolean {
  return subscription.state === 'trial' || PLANS[subscription.plan].features.includes(feature);
}

/** Whether a feature that costs with each use is to be had now: not by who has stopped paying. */
export function mayUse(subscription: Subscription, feature: Feature): boolean {
  return subscription.state !== 'suspended' && hasFeature(subscription, feature);
}

/** The cheapest plan that has the feature. */
export function planWith(feature: Feature): PlanName {
  return PLAN_NAMES.find((name) => PLANS[name].features.includes(feature)) ?? 'enterprise';
}
