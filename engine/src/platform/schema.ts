import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgRole,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

/** Everything the engine owns lies in this schema. */
export const engine = pgSchema('engine');

/** The role a tenant transaction runs under: row-level security holds for it. Made by the first migration. */
export const tenantRole = pgRole('app_tenant').existing();

/** Point in time, UTC, with microseconds kept out of JavaScript's way. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Second wall of tenancy: under `app_tenant` only rows of the transaction's company exist. */
export const tenantPolicy = () =>
  pgPolicy('tenant', {
    as: 'permissive',
    for: 'all',
    to: tenantRole,
    using: sql`company_id = engine.current_company()`,
    withCheck: sql`company_id = engine.current_company()`,
  });

/** Jobs to be done, written in the transaction that causes them; the relay hands them to the queue. */
export const outbox = engine.table(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    job: text('job').notNull(),
    data: jsonb('data').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** Last time the relay handed it over; null = waiting. */
    relayedAt: instant('relayed_at'),
  },
  (t) => [
    index('outbox_waiting')
      .on(t.id)
      .where(sql`relayed_at is null`),
    index('outbox_relayed')
      .on(t.relayedAt)
      .where(sql`relayed_at is not null`),
  ],
);

/** Jobs that failed for the last time, kept until somebody replays or drops them. */
export const deadLetters = engine.table('dead_letters', {
  id: uuid('id').primaryKey(),
  job: text('job').notNull(),
  data: jsonb('data').notNull(),
  error: text('error').notNull(),
  attempts: integer('attempts').notNull(),
  failedAt: instant('failed_at')
    .notNull()
    .default(sql`now()`),
});

/** Answers already given, so that a repeated POST with the same key gets the same one. */
export const idempotencyKeys = engine.table(
  'idempotency_keys',
  {
    scope: text('scope').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    answer: jsonb('answer'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.scope, t.key] }), index('idempotency_keys_age').on(t.createdAt)],
);

/** Which mails a mailbox has had lately, as a keyed hash of it: what the cap of a day counts. */
export const mailRecipients = engine.table(
  'mail_recipients',
  {
    recipientHash: text('recipient_hash').notNull(),
    messageId: text('message_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.recipientHash, t.messageId] }), index('mail_recipients_at').on(t.at)],
);

/** One row per try to hand a mail to the SMTP server. No address: the subject of the mail names it. */
export const mailDeliveries = engine.table(
  'mail_deliveries',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id'),
    mail: text('mail').notNull(),
    subjectId: uuid('subject_id').notNull(),
    messageId: text('message_id').notNull(),
    outcome: text('outcome', { enum: ['delivered', 'bounced', 'deferred', 'retry'] }).notNull(),
    answer: text('answer'),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('mail_deliveries_subject').on(t.subjectId),
    index('mail_deliveries_at').on(t.at),
    index('mail_deliveries_company').on(t.companyId, t.at),
    tenantPolicy(),
  ],
);

/** Every act of staff and merchants that changes something. */
export const auditLog = engine.table(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id'),
    actorKind: text('actor_kind', { enum: ['merchant', 'staff', 'api_key', 'system'] }).notNull(),
    actorId: text('actor_id').notNull(),
    act: text('act').notNull(),
    subjectId: uuid('subject_id'),
    detail: jsonb('detail').notNull().default({}),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [index('audit_log_company').on(t.companyId, t.id), tenantPolicy()],
);

/** Single row that tests set to move `app_now()`; see the first migration. */
export const clockShift = engine.table('clock_shift', {
  single: boolean('single').primaryKey().default(true),
  milliseconds: bigint('milliseconds', { mode: 'number' }).notNull().default(0),
});

/** Text messages that the demo only shows: nobody gets them. */
export const smsOutbox = engine.table(
  'sms_outbox',
  {
    id: uuid('id').primaryKey(),
    phone: text('phone').notNull(),
    body: text('body').notNull(),
    segments: integer('segments').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('sms_outbox_phone').on(t.phone)],
);

/** Random salts of addresses of devices, one per period; see `device-salts.ts`. */
export const deviceSalts = engine.table('device_salts', {
  period: integer('period').primaryKey(),
  salt: text('salt').notNull(),
});
