import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { CHANNELS, CONTACT_BASES, INVITATION_STATES, LANGUAGE_RULES } from '@app/contracts/invitations';
import type { ConfigQuestion, ConfigTexts, ThankYouPage } from '@app/contracts/invitations';
import type { ErrorParams } from '../../kernel/errors.ts';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { products } from '../catalog/schema.ts';
import { companies } from '../companies/schema.ts';

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
    /** 0 to 2, each so many days after the mail before it, never to one who has written. */
    reminders: integer('reminders').notNull().default(0),
    reminderDays: integer('reminder_days').notNull().default(5),
    /** Whose language the mail has: the order's, else the default; or always the default. */
    languageRule: text('language_rule', { enum: LANGUAGE_RULES }).notNull().default('order'),
    askPhotos: boolean('ask_photos').notNull().default(true),
    /** Detailed ratings asked for, e.g. delivery. */
    criteria: jsonb('criteria').$type<string[]>().notNull().default([]),
    questions: jsonb('questions').$type<ConfigQuestion[]>().notNull().default([]),
    /** The merchant's words per language, in place of ours. */
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
    createdAt: instant('created_at').notNull(),
  },
  (t) => [unique('orders_ref').on(t.companyId, t.orderRef), tenantPolicy()],
);

/** Who ordered: personal data in a row of its own, which erasure removes. */
export const orderContacts = engine.table(
  'order_contacts',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    companyId: companyId(),
    /** One of the two is there. */
    email: text('email'),
    phone: text('phone'),
    name: text('name'),
  },
  (t) => [
    index('order_contacts_email').on(t.companyId, sql`lower(${t.email})`),
    // Of all companies, for the customer's own requests.
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
    /** Handed to a queue, itself or its reminder; null = the sweep may take it. */
    queuedAt: instant('queued_at'),
    /** A text message is on its way and its provider has not answered yet: it costs, so no other may be sent. */
    attemptedAt: instant('attempted_at'),
    /** Taken from the month's invitations; null = not yet. */
    countedAt: instant('counted_at'),
    sentAt: instant('sent_at'),
    remindersSent: integer('reminders_sent').notNull().default(0),
    nextReminderAt: instant('next_reminder_at'),
    completedAt: instant('completed_at'),
    expiresAt: instant('expires_at'),
    /** Raising it revokes every link mailed so far. */
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

export const INVITATION_EVENTS = [
  'created',
  'queued',
  'sent',
  'reminded',
  'opened',
  'clicked',
  'completed',
  'over_limit',
  'released',
  'opted_out',
  'bounced',
  'cancelled',
  'expired',
  'postponed',
] as const;

/** What happened to an invitation, in order; never changed. */
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

/** Addresses that want no more invitations of a company, as keyed hashes: no address is kept to honour it. */
export const optOuts = engine.table(
  'opt_outs',
  {
    companyId: companyId(),
    addressHash: text('address_hash').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.addressHash] }), tenantPolicy()],
);

export interface ImportProblem {
  line: number;
  column: string | null;
  code: string;
  params: ErrorParams;
}

/** An uploaded CSV and how far its rows have come; the file itself goes when it is done. */
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
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    rows: integer('rows').notNull(),
    processed: integer('processed').notNull().default(0),
    accepted: integer('accepted').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** How many of the file's orders have been worked through. */
    position: integer('position').notNull().default(0),
    /** How many of them were new. */
    orders: integer('orders').notNull().default(0),
    problems: jsonb('problems').$type<ImportProblem[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [index('order_imports_company').on(t.companyId, t.id), tenantPolicy()],
);

/** Messages of the last day, by keyed hashes of those who got them: whichever company writes, a person's day is one. */
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
