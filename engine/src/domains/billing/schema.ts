import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CURRENCIES, INVOICE_KINDS, VAT_TREATMENTS } from '@app/contracts/billing/invoices';
import type { Invoice, InvoiceLine, InvoiceParty } from '@app/contracts/billing/invoices';
import { CHARGE_KINDS, PAYMENT_METHODS, PAYMENT_SOURCES } from '@app/contracts/billing/billing';
import { PLAN_NAMES, TERMS } from '@app/contracts/plans';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';
import { SUBSCRIPTION_EVENTS, SUBSCRIPTION_STATES } from './lifecycle/transitions.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);
const createdAt = () =>
  instant('created_at')
    .notNull()
    .default(sql`now()`);

/** The facts of a company's subscription as of its last change; `factsAt` of its machine tells those of now. */
export const subscriptions = engine.table(
  'subscriptions',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    plan: text('plan', { enum: PLAN_NAMES }).notNull(),
    term: text('term', { enum: TERMS }).notNull().default('month'),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
    periodStart: instant('period_start')
      .notNull()
      .default(sql`engine.app_now()`),
    periodEnd: instant('period_end').notNull(),
    nextPlan: text('next_plan', { enum: PLAN_NAMES }),
    nextTerm: text('next_term', { enum: TERMS }),
    nextPaid: boolean('next_paid').notNull().default(false),
    renewsPlan: text('renews_plan', { enum: PLAN_NAMES }),
    renewsTerm: text('renews_term', { enum: TERMS }),
    upgradedFrom: text('upgraded_from', { enum: PLAN_NAMES }),
    cancelled: boolean('cancelled').notNull().default(false),
    everPaid: boolean('ever_paid').notNull().default(false),
    /** Of an Enterprise contract: invitations a month, and the net price a month in cents; null = the plan's. */
    monthlyInvitations: integer('monthly_invitations'),
    contractPrice: integer('contract_price'),
    /** When the sweep has something to do: a warning, a renewal, an end; null = nothing any more. */
    dueAt: instant('due_at').default(sql`engine.app_now()`),
  },
  (t) => [index('subscriptions_due').on(t.dueAt), index('subscriptions_state').on(t.state, t.plan), tenantPolicy()],
);

/** What has happened to a subscription; only added to. */
export const subscriptionEvents = engine.table(
  'subscription_events',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    type: text('type', { enum: SUBSCRIPTION_EVENTS }).notNull(),
    /** `clock`, `payment`, a member's or staff member's id. */
    actor: text('actor').notNull(),
    plan: text('plan', { enum: PLAN_NAMES }).notNull(),
    term: text('term', { enum: TERMS }).notNull(),
    /** End of the trial or paid period after it. */
    periodEnd: instant('period_end').notNull(),
    /** Why, as staff wrote it. */
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (t) => [index('subscription_events_company').on(t.companyId, t.id), tenantPolicy()],
);

/** Warnings that were sent before an end, each once. */
export const subscriptionWarnings = engine.table(
  'subscription_warnings',
  { companyId: companyId(), periodEnd: instant('period_end').notNull(), days: integer('days').notNull() },
  (t) => [primaryKey({ columns: [t.companyId, t.periodEnd, t.days] }), tenantPolicy()],
);

/** Who is billed, and how it pays. */
export const billingDetails = engine.table(
  'billing_details',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    name: text('name').notNull(),
    street: text('street').notNull(),
    postcode: text('postcode').notNull(),
    city: text('city').notNull(),
    country: text('country').notNull(),
    taxNumber: text('tax_number'),
    /** A VAT number of the EU, with its prefix. */
    vatNumber: text('vat_number'),
    /** What VIES last said of it; null = it has not been reached yet. */
    vatValid: boolean('vat_valid'),
    vatCheckedAt: instant('vat_checked_at'),
    /** VIES's receipt of the check. */
    vatReceipt: text('vat_receipt'),
    /** Where invoices go besides the owner. */
    email: text('email'),
    method: text('method', { enum: PAYMENT_METHODS }).notNull().default('transfer'),
    /** Customer and saved card at Stripe. */
    stripeCustomer: text('stripe_customer'),
    stripeCard: text('stripe_card'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** Month in which the card expires, such as 2027-04. */
    cardExpires: text('card_expires'),
    /** The expiry that its owner has been told of. */
    cardWarned: text('card_warned'),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('billing_details_tax').on(t.taxNumber),
    uniqueIndex('billing_details_stripe').on(t.stripeCustomer),
    tenantPolicy(),
  ],
);

/** Something to be paid. */
export const charges = engine.table(
  'charges',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: CHARGE_KINDS }).notNull(),
    /** Of a period and its translations: the planned start. A period revived after a suspension starts with its payment. */
    periodStart: instant('period_start'),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    vatTreatment: text('vat_treatment', { enum: VAT_TREATMENTS }).notNull(),
    vatRate: integer('vat_rate'),
    net: integer('net').notNull(),
    vat: integer('vat').notNull(),
    gross: integer('gross').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    state: text('state', { enum: ['open', 'paid', 'void'] }).notNull(),
    dueAt: instant('due_at').notNull(),
    /** When it is taken back unpaid; null: with the end of the subscription. */
    lapsesAt: instant('lapses_at'),
    /** When the saved card is charged next; null: it is not, or not again. */
    cardDueAt: instant('card_due_at'),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
  },
  (t) => [
    // Never two for one period.
    uniqueIndex('charges_period')
      .on(t.companyId, t.kind, t.periodStart)
      .where(sql`state <> 'void' and period_start is not null`),
    // One at a time of what is ordered as needed.
    uniqueIndex('charges_open')
      .on(t.companyId, t.kind)
      .where(sql`state = 'open'`),
    index('charges_company').on(t.companyId, t.id),
    index('charges_lapsing')
      .on(t.lapsesAt)
      .where(sql`state = 'open' and lapses_at is not null`),
    index('charges_card_due')
      .on(t.cardDueAt)
      .where(sql`state = 'open' and card_due_at is not null`),
    check('charges_sum', sql`gross = net + vat`),
    tenantPolicy(),
  ],
);

/** The last number given, per series and year. Its row is locked until the invoice is committed: no gaps. */
export const invoiceSeries = engine.table(
  'invoice_series',
  { series: text('series').notNull(), year: integer('year').notNull(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.series, t.year] })],
);

/** Issued invoices and corrections; never changed but for what has become of them. */
export const invoices = engine.table(
  'invoices',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    chargeId: uuid('charge_id')
      .notNull()
      .references(() => charges.id),
    number: text('number').notNull(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    sequence: integer('sequence').notNull(),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    correctsId: uuid('corrects_id'),
    reason: text('reason'),
    issuedOn: date('issued_on').notNull(),
    suppliedOn: date('supplied_on').notNull(),
    dueOn: date('due_on').notNull(),
    paidOn: date('paid_on'),
    method: text('method', { enum: PAYMENT_METHODS }).notNull(),
    locale: text('locale').$type<Invoice['locale']>().notNull(),
    seller: jsonb('seller').$type<InvoiceParty>().notNull(),
    buyer: jsonb('buyer').$type<InvoiceParty>().notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    lines: jsonb('lines').$type<InvoiceLine[]>().notNull(),
    vatTreatment: text('vat_treatment', { enum: VAT_TREATMENTS }).notNull(),
    vatRate: integer('vat_rate'),
    net: integer('net').notNull(),
    vat: integer('vat').notNull(),
    gross: integer('gross').notNull(),
    vatInPln: jsonb('vat_in_pln').$type<Invoice['vatInPln']>(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('invoices_number').on(t.number),
    uniqueIndex('invoices_sequence').on(t.series, t.year, t.sequence),
    uniqueIndex('invoices_charge')
      .on(t.chargeId)
      .where(sql`kind = 'invoice'`),
    index('invoices_company').on(t.companyId, t.id),
    index('invoices_issued').on(t.issuedOn, t.id),
    index('invoices_corrects').on(t.correctsId),
    check('invoices_sum', sql`gross = net + vat`),
    tenantPolicy(),
  ],
);

/** Money received. `reference` is that of the source, so that the same payment is recorded once. */
export const payments = engine.table(
  'payments',
  {
    id: uuid('id').primaryKey(),
    /** Null until somebody knows whose it is. */
    companyId: uuid('company_id').references(() => companies.id),
    chargeId: uuid('charge_id').references(() => charges.id),
    source: text('source', { enum: PAYMENT_SOURCES }).notNull(),
    reference: text('reference').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    receivedOn: date('received_on').notNull(),
    /** Who paid and what for, as the bank says. */
    payer: text('payer'),
    title: text('title'),
    /** When and why staff said that it will pay no charge; null: it pays one, or waits for that. */
    setAsideAt: instant('set_aside_at'),
    setAsideReason: text('set_aside_reason'),
    createdAt: createdAt(),
  },
  (t) => [
    check('payments_set_aside', sql`set_aside_at is null or (charge_id is null and set_aside_reason is not null)`),
    uniqueIndex('payments_reference').on(t.source, t.reference),
    index('payments_company').on(t.companyId, t.id),
    index('payments_unmatched')
      .on(t.id)
      .where(sql`charge_id is null`),
    tenantPolicy(),
  ],
);

/** Tax numbers and domains that have had a trial, and until when. */
export const trialKeys = engine.table(
  'trial_keys',
  {
    kind: text('kind', { enum: ['tax_number', 'domain'] }).notNull(),
    value: text('value').notNull(),
    companyId: uuid('company_id').notNull(),
    until: instant('until').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.value] }), tenantPolicy()],
);

/** Invitations sent per calendar month of the company's time zone. */
export const invitationUsage = engine.table(
  'invitation_usage',
  {
    companyId: companyId(),
    month: text('month').notNull(),
    sent: integer('sent').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.month] }), tenantPolicy()],
);
