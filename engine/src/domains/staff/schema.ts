import { index, text, uuid } from 'drizzle-orm/pg-core';
import { COMPANY_KINDS } from '@app/contracts/common';
import { PLAN_NAMES } from '@app/contracts/plans';
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
