import { index, text, unique, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

export const products = engine.table(
  'products',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The merchant's own id. */
    externalId: text('external_id').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('products_external').on(t.companyId, t.externalId),
    index('products_company').on(t.companyId),
    tenantPolicy(),
  ],
);
