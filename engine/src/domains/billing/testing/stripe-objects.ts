import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/*
 * Objects in the shapes that Stripe publishes for the API version of its library: the types make sure that none of their
 * fields is missing.
 */

export const stripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);
const NAMELESS = { address: null, email: null, name: null, phone: null, tax_id: null };

export function aCustomer(metadata: Stripe.Metadata): Stripe.Customer {
  return {
    id: stripeId('cus'),
    object: 'customer',
    balance: 0,
    created: seconds(),
    default_source: null,
    description: null,
    email: null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name: null,
    shipping: null,
  };
}

/** A card; `number`: its last four digits, which decide what the bank says. */
export function aCard(customer: string | null, last4: string, expires: [number, number] = [12, 2099]) {
  const [month, year] = expires;
  return {
    id: stripeId('pm'),
    object: 'payment_method',
    billing_details: NAMELESS,
    card: {
      brand: 'visa',
      checks: null,
      country: 'PL',
      display_brand: 'visa',
      exp_month: month,
      exp_year: year,
      fingerprint: last4,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: seconds(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Stripe.PaymentMethod;
}
export type CardObject = ReturnType<typeof aCard>;

export interface Asked {
  amount: number;
  currency: string;
  customer: string;
  metadata: Stripe.Metadata;
  description?: string;
}

export function anIntent({ amount, currency, customer, metadata, description }: Asked): Stripe.PaymentIntent {
  return {
    id: stripeId('pi'),
    object: 'payment_intent',
    allowed_payment_method_types: ['card'],
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: seconds(),
    currency,
    customer,
    customer_account: null,
    description: description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
}

export function aSession(
  asked: Asked & { reference: string; locale: string; successUrl: string; cancelUrl: string },
  pages: string,
): Stripe.Checkout.Session {
  const id = stripeId('cs_test');
  const created = seconds();
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: ['card'],
    amount_subtotal: asked.amount,
    amount_total: asked.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: asked.cancelUrl,
    client_reference_id: asked.reference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency: asked.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: asked.customer,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: created + 24 * 3600,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: asked.locale,
    managed_payments: null,
    metadata: asked.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: asked.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${pages}/c/pay/${id}`,
    wallet_options: null,
  };
}

export function aRefund(intent: Stripe.PaymentIntent, amount: number): Stripe.Refund {
  return {
    id: stripeId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: typeof intent.latest_charge === 'string' ? intent.latest_charge : null,
    created: seconds(),
    currency: intent.currency,
    customer: intent.customer,
    customer_account: null,
    metadata: {},
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    reason: 'requested_by_customer',
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

export function aDispute(intent: Stripe.PaymentIntent) {
  return {
    id: stripeId('du'),
    object: 'dispute',
    amount: intent.amount,
    balance_transactions: [],
    charge: typeof intent.latest_charge === 'string' ? intent.latest_charge : '',
    created: seconds(),
    currency: intent.currency,
    enhanced_eligibility_types: [],
    evidence_details: {
      due_by: seconds() + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent.id,
    reason: 'fraudulent',
    status: 'needs_response',
  } satisfies Partial<Stripe.Dispute>;
}

/** An event as it is posted to webhooks and listed. */
export const anEvent = (type: string, object: object, apiVersion: string) => ({
  id: stripeId('evt'),
  object: 'event' as const,
  api_version: apiVersion,
  created: seconds(),
  // What it was at that time: it must not change afterwards.
  data: { object: structuredClone(object) },
  livemode: false,
  pending_webhooks: 1,
  request: { id: stripeId('req'), idempotency_key: null },
  type,
});
export type EventObject = ReturnType<typeof anEvent>;
