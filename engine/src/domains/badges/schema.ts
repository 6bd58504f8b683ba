import { sql } from 'drizzle-orm';
import { date, index, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { BADGES } from '@app/contracts/badges';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

/** Badges won and lost, with the figures that decided (`evidence`). */
export const badgeAwards = engine.table(
  'badge_awards',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    badge: text('badge', { enum: BADGES }).notNull(),
    wonAt: instant('won_at').notNull(),
    lostAt: instant('lost_at'),
    evidence: jsonb('evidence').$type<Record<string, number>>().notNull().default({}),
  },
  (t) => [
    uniqueIndex('badge_awards_held')
      .on(t.companyId, t.badge)
      .where(sql`lost_at is null`),
    index('badge_awards_company').on(t.companyId, t.wonAt),
    tenantPolicy(),
  ],
);

/** The last day, in the company's time zone, for which its badges were evaluated. */
export const badgeEvaluations = engine.table(
  'badge_evaluations',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    day: date('day').notNull(),
  },
  () => [tenantPolicy()],
);
