import type Stripe from 'stripe';
import type { CheckoutSeen, IntentSeen, ReversalSeen } from './gateway.ts';
import { fromStripeAmount } from './amounts.ts';

/** Keys under which our ids stand in Stripe's metadata. */
export const METADATA = { attempt: 'attempt_id', charge: 'charge_id', company: 'company_id' } as const;

const idOf = (given: string | { id: string } | null): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);
const dateOf = (seconds: number): Date => new Date(seconds * 1000);

const INTENT_STATES: Record<string, IntentSeen['state']> = {
  succeeded: 'paid',
  processing: 'pending',
  canceled: 'cancelled',
};

/** Reads a PaymentIntent. */
export function intentSeen(intent: Stripe.PaymentIntent): IntentSeen {
  const { id, status, metadata, customer, payment_method, amount_received, latest_charge, last_payment_error } = intent;
  const currency = intent.currency.toUpperCase();
  const charge = typeof latest_charge === 'string' ? null : latest_charge;
  return {
    id,
    state: INTENT_STATES[status] ?? 'unpaid',
    attemptId: metadata[METADATA.attempt],
    chargeId: metadata[METADATA.charge],
    customer: idOf(customer),
    card: idOf(payment_method),
    amount: fromStripeAmount(amount_received, currency),
    currency,
    at: dateOf(charge?.created ?? intent.created),
    failure: last_payment_error?.decline_code ?? last_payment_error?.code ?? null,
  };
}

const CHECKOUT_STATES: Record<string, CheckoutSeen['state']> = { complete: 'complete', expired: 'expired' };

/** Reads a Checkout Session whose PaymentIntent is expanded. */
export function checkoutSeen({ id, status, url, metadata, payment_intent }: Stripe.Checkout.Session): CheckoutSeen {
  return {
    id,
    state: CHECKOUT_STATES[status ?? ''] ?? 'open',
    url,
    attemptId: metadata?.[METADATA.attempt],
    intent: payment_intent === null || typeof payment_intent === 'string' ? null : intentSeen(payment_intent),
  };
}

/** Reads a refund or a dispute. */
export function reversalSeen(given: Stripe.Refund | Stripe.Dispute): ReversalSeen {
  const { id, object, status, payment_intent, amount, reason, created } = given;
  const currency = given.currency.toUpperCase();
  return {
    id,
    kind: object,
    state: status ?? 'pending',
    intent: idOf(payment_intent),
    amount: fromStripeAmount(amount, currency),
    currency,
    reason,
    at: dateOf(created),
  };
}
