import type { PlanName } from '@app/contracts/plans';
import type { Term } from '@app/contracts/billing/invoices';
import { domainError } from '../../../kernel/errors.ts';

export const SUBSCRIPTION_STATES = ['trial', 'paid', 'past_due', 'suspended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** What merchants, staff, payments and the clock (`period_end`, `grace_end`) do to a subscription. */
export const SUBSCRIPTION_COMMANDS = [
  'order',
  'lapse_order',
  'renew',
  'pay',
  'period_end',
  'grace_end',
  'upgrade',
  'downgrade',
  'revert_upgrade',
  'cancel',
  'resume',
  'extend_trial',
  'limit_trial',
  'grant',
] as const;
export type SubscriptionCommand = (typeof SUBSCRIPTION_COMMANDS)[number];

export const SUBSCRIPTION_EVENTS = [
  'ordered',
  'order_lapsed',
  'renewal_due',
  'prepaid',
  'began',
  'renewed',
  'revived',
  'became_past_due',
  'suspended',
  'upgraded',
  'downgraded',
  'upgrade_reverted',
  'cancelled',
  'resumed',
  'trial_extended',
  'trial_limited',
  'granted',
] as const;
export type SubscriptionEvent = (typeof SUBSCRIPTION_EVENTS)[number];

/** A plan paid for a term. */
export interface Chosen {
  plan: PlanName;
  term: Term;
}

/** What decides about a subscription. */
export interface Facts {
  state: SubscriptionState;
  plan: PlanName;
  term: Term;
  /** The trial, or the last period that was paid. */
  periodStart: Date;
  periodEnd: Date;
  /** The period after it, once ordered or due for renewal. */
  next: (Chosen & { paid: boolean }) | null;
  /** Plan and term from the next renewal on, if they differ. */
  renewsAs: Chosen | null;
  /** Until it is paid, the plan from which an upgrade came. */
  upgradedFrom: PlanName | null;
  /** Not renewed: it ends with its paid time. */
  cancelled: boolean;
  /** A trial that has never been paid for may be extended. */
  everPaid: boolean;
}

/** A condition of a transition. */
type Condition =
  | 'renewable'
  | 'ordered'
  | 'next_paid'
  | 'next_open'
  | 'cancelled'
  | 'not_cancelled'
  | 'never_paid'
  | 'upgrade_unpaid';

interface Transition {
  command: SubscriptionCommand;
  from: readonly SubscriptionState[];
  when?: Condition;
  /** Without it the state stays. */
  to?: SubscriptionState;
  event: SubscriptionEvent;
}

const SERVED = ['trial', 'paid', 'past_due'] as const;

/** Every allowed transition; of those of a command the first whose condition holds. `docs/states.md` is made from it. */
export const SUBSCRIPTION_TRANSITIONS: readonly Transition[] = [
  { command: 'order', from: ['trial', 'past_due', 'suspended'], event: 'ordered' },
  { command: 'lapse_order', from: ['trial', 'suspended'], when: 'next_open', event: 'order_lapsed' },
  { command: 'renew', from: ['paid', 'past_due'], when: 'renewable', event: 'renewal_due' },
  { command: 'pay', from: ['trial', 'paid'], when: 'next_open', event: 'prepaid' },
  { command: 'pay', from: ['past_due'], when: 'next_open', to: 'paid', event: 'renewed' },
  { command: 'pay', from: ['suspended'], when: 'next_open', to: 'paid', event: 'revived' },
  { command: 'period_end', from: ['trial'], when: 'next_paid', to: 'paid', event: 'began' },
  { command: 'period_end', from: ['trial'], to: 'suspended', event: 'suspended' },
  { command: 'period_end', from: ['paid'], when: 'next_paid', event: 'renewed' },
  { command: 'period_end', from: ['paid'], when: 'cancelled', to: 'suspended', event: 'suspended' },
  { command: 'period_end', from: ['paid'], to: 'past_due', event: 'became_past_due' },
  { command: 'grace_end', from: ['past_due'], to: 'suspended', event: 'suspended' },
  { command: 'upgrade', from: ['paid'], event: 'upgraded' },
  { command: 'downgrade', from: ['paid'], event: 'downgraded' },
  { command: 'revert_upgrade', from: ['paid', 'past_due'], when: 'upgrade_unpaid', event: 'upgrade_reverted' },
  { command: 'cancel', from: ['past_due'], to: 'suspended', event: 'cancelled' },
  { command: 'cancel', from: ['trial'], when: 'ordered', event: 'cancelled' },
  { command: 'cancel', from: ['paid'], when: 'not_cancelled', event: 'cancelled' },
  { command: 'resume', from: ['trial', 'paid'], when: 'cancelled', event: 'resumed' },
  { command: 'extend_trial', from: ['trial'], event: 'trial_extended' },
  { command: 'extend_trial', from: ['suspended'], when: 'never_paid', to: 'trial', event: 'trial_extended' },
  { command: 'limit_trial', from: ['trial'], event: 'trial_limited' },
  { command: 'grant', from: [...SERVED, 'suspended'], to: 'paid', event: 'granted' },
];

/** The subscription's state does not allow this. */
export class SubscriptionActRefused extends domainError('subscription_act_refused', 409) {}

function holds(facts: Facts, condition: Condition | undefined): boolean {
  switch (condition) {
    case undefined:
      return true;
    case 'renewable':
      return facts.next === null && !facts.cancelled;
    case 'next_paid':
      return facts.next?.paid === true;
    case 'next_open':
      return facts.next?.paid === false;
    case 'cancelled':
      return facts.cancelled;
    case 'ordered':
      return facts.next !== null && !facts.cancelled;
    case 'not_cancelled':
      return !facts.cancelled;
    case 'never_paid':
      return !facts.everPaid;
    case 'upgrade_unpaid':
      return facts.upgradedFrom !== null;
  }
}

/** What follows from a command. @throws SubscriptionActRefused */
export function transitionOf(facts: Facts, command: SubscriptionCommand): Required<Pick<Transition, 'event' | 'to'>> {
  const found = SUBSCRIPTION_TRANSITIONS.find(
    (one) => one.command === command && one.from.includes(facts.state) && holds(facts, one.when),
  );
  if (!found) throw new SubscriptionActRefused({ state: facts.state });
  return { event: found.event, to: found.to ?? facts.state };
}
