import { sql } from 'drizzle-orm';
import { index, integer, jsonb, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { LOCALES } from '@app/contracts/common';
import { BULK_ANSWER_STATES, BULK_SKIP_REASONS } from '@app/contracts/company-reviews/bulk-answers';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId } from './schema-columns.ts';
import { reviews } from './schema.ts';

/** Texts with placeholders from which a company writes its answers. */
export const answerTemplates = engine.table(
  'answer_templates',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    title: text('title').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    body: text('body').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('answer_templates_company').on(t.companyId, t.id), tenantPolicy()],
);

/** Answers to many reviews at once: they wait until `due_at`, so that they can be undone. */
export const bulkAnswers = engine.table(
  'bulk_answers',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    userId: text('user_id').notNull(),
    state: text('state', { enum: BULK_ANSWER_STATES }).notNull(),
    /** Texts by language as they were when it was ordered. */
    texts: jsonb('texts').$type<Record<string, string>>().notNull(),
    total: integer('total').notNull(),
    answered: integer('answered').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('bulk_answers_company').on(t.companyId, t.id),
    index('bulk_answers_due')
      .on(t.dueAt)
      .where(sql`state in ('scheduled', 'running')`),
    tenantPolicy(),
  ],
);

/** One review of a bulk answer. */
export const bulkAnswerItems = engine.table(
  'bulk_answer_items',
  {
    bulkId: uuid('bulk_id')
      .notNull()
      .references(() => bulkAnswers.id, { onDelete: 'cascade' }),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    companyId: companyId(),
    state: text('state', { enum: ['waiting', 'answered', 'skipped'] }).notNull(),
    reason: text('reason', { enum: BULK_SKIP_REASONS }),
  },
  (t) => [
    primaryKey({ columns: [t.bulkId, t.reviewId] }),
    index('bulk_answer_items_waiting')
      .on(t.bulkId, t.reviewId)
      .where(sql`state = 'waiting'`),
    index('bulk_answer_items_skipped')
      .on(t.bulkId, t.reviewId)
      .where(sql`state = 'skipped'`),
    tenantPolicy(),
  ],
);
