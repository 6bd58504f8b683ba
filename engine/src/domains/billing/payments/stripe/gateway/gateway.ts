import type { Locale } from '@app/contracts/common';
import { domainError } from '../../../../../kernel/errors.ts';

/** Stripe cannot be reached, or has asked to wait. */
export class CardsUnavailable extends domainError('cards_unavailable', 503) {}

/** An attempt asked for something else before: its idempotency key belongs to that. */
export class AttemptUsedUp extends Error {}

/** What a PaymentIntent says. `unpaid`: it could still be paid; `cancelled`: it never can. */
export interface IntentSeen {
  id: string;
  state: 'paid' | 'pending' | 'unpaid' | 'cancelled';
  /** Ours, from its metadata; undefined: it is none of ours. */
  attemptId: string | undefined;
  chargeId: string | undefined;
  customer: string | null;
  card: string | null;
  /** Received, in hundredths of the currency. */
  amount: number;
  currency: string;
  at: Date;
  /** Code of the bank's or Stripe's refusal. */
  failure: string | null;
}

/** What a Checkout Session says. */
export interface CheckoutSeen {
  id: string;
  state: 'open' | 'complete' | 'expired';
  url: string | null;
  attemptId: string | undefined;
  intent: IntentSeen | null;
}

/** Whose money is taken for which charge. */
export interface Order {
  attemptId: string;
  chargeId: string;
  companyId: string;
  customer: string;
  /** Hundredths of the currency. */
  amount: number;
  currency: string;
  /** What is bought, in words. */
  title: string;
}

export interface CheckoutOrder extends Order {
  locale: Locale;
  paidUrl: string;
  backUrl: string;
}

export interface SavedCard {
  id: string;
  brand: string;
  last4: string;
  /** Such as 2027-04. */
  expires: string;
}

export interface ReversalSeen {
  id: string;
  kind: 'refund' | 'dispute';
  state: string;
  intent: string | null;
  amount: number;
  currency: string;
  reason: string | null;
  at: Date;
}

/** What is known of an event: a hint to look at an object. */
export interface EventSeen {
  id: string;
  type: string;
  objectId: string;
}

/**
 * Stripe, as far as we need it. Every call that creates something may be repeated: the same attempt never pays twice.
 * Everything throws CardsUnavailable when Stripe gives no answer; never call it inside a transaction.
 */
export interface CardGateway {
  /** @throws WebhookForged unless Stripe has signed these bytes within five minutes */
  readEvent(body: Buffer, signature: string | undefined): Promise<EventSeen>;
  /** `previous`: a customer that is gone. */
  createCustomer(companyId: string, previous: string | null): Promise<string>;
  /** False: there is none such any more. */
  updateCustomer(customer: string, billed: { name: string; email: string | null }): Promise<boolean>;
  deleteCustomer(customer: string): Promise<void>;
  createCheckout(order: CheckoutOrder): Promise<CheckoutSeen>;
  readCheckout(session: string): Promise<CheckoutSeen>;
  /** Ends an open session. One that was paid meanwhile stays complete. */
  expireCheckout(session: string): Promise<CheckoutSeen>;
  /**
   * Charges a saved card without its owner; a refusal by the bank is `unpaid` with its code. `refused`: by Stripe, and no
   * intent was made.
   */
  chargeCard(order: Order & { card: string }): Promise<IntentSeen | { refused: string; message: string }>;
  readIntent(intent: string): Promise<IntentSeen>;
  /** Makes sure that it cannot be paid any more. One that was paid meanwhile stays so. */
  cancelIntent(intent: string): Promise<IntentSeen>;
  /** The intent of an attempt whose answer was lost. */
  findIntent(customer: string, attemptId: string): Promise<IntentSeen | undefined>;
  /** The customer's card: the chosen one, else the newest. */
  readCard(customer: string): Promise<SavedCard | null>;
  chooseCard(customer: string, card: string): Promise<void>;
  /** A page of Stripe on which the customer changes cards. */
  createPortal(customer: string, backUrl: string, locale: Locale): Promise<string>;
  readReversal(kind: ReversalSeen['kind'], id: string): Promise<ReversalSeen>;
  /** Refunds and disputes of the last days. */
  recentReversals(since: Date): Promise<ReversalSeen[]>;
}

/** Nobody but Stripe may tell us of payments. */
export class WebhookForged extends domainError('webhook_signature_invalid', 400) {}

/** This installation takes no cards. */
export class CardsOff extends domainError('cards_off', 409) {}
