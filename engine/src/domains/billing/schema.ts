import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PLAN_NAMES } from '@app/contracts/plans';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

export const subscriptions = engine.table(
  'subscriptions',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    plan: text('plan', { enum: PLAN_NAMES }).notNull(),
    state: text('state', { enum: ['trial', 'paid', 'past_due', 'suspended'] }).notNull(),
    periodEnd: instant('period_end').notNull(),
    /** Of an Enterprise contract; the plan's own otherwise. */
    monthlyInvitations: integer('monthly_invitations'),
  },
  () => [tenantPolicy()],
);

/** Invitations sent per calendar month of the company's time zone. */
export const invitationUsage = engine.table(
  'invitation_usage',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    month: text('month').notNull(),
    sent: integer('sent').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.month] }), tenantPolicy()],
);
