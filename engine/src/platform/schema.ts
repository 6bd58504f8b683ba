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
import { LIVE_KINDS } from '@app/contracts/values';

/** Schema of all tables of the engine. */
export const engine = pgSchema('engine');

/** The role of tenant transactions, subject to row-level security. Created by the first migration. */
export const tenantRole = pgRole('app_tenant').existing();

/** Point in time, UTC, in milliseconds as in JavaScript. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Second line of tenant isolation: under `app_tenant` only rows of the transaction's company are visible. */
export const tenantPolicy = () =>
  pgPolicy('tenant', {
    as: 'permissive',
    for: 'all',
    to: tenantRole,
    using: sql`company_id = engine.current_company()`,
    withCheck: sql`company_id = engine.current_company()`,
  });

/** Transactional outbox: jobs written in the transaction that causes them; the relay hands them to the queue. */
export const outbox = engine.table(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    job: text('job').notNull(),
    data: jsonb('data').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    /** When the relay handed it over last; null = waiting. */
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

/** Jobs whose last attempt failed, kept until they are retried or deleted. */
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

/** Stored answers, so that a repeated POST with the same key gets the same one. */
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

/** Recent mails per mailbox, by keyed hash: counted by the daily cap. */
export const mailRecipients = engine.table(
  'mail_recipients',
  {
    recipientHash: text('recipient_hash').notNull(),
    messageId: text('message_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.recipientHash, t.messageId] }), index('mail_recipients_at').on(t.at)],
);

/** One row per attempt to send a mail. Holds no address; the mail's subject id leads to it. */
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

/** Every action of staff and merchants that changes something. */
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
  (t) => [
    index('audit_log_company').on(t.companyId, t.id),
    // Who has entries is found by skipping through it.
    index('audit_log_actor').on(t.companyId, t.actorId, t.id),
    tenantPolicy(),
  ],
);

/** Single row that tests set to move `app_now()`; see the first migration. */
export const clockShift = engine.table('clock_shift', {
  single: boolean('single').primaryKey().default(true),
  milliseconds: bigint('milliseconds', { mode: 'number' }).notNull().default(0),
});

/**
 * Events of the live streams. They are read in the order of `transaction` and `id`, up to the oldest transaction that is
 * still open: an id alone may appear after a higher one.
 */
export const liveEvents = engine.table(
  'live_events',
  {
    id: bigint('id', { mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: bigint('transaction', { mode: 'bigint' })
      .notNull()
      .default(sql`(pg_current_xact_id()::text)::bigint`),
    companyId: uuid('company_id').notNull(),
    /** The only member who receives it; null = all, and for a mediation the reviewer. */
    userId: uuid('user_id'),
    kind: text('kind', { enum: LIVE_KINDS }).notNull(),
    subjectId: uuid('subject_id'),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  (t) => [
    index('live_events_order').on(t.transaction, t.id),
    index('live_events_company').on(t.companyId, t.transaction, t.id),
    index('live_events_at').on(t.at),
    tenantPolicy(),
  ],
);

/** Text messages of the demo, which are shown but not sent. */
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
