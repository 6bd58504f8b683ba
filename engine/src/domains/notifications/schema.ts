import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MAIL_TIMES, NOTIFICATION_KINDS } from '@app/contracts/notifying/notifications';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { sessions, users } from '../accounts/schema.ts';
import { companies } from '../companies/schema.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const DIGEST_PERIODS = ['now', 'daily', 'weekly'] as const;

/** What has happened at a company, for each member. Holds ids and numbers, no personal data. */
export const notifications = engine.table(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    userId: userId(),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    subjectId: uuid('subject_id'),
    /** Identifies what happened: a repeated job notifies nobody twice. */
    eventKey: text('event_key').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number>>().notNull().default({}),
    /** Whether it is shown in the panel. */
    inPanel: boolean('in_panel').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** When a digest is to mail it; null if none does. */
    mailDue: instant('mail_due'),
    period: text('period', { enum: DIGEST_PERIODS }),
    digestId: uuid('digest_id'),
  },
  (t) => [
    uniqueIndex('notifications_once').on(t.companyId, t.userId, t.eventKey),
    index('notifications_list').on(t.companyId, t.userId, t.id),
    index('notifications_unread')
      .on(t.companyId, t.userId)
      .where(sql`read_at is null and in_panel`),
    index('notifications_due')
      .on(t.mailDue)
      .where(sql`digest_id is null and mail_due is not null`),
    index('notifications_digest')
      .on(t.digestId)
      .where(sql`digest_id is not null`),
    index('notifications_at').on(t.at),
    tenantPolicy(),
  ],
);

/** What a member has chosen; without a row the default applies. */
export const notificationPreferences = engine.table(
  'notification_preferences',
  {
    companyId: companyId(),
    userId: userId(),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    panel: boolean('panel').notNull(),
    mail: text('mail', { enum: MAIL_TIMES }).notNull(),
    /** Null: the default. */
    push: boolean('push'),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.userId, t.kind] }), tenantPolicy()],
);

/** Digests that were mailed; their links unsubscribe from the kinds that they mail. */
export const notificationDigests = engine.table(
  'notification_digests',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    userId: userId(),
    period: text('period', { enum: DIGEST_PERIODS }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('notification_digests_at').on(t.at), tenantPolicy()],
);

/** Devices of members that are told of notifications at once, as their browsers' push services name them. */
export const pushDevices = engine.table(
  'push_devices',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    userId: userId(),
    /** A device is told of things as long as somebody is signed in there. Null of devices from before this was known. */
    sessionId: uuid('session_id').references(() => sessions.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull(),
    /** The device's public key and secret, which encrypt what it is sent. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    name: text('name').notNull(),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    uniqueIndex('push_devices_once').on(t.companyId, t.userId, t.endpoint),
    index('push_devices_session').on(t.sessionId),
    tenantPolicy(),
  ],
);
