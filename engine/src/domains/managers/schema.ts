import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@app/contracts/common';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { users } from '../accounts/schema.ts';
import { companies } from '../companies/schema.ts';

/** Members of staff who look after companies. */
export const managers = engine.table('managers', {
  email: text('email').primaryKey(),
  name: text('name').notNull(),
  phone: text('phone'),
  languages: jsonb('languages').$type<Locale[]>().notNull(),
  /** A small picture as a data URL. */
  photo: text('photo'),
  updatedAt: instant('updated_at').notNull(),
});

/** Who looks after a company. */
export const companyManagers = engine.table(
  'company_managers',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    email: text('email')
      .notNull()
      .references(() => managers.email),
    assignedAt: instant('assigned_at').notNull(),
  },
  () => [tenantPolicy()],
);

/** What a company and its manager have written to each other. */
export const managerMessages = engine.table(
  'manager_messages',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The member who wrote it; null: the manager, or an account that has been deleted. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name of the manager who wrote it. */
    manager: text('manager'),
    body: text('body').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('manager_messages_company').on(t.companyId, t.id),
    index('manager_messages_user').on(t.userId),
    tenantPolicy(),
  ],
);
