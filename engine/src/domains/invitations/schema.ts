import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import {
  CHANNELS,
  CONTACT_BASES,
  INVITATION_EVENTS,
  INVITATION_STATES,
  LANGUAGE_RULES,
} from '@app/contracts/invitations';
import { OPT_OUT_SOURCES } from '@app/contracts/inviting/opt-outs';
import type { ConfigQuestion, ConfigTexts, ThankYouPage, UpdateInvitationConfig } from '@app/contracts/invitations';
import type { OrderImportMapping } from '@app/contracts/inviting/order-imports';
import type { ErrorParams } from '../../kernel/errors.ts';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { products } from '../catalog/schema.ts';
import { companies } from '../companies/schema.ts';
import { markets } from '../markets/schema.ts';
import { splitSites } from '../splitter/schema.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

export const SYMBOLS = ['stars', 'hearts', 'smileys', 'thumbs', 'points'] as const;

export const invitationConfigs = engine.table(
  'invitation_configs',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    name: text('name').notNull(),
    channel: text('channel', { enum: CHANNELS }).notNull().default('email'),
    delayDays: integer('delay_days').notNull(),
    windowStart: integer('window_start').notNull(),
    windowEnd: integer('window_end').notNull(),
    senderName: text('sender_name').notNull(),
    defaultLanguage: text('default_language').notNull(),
    symbol: text('symbol', { enum: SYMBOLS }).notNull().default('stars'),
    askProducts: boolean('ask_products').notNull().default(true),
    /** 0 to 2, each `reminderDays` after the message before it. */
    reminders: integer('reminders').notNull().default(0),
    reminderDays: integer('reminder_days').notNull().default(5),
    /** Language of the message: the order's, falling back to the default; or always the default. */
    languageRule: text('language_rule', { enum: LANGUAGE_RULES }).notNull().default('order'),
    askPhotos: boolean('ask_photos').notNull().default(true),
    /** Detailed ratings asked for, e.g. delivery. */
    criteria: jsonb('criteria').$type<string[]>().notNull().default([]),
    questions: jsonb('questions').$type<ConfigQuestion[]>().notNull().default([]),
    /** The merchant's texts per language, in place of ours. */
    texts: jsonb('texts').$type<ConfigTexts>().notNull().default({}),
    thankYou: jsonb('thank_you').$type<ThankYouPage>().notNull().default({}),
    active: boolean('active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('invitation_configs_company').on(t.companyId), tenantPolicy()],
);

export const orders = engine.table(
  'orders',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    orderRef: text('order_ref').notNull(),
    purchasedAt: instant('purchased_at').notNull(),
    language: text('language').notNull(),
    basis: text('basis', { enum: CONTACT_BASES }).notNull(),
    source: text('source', { enum: ['api', 'panel', 'csv', 'demo'] }).notNull(),
    importId: uuid('import_id'),
    /** Null = the main one. */
    marketId: uuid('market_id').references(() => markets.id),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('orders_market')
      .on(t.companyId, t.marketId)
      .where(sql`market_id is not null`),
    unique('orders_ref').on(t.companyId, t.orderRef),
    tenantPolicy(),
  ],
);

/** The customer: personal data in a row of its own, which erasure deletes. */
export const orderContacts = engine.table(
  'order_contacts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    companyId: companyId(),
    /** At least one of the two is set. */
    email: text('email'),
    phone: text('phone'),
    name: text('name'),
  },
  (t) => [
    index('order_contacts_email').on(t.companyId, sql`lower(${t.email})`),
    // Across companies, for requests of data subjects.
    index('order_contacts_address').on(sql`lower(${t.email})`),
    index('order_contacts_phone').on(t.companyId, t.phone),
    tenantPolicy(),
  ],
);

export const orderProducts = engine.table(
  'order_products',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    companyId: companyId(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.productId] }), tenantPolicy()],
);

export const invitations = engine.table(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id)
      .unique(),
    configId: uuid('config_id')
      .notNull()
      .references(() => invitationConfigs.id),
    state: text('state', { enum: INVITATION_STATES }).notNull(),
    language: text('language').notNull(),
    dueAt: instant('due_at').notNull(),
    /** When it or its reminder was handed to a queue; null = the sweep may claim it. */
    queuedAt: instant('queued_at'),
    /** When a text message was handed to the provider, until it answers: another one would be charged too. */
    attemptedAt: instant('attempted_at'),
    /** Goes by e-mail although its configuration texts: the company had no text messages left. */
    byEmail: boolean('by_email').notNull().default(false),
    /** Parts of the text message that it is kept for until the company has them; null = it does not wait for any. */
    partsNeeded: integer('parts_needed'),
    /** When it was counted against the month; null = not yet. */
    countedAt: instant('counted_at'),
    /** When the splitter drew for it, before it was first composed; null = not yet, or there was none to draw. */
    drawnAt: instant('drawn_at'),
    /** The other site that it leads to; null = it leads to our form. Only changed before it is sent. */
    elsewhereId: uuid('elsewhere_id').references(() => splitSites.id),
    sentAt: instant('sent_at'),
    remindersSent: integer('reminders_sent').notNull().default(0),
    nextReminderAt: instant('next_reminder_at'),
    completedAt: instant('completed_at'),
    /** When the mail or the form was first opened; null if it is not known. */
    openedAt: instant('opened_at'),
    expiresAt: instant('expires_at'),
    /** Incrementing it revokes every link sent so far. */
    tokenVersion: integer('token_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('invitations_due')
      .on(t.dueAt)
      .where(sql`state = 'scheduled' and queued_at is null`),
    index('invitations_due_of_company')
      .on(t.companyId, t.dueAt)
      .where(sql`state = 'scheduled' and queued_at is null`),
    index('invitations_reminding_of_company')
      .on(t.companyId, t.nextReminderAt)
      .where(sql`state = 'sent' and queued_at is null and next_reminder_at is not null`),
    index('invitations_in_flight')
      .on(t.companyId)
      .where(sql`queued_at is not null and (state = 'scheduled' or (state = 'sent' and next_reminder_at is not null))`),
    index('invitations_config').on(t.configId),
    index('invitations_over_limit')
      .on(t.companyId, t.dueAt)
      .where(sql`state = 'over_limit'`),
    index('invitations_reminding')
      .on(t.nextReminderAt)
      .where(sql`state = 'sent' and next_reminder_at is not null`),
    index('invitations_expiring')
      .on(t.expiresAt)
      .where(sql`state = 'sent'`),
    index('invitations_company').on(t.companyId, t.id),
    index('invitations_company_state').on(t.companyId, t.state, t.id),
    tenantPolicy(),
  ],
);

/** Append-only log of what happened to an invitation. */
export const invitationEvents = engine.table(
  'invitation_events',
  {
    id: uuid('id').primaryKey(),
    invitationId: uuid('invitation_id')
      .notNull()
      .references(() => invitations.id),
    companyId: companyId(),
    type: text('type', { enum: INVITATION_EVENTS }).notNull(),
    at: instant('at').notNull(),
    data: jsonb('data').$type<ErrorParams>().notNull().default({}),
  },
  (t) => [index('invitation_events_invitation').on(t.invitationId, t.id), tenantPolicy()],
);

/** Keyed hashes of addresses that have opted out of a company's messages; the address itself is not stored. */
export const optOuts = engine.table(
  'opt_outs',
  {
    companyId: companyId(),
    addressHash: text('address_hash').notNull(),
    /** For keyset paging. */
    id: uuid('id')
      .notNull()
      .default(sql`gen_random_uuid()`),
    /** Enough for the company to recognize the address; null after erasure and for older rows. */
    masked: text('masked'),
    /** Null for older rows. */
    source: text('source', { enum: OPT_OUT_SOURCES }),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.addressHash] }),
    index('opt_outs_company').on(t.companyId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    tenantPolicy(),
  ],
);

export interface ImportProblem {
  line: number;
  column: string | null;
  code: string;
  params: ErrorParams;
}

/** An uploaded CSV and its progress; `content` is emptied when it is done. */
export const orderImports = engine.table(
  'order_imports',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    fileName: text('file_name').notNull(),
    content: bytes('content'),
    encoding: text('encoding').notNull(),
    basis: text('basis', { enum: CONTACT_BASES }),
    configId: uuid('config_id'),
    /** Our column → the file's. */
    mapping: jsonb('mapping').$type<OrderImportMapping>().notNull().default({}),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    rows: integer('rows').notNull(),
    processed: integer('processed').notNull().default(0),
    accepted: integer('accepted').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** Number of the file's orders and unreadable rows processed so far. */
    position: integer('position').notNull().default(0),
    /** Number of them that were new. */
    orders: integer('orders').notNull().default(0),
    problems: jsonb('problems').$type<ImportProblem[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [index('order_imports_company').on(t.companyId, t.id), tenantPolicy()],
);

/** Messages of the last day by keyed hash of the recipient, across companies. */
export const recipientMessages = engine.table(
  'recipient_messages',
  {
    recipientHash: text('recipient_hash').notNull(),
    message: text('message').notNull(),
    companyId: uuid('company_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.recipientHash, t.message] }),
    index('recipient_messages_at').on(t.at),
    index('recipient_messages_company').on(t.companyId, t.at),
    tenantPolicy(),
  ],
);

/** Values of a configuration whose invitation a member has sent to themselves; the mail's link shows their form. */
export const invitationTests = engine.table(
  'invitation_tests',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    userId: text('user_id').notNull(),
    language: text('language').notNull(),
    config: jsonb('config').$type<UpdateInvitationConfig>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('invitation_tests_age').on(t.createdAt), tenantPolicy()],
);
