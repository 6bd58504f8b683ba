import { boolean, index, text, uuid } from 'drizzle-orm/pg-core';
import { LOCALES } from '@app/contracts/common';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { experts } from '../experts/schema.ts';
import { companyId } from './schema-columns.ts';
import { reviews } from './schema.ts';

/** What an expert of the company notes under a review: one note each. */
export const expertNotes = engine.table(
  'expert_notes',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id),
    companyId: companyId(),
    expertId: uuid('expert_id')
      .notNull()
      .references(() => experts.id),
    body: text('body').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    publishedAt: instant('published_at').notNull(),
    edited: boolean('edited').notNull().default(false),
  },
  (t) => [index('expert_notes_company').on(t.companyId), tenantPolicy()],
);
