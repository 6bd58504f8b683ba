import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { COMPANY_KINDS } from '@app/contracts/common';
import { PLAN_NAMES } from '@app/contracts/plans';
import { STAFF_ROLES } from '@app/contracts/security/staff-token';
import { LISTINGS, SUBSCRIPTION_STATES } from '@app/contracts/staff/companies';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

/**
 * What staff find a company by, in one narrow row, so that any filter and sort of their list is quick. Written by
 * triggers alone, in the transaction of each change; see the migration.
 */
export const companyEntries = engine.table(
  'company_entries',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** Folded, for sorting. */
    name: text('name').notNull(),
    kind: text('kind', { enum: COMPANY_KINDS }).notNull(),
    country: text('country').notNull(),
    listing: text('listing', { enum: LISTINGS }).notNull(),
    /** Of the subscription as of its last change. */
    plan: text('plan', { enum: PLAN_NAMES }).notNull(),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
    periodEnd: instant('period_end').notNull(),
    /** Name, slug, tax numbers, domain and addresses of members, folded, one a line. */
    words: text('words').notNull(),
  },
  (t) => [
    index('company_entries_created').on(t.createdAt, t.companyId),
    index('company_entries_name').on(t.name, t.companyId),
    index('company_entries_ending').on(t.periodEnd, t.companyId),
    tenantPolicy(),
  ],
);

/** Visits of staff in a company's panel. The cookie has a secret whose SHA-256 is stored. */
export const staffVisits = engine.table(
  'staff_visits',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    staffId: text('staff_id').notNull(),
    staffName: text('staff_name').notNull(),
    staffRole: text('staff_role', { enum: STAFF_ROLES }).notNull(),
    reason: text('reason').notNull(),
    secretHash: text('secret_hash').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Set to the moment at which somebody ends it before. */
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [
    uniqueIndex('staff_visits_secret').on(t.secretHash),
    index('staff_visits_company').on(t.companyId, t.id),
    tenantPolicy(),
  ],
);

/** Until when an owner lets staff change something in the panel. */
export const staffAgreements = engine.table(
  'staff_agreements',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    until: instant('until').notNull(),
  },
  () => [tenantPolicy()],
);
