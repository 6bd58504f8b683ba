import { index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { ENTRY_KINDS } from '@app/contracts/reviews';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { markets } from '../markets/schema.ts';
import { companyId } from './schema-columns.ts';

export const ALERTS = ['negative_review', 'low_average'] as const;

/** Alerts mailed to members, each at most once. `subjectId`: the review, or a new id per fall of the average. */
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

/** The code in a QR code, business card or widget, which opens the review form on the profile. */
export const entryCodes = engine.table(
  'entry_codes',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: ENTRY_KINDS }).notNull(),
    label: text('label').notNull(),
    /** That its reviews are of; null = the main one. */
    marketId: uuid('market_id').references(() => markets.id),
    /** Read by the previous release only; to be dropped with the next one, as `revokedAt` replaces it. */
    tokenVersion: integer('token_version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('entry_codes_company').on(t.companyId, t.id), tenantPolicy()],
);
