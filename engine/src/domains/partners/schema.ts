import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgPolicy, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CURRENCIES } from '@app/contracts/billing/invoices';
import { COMMISSION_KINDS, PAYOUT_STATES } from '@app/contracts/partners/commissions';
import { PARTNER_MAILS } from '@app/contracts/partners/mails';
import { PAYOUT_CURRENCIES } from '@app/contracts/partners/partners';
import { engine, instant, tenantRole } from '../../platform/schema.ts';
import { users } from '../accounts/schema.ts';
import { invoices } from '../billing/schema.ts';
import { companies } from '../companies/schema.ts';

/** Second wall between partners: their transactions see their own rows only, those of companies none. */
const partnerPolicy = (column: 'id' | 'partner_id') =>
  pgPolicy('partner', {
    as: 'permissive',
    for: 'all',
    to: tenantRole,
    using: sql`${sql.raw(column)} = engine.current_partner()`,
    withCheck: sql`${sql.raw(column)} = engine.current_partner()`,
  });

/** Businesses that refer companies, each with the one account that signs in for it. */
export const partners = engine.table(
  'partners',
  {
    id: uuid('id').primaryKey(),
    /** Null once the account was deleted: what it has earned is still paid, and kept as long as it has to be. */
    userId: uuid('user_id').references(() => users.id),
    closedAt: instant('closed_at'),
    businessName: text('business_name').notNull(),
    country: text('country').notNull(),
    taxNumber: text('tax_number').notNull(),
    website: text('website'),
    /** In its electronic form: without spaces. */
    iban: text('iban').notNull(),
    /** Of the account. */
    currency: text('currency', { enum: PAYOUT_CURRENCIES }).notNull(),
    /** Codes, clients and payouts wait while staff have blocked it. */
    blockedAt: instant('blocked_at'),
    blockedReason: text('blocked_reason'),
    /** Kinds of mails that they do not want. */
    mailsOff: text('mails_off', { enum: PARTNER_MAILS })
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    uniqueIndex('partners_user').on(t.userId),
    check('partners_closed', sql`(user_id is null) = (closed_at is not null)`),
    partnerPolicy('id'),
  ],
);

const partnerId = () =>
  uuid('partner_id')
    .notNull()
    .references(() => partners.id);

/** Codes of links, which are never taken back: a replaced one still leads to its partner. */
export const partnerCodes = engine.table(
  'partner_codes',
  {
    code: text('code').primaryKey(),
    partnerId: partnerId(),
    /** The one that is shown. */
    current: boolean('current').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('partner_codes_current')
      .on(t.partnerId)
      .where(sql`current`),
    partnerPolicy('partner_id'),
  ],
);

/** By whom a company was brought: one partner, for good. */
export const referrals = engine.table(
  'referrals',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    partnerId: partnerId(),
    source: text('source', { enum: ['code', 'created', 'staff'] }).notNull(),
    state: text('state', { enum: ['active', 'refused'] }).notNull(),
    /** Why it counts for nothing: the partner and the company are one business, or staff have said so. */
    refusal: text('refusal', { enum: ['same_person', 'same_tax_number', 'same_domain', 'staff'] }),
    /** Invoices paid from then on bring a commission. */
    since: instant('since').notNull(),
    /** Why staff have changed it. */
    note: text('note'),
  },
  (t) => [index('referrals_partner').on(t.partnerId, t.since), partnerPolicy('partner_id')],
);

/** The statement of a month in one currency. */
export const partnerPayouts = engine.table(
  'partner_payouts',
  {
    id: uuid('id').primaryKey(),
    partnerId: partnerId(),
    month: text('month').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    amount: integer('amount').notNull(),
    entries: integer('entries').notNull(),
    state: text('state', { enum: PAYOUT_STATES }).notNull(),
    paidOn: date('paid_on'),
    /** Of the transfer. */
    reference: text('reference'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('partner_payouts_month').on(t.partnerId, t.month, t.currency),
    index('partner_payouts_state').on(t.state, t.id),
    partnerPolicy('partner_id'),
  ],
);

/** What a paid invoice or its correction has brought, each once; never changed but for its payout. */
export const commissions = engine.table(
  'commissions',
  {
    id: uuid('id').primaryKey(),
    partnerId: partnerId(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    kind: text('kind', { enum: COMMISSION_KINDS }).notNull(),
    /** The invoice, or the correction. */
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    /** The invoice that a correction is about. */
    correctsId: uuid('corrects_id'),
    invoiceNumber: text('invoice_number').notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    net: integer('net').notNull(),
    percent: integer('percent').notNull(),
    amount: integer('amount').notNull(),
    payoutId: uuid('payout_id').references(() => partnerPayouts.id),
    at: instant('at').notNull(),
  },
  (t) => [
    uniqueIndex('commissions_invoice').on(t.invoiceId),
    index('commissions_corrects').on(t.correctsId),
    index('commissions_partner').on(t.partnerId, t.id),
    index('commissions_company').on(t.companyId),
    index('commissions_waiting')
      .on(t.at)
      .where(sql`payout_id is null`),
    partnerPolicy('partner_id'),
  ],
);
