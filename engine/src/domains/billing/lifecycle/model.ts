import { PLANS, TRIAL_DAYS, TRIAL_INVITATIONS } from '@app/contracts/plans';
import type { PlanName } from '@app/contracts/plans';
import { DAY_MS, GRACE_DAYS, termEnd } from './periods.ts';
import { SubscriptionActRefused, transitionOf } from './transitions.ts';
import type { Chosen, Facts, SubscriptionCommand, SubscriptionEvent } from './transitions.ts';

/** A change of a subscription and what to record of it. */
export interface Step {
  facts: Facts;
  event: SubscriptionEvent;
  at: Date;
}

const step = (facts: Facts, command: SubscriptionCommand, at: Date, changes: Partial<Facts>): Step => {
  const { to, event } = transitionOf(facts, command);
  return { facts: { ...facts, ...changes, state: to }, event, at };
};

/** The next period becomes the current one. */
const begun = ({ next }: Facts, from: Date, zone: string): Partial<Facts> =>
  next === null
    ? {}
    : {
        plan: next.plan,
        term: next.term,
        periodStart: from,
        periodEnd: termEnd(from, next.term, zone),
        next: null,
        everPaid: true,
        upgradedFrom: null,
      };

/** Orders the next period of a company that has none, or chooses again while it is not paid. */
export function order(facts: Facts, chosen: Chosen, now: Date): Step {
  if (facts.next?.paid) throw new SubscriptionActRefused({ state: facts.state });
  return step(facts, 'order', now, { next: { ...chosen, paid: false }, renewsAs: null, cancelled: false });
}

/** The order was not paid in time. */
export const lapseOrder = (facts: Facts, now: Date): Step => step(facts, 'lapse_order', now, { next: null });

/** The next period is to be paid. */
export function renew(facts: Facts, now: Date): Step {
  const { plan, term } = facts.renewsAs ?? facts;
  return step(facts, 'renew', now, { next: { plan, term, paid: false }, renewsAs: null });
}

/** The next period has been paid. */
export function pay(facts: Facts, now: Date, zone: string): Step {
  const { state, next } = facts;
  if (next === null) throw new SubscriptionActRefused({ state });
  if (state === 'trial' || state === 'paid') return step(facts, 'pay', now, { next: { ...next, paid: true } });
  // The days past due were served: they are the first of the period. Those of a suspension were not.
  return step(facts, 'pay', now, begun(facts, state === 'past_due' ? facts.periodEnd : now, zone));
}

/** A dearer plan from now on; `unpaid`: it is taken back unless it is paid in time. */
export function upgrade(facts: Facts, plan: PlanName, now: Date, unpaid: boolean): Step {
  const { next } = facts;
  return step(facts, 'upgrade', now, {
    plan,
    upgradedFrom: unpaid ? (facts.upgradedFrom ?? facts.plan) : facts.upgradedFrom,
    renewsAs: null,
    // A period that is paid already is raised when the upgrade is paid.
    next: next && !next.paid ? { ...next, plan } : next,
  });
}

/** The upgrade to a plan has been paid, and with it that of a period that was paid before. */
export const settleUpgrade = (facts: Facts, plan: PlanName): Facts => ({
  ...facts,
  plan,
  upgradedFrom: null,
  next: facts.next?.paid ? { ...facts.next, plan } : facts.next,
});

/** An upgrade ends unpaid with the subscription. */
const withoutUpgrade = ({ plan, upgradedFrom }: Facts): Partial<Facts> => ({
  plan: upgradedFrom ?? plan,
  upgradedFrom: null,
});

/** The upgrade was not paid in time. */
export function revertUpgrade(facts: Facts, now: Date): Step {
  const { next, upgradedFrom } = facts;
  return step(facts, 'revert_upgrade', now, {
    ...withoutUpgrade(facts),
    next: next && !next.paid && upgradedFrom ? { ...next, plan: upgradedFrom } : next,
  });
}

/** Another plan or term from the next period on that is not paid yet; null: the present ones. */
export function changeAtEnd(facts: Facts, chosen: Chosen | null, now: Date): Step {
  const { next, plan, term } = facts;
  const changed = next && !next.paid ? { next: { ...(chosen ?? { plan, term }), paid: false } } : { renewsAs: chosen };
  return step(facts, 'downgrade', now, { renewsAs: null, ...changed });
}

/** Stops renewing. What has been paid is served; an unpaid next period is given up. */
export const cancel = (facts: Facts, now: Date): Step =>
  step(facts, 'cancel', now, {
    ...(facts.state === 'past_due' && withoutUpgrade(facts)),
    cancelled: true,
    renewsAs: null,
    next: facts.next?.paid ? facts.next : null,
  });

export const resume = (facts: Facts, now: Date): Step => step(facts, 'resume', now, { cancelled: false });

export const extendTrial = (facts: Facts, until: Date, now: Date): Step =>
  step(facts, 'extend_trial', now, { periodEnd: until });

/** Ends a trial early: the same tax number or domain has had one before. */
export const limitTrial = (facts: Facts, until: Date, now: Date): Step =>
  step(facts, 'limit_trial', now, { periodEnd: until < now ? now : until });

/** A plan given by staff without an invoice, until a day. */
export const grant = (facts: Facts, chosen: Chosen, until: Date, now: Date): Step =>
  step(facts, 'grant', now, {
    ...chosen,
    periodStart: now,
    periodEnd: until,
    next: null,
    renewsAs: null,
    upgradedFrom: null,
    cancelled: false,
    everPaid: true,
  });

/** When the days end in which a period that has begun can still be paid. */
export const graceEnd = ({ periodEnd }: Pick<Facts, 'periodEnd'>): Date =>
  new Date(periodEnd.getTime() + GRACE_DAYS * DAY_MS);

/** The next thing that the clock does; undefined if nothing. */
function dueCommand({ state, periodEnd }: Facts): { command: 'period_end' | 'grace_end'; at: Date } | undefined {
  if (state === 'trial' || state === 'paid') return { command: 'period_end', at: periodEnd };
  return state === 'past_due' ? { command: 'grace_end', at: graceEnd({ periodEnd }) } : undefined;
}

function changesOf(facts: Facts, command: 'period_end' | 'grace_end', at: Date, zone: string): Partial<Facts> {
  if (command === 'grace_end') return { ...withoutUpgrade(facts), next: null };
  if (facts.next?.paid) return begun(facts, at, zone);
  // An order made in the trial can still be paid after it.
  return facts.cancelled ? withoutUpgrade(facts) : {};
}

/** What the clock has done until `now`, oldest first, each step at its own time, however late it is looked at. */
export function elapse(facts: Facts, now: Date, zone: string): Step[] {
  const steps: Step[] = [];
  let current = facts;
  for (let due = dueCommand(current); due && due.at <= now; due = dueCommand(current)) {
    const { command, at } = due;
    const made = step(current, command, at, changesOf(current, command, at, zone));
    steps.push(made);
    current = made.facts;
  }
  return steps;
}

/** The facts at a time. */
export const factsAt = (facts: Facts, now: Date, zone: string): Facts =>
  elapse(facts, now, zone).at(-1)?.facts ?? facts;

/** A company is in its trial from the day it came. */
export const trialOf = (companyCreatedAt: Date): Facts => ({
  state: 'trial',
  plan: 'trustStart',
  term: 'month',
  periodStart: companyCreatedAt,
  periodEnd: new Date(companyCreatedAt.getTime() + TRIAL_DAYS * DAY_MS),
  next: null,
  renewsAs: null,
  upgradedFrom: null,
  cancelled: false,
  everPaid: false,
});

/** Invitations a month; null = no limit. A contract's limit goes before the plan's. */
export const monthlyInvitations = (
  { state, plan }: Pick<Facts, 'state' | 'plan'>,
  contract: number | null,
): number | null => contract ?? (state === 'trial' ? TRIAL_INVITATIONS : PLANS[plan].invitations);
