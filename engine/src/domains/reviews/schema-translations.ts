import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId } from './schema-columns.ts';
import { reviews } from './schema.ts';

/** A provider's translation of one revision into one language, made once. */
export const reviewTranslations = engine.table(
  'review_translations',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    revision: integer('revision').notNull(),
    language: text('language').notNull(),
    companyId: companyId(),
    body: text('body').notNull(),
    provider: text('provider').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.revision, t.language] }), tenantPolicy()],
);
