import { sql } from 'drizzle-orm';
import { index, pgPolicy, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { SHARE_STATES } from '@app/contracts/sharing/review-shares';
import { engine, instant, tenantRole } from '../../platform/schema.ts';
import { products } from '../catalog/schema.ts';
import { companies } from '../companies/schema.ts';

const either = sql`company_id = engine.current_company() or source_company_id = engine.current_company()`;

/** Agreements about reviews of one product that another shop shows. Both companies see and change the row. */
export const reviewShares = engine.table(
  'review_shares',
  {
    id: uuid('id').primaryKey(),
    /** Shows the reviews. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    /** Has the reviews. */
    sourceCompanyId: uuid('source_company_id')
      .notNull()
      .references(() => companies.id),
    sourceProductId: uuid('source_product_id')
      .notNull()
      .references(() => products.id),
    state: text('state', { enum: SHARE_STATES }).notNull(),
    requestedAt: instant('requested_at').notNull(),
    answeredAt: instant('answered_at'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    index('review_shares_company').on(t.companyId, t.id),
    index('review_shares_source').on(t.sourceCompanyId, t.id),
    uniqueIndex('review_shares_open')
      .on(t.productId, t.sourceProductId)
      .where(sql`state in ('requested', 'accepted')`),
    pgPolicy('tenant', { as: 'permissive', for: 'all', to: tenantRole, using: either, withCheck: either }),
  ],
);
