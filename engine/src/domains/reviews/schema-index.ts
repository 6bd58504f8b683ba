import { sql } from 'drizzle-orm';
import { index, text, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId, descending } from './schema-columns.ts';
import { reviews } from './schema.ts';

/**
 * What the company's list of reviews is filtered and sorted by; kept by triggers, see ADR 0097. Of held and rejected
 * reviews only state and time.
 */
export const reviewIndex = engine.table(
  'review_index',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    productId: uuid('product_id'),
    submittedAt: instant('submitted_at').notNull(),
    /** All properties with few values, a letter each; see `facets.ts`. */
    facet: text('facet').notNull(),
    /** Text, author's shown name and order number as `engine.search_words` writes them. */
    words: text('words').notNull(),
  },
  (t) => [
    index('review_index_facet').on(t.companyId, t.facet, descending(t.submittedAt), descending(t.reviewId)),
    index('review_index_time').on(t.companyId, descending(t.submittedAt), descending(t.reviewId)),
    index('review_index_product')
      .on(t.productId, t.facet, descending(t.submittedAt), descending(t.reviewId))
      .where(sql`product_id is not null`),
    index('review_index_words').using('gin', sql`engine.word_keys(company_id, product_id, facet, words)`),
    tenantPolicy(),
  ],
);
