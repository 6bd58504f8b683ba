import { uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

/** Files of product reviews that companies have asked for. */
export const productReviewFeeds = engine.table(
  'product_review_feeds',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    /** What its address is derived from: another one ends the old address. */
    addressId: uuid('address_id').notNull().unique(),
    createdAt: instant('created_at').notNull(),
  },
  () => [tenantPolicy()],
);
