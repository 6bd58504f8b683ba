import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@app/contracts/common';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';
import { charges, payments } from './schema.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** Attempts to take the money of a charge by Stripe: a Checkout Session, or a PaymentIntent with the saved card. */
export const cardPayments = engine.table(
  'card_payments',
  {
    /** Stripe knows it as metadata and as the idempotency key. */
    id: uuid('id').primaryKey(),
    /** Hundredths of the charge's currency: what was not yet paid of it. */
    amount: integer('amount').notNull(),
    companyId: companyId(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    kind: text('kind', { enum: ['checkout', 'saved_card'] }).notNull(),
    /** `ended`: it cannot be paid any more, and nothing was refused. */
    state: text('state', { enum: ['open', 'paid', 'failed', 'ended'] }).notNull(),
    /** Ids at Stripe, each as soon as it is known. */
    customer: text('customer'),
    card: text('card'),
    session: text('session'),
    intent: text('intent'),
    /** Whose page it is, and in which language. */
    locale: text('locale').$type<Locale>().notNull(),
    /** Why the bank or Stripe refused it. */
    failure: text('failure'),
    /** How often Stripe has been asked what became of it, and when it is asked next. */
    checks: integer('checks').notNull().default(0),
    checkAt: instant('check_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    // Never two that could both be paid.
    uniqueIndex('card_payments_open')
      .on(t.chargeId)
      .where(sql`state = 'open'`),
    uniqueIndex('card_payments_session').on(t.session),
    uniqueIndex('card_payments_intent').on(t.intent),
    index('card_payments_charge').on(t.chargeId, t.id),
    index('card_payments_check')
      .on(t.checkAt)
      .where(sql`state = 'open'`),
    tenantPolicy(),
  ],
);

/** Events of Stripe that have come, so that each is handled once. They are a hint to look, never a truth. */
export const stripeEvents = engine.table('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  objectId: text('object_id').notNull(),
  receivedAt: instant('received_at').notNull(),
});

/** Money that went back to a card: refunds and disputes, as Stripe last told. */
export const cardReversals = engine.table(
  'card_reversals',
  {
    /** Of Stripe: `re_…` or `du_…`. */
    id: text('id').primaryKey(),
    companyId: companyId(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: ['refund', 'dispute'] }).notNull(),
    state: text('state').notNull(),
    /** Hundredths of the currency. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    reason: text('reason'),
    /** Our own id, in the order in which they became known. */
    key: uuid('key')
      .notNull()
      .default(sql`uuidv7()`),
    /** The state in which staff have settled it otherwise than by a correction. */
    settledState: text('settled_state'),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('card_reversals_company').on(t.companyId, t.createdAt),
    uniqueIndex('card_reversals_key').on(t.key),
    tenantPolicy(),
  ],
);
