import type { Feature } from '@app/contracts/plans';
import type { subscriptions } from './schema.ts';

export const TRIAL_DAYS = 90;
/** A period that ended goes on so long, to be paid. */
export const PAST_DUE_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

export type PlanName = 'trustStart' | 'trustPro' | 'enterprise';

export interface Plan {
  name: PlanName;
  /** US dollars a month in cents; `from` = the least. */
  monthlyPrice: number;
  from: boolean;
  /** Invitations a month; null = by contract. */
  invitations: number | null;
  features: readonly Feature[];
}

const START: readonly Feature[] = [];
const PRO: readonly Feature[] = [...START, 'import', 'own_hints', 'questions', 'product_mediation', 'qr_codes'];
const ENTERPRISE: readonly Feature[] = [...PRO, 'open_api', 'surveys', 'review_translation'];

/** The one table of plans: prices, limits and features. */
export const PLANS: Record<PlanName, Plan> = {
  trustStart: { name: 'trustStart', monthlyPrice: 2900, from: false, invitations: 100, features: START },
  trustPro: { name: 'trustPro', monthlyPrice: 9900, from: false, invitations: 2000, features: PRO },
  enterprise: { name: 'enterprise', monthlyPrice: 29900, from: true, invitations: null, features: ENTERPRISE },
};
export const TRIAL_INVITATIONS = 500;

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
  const order: PlanName[] = ['trustStart', 'trustPro', 'enterprise'];
  return order.find((name) => PLANS[name].features.includes(feature)) ?? 'enterprise';
}
