import { index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ENTRY_KINDS } from '@app/contracts/reviews';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId } from './schema-columns.ts';

export const ALERTS = ['negative_review', 'low_average'] as const;

/** Alerts that were mailed to a member: each at most once. `subjectId`: the review, or the fall of the average. */
export const companyAlerts = engine.table(
  'company_alerts',
  {
    subjectId: uuid('subject_id').notNull(),
    userId: uuid('user_id').notNull(),
    companyId: companyId(),
    kind: text('kind', { enum: ALERTS }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subjectId, t.userId] }), index('company_alerts_at').on(t.at), tenantPolicy()],
);

/** What a QR code, business card or widget carries: it opens the form on the profile. */
export const entryCodes = engine.table(
  'entry_codes',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    label: text('label').notNull(),
    /** Read by the version before this one, and to go with the next: a code is revoked by its own column. */
    tokenVersion: integer('token_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('entry_codes_company').on(t.companyId, t.id), tenantPolicy()],
);
