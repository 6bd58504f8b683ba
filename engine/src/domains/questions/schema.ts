import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { LOCALES } from '@app/contracts/common';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { products } from '../catalog/schema.ts';
import { experts } from '../experts/schema.ts';
import { companyId, descending } from '../reviews/schema-columns.ts';

export const QUESTION_STATES = ['screening', 'published', 'held', 'rejected', 'deleted'] as const;

/** Visitors' questions about products, with the company's answer. */
export const productQuestions = engine.table(
  'product_questions',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id),
    state: text('state', { enum: QUESTION_STATES }).notNull(),
    body: text('body').notNull(),
    /** The form's language until the text's has been detected. */
    language: text('language').notNull(),
    askedAt: instant('asked_at').notNull(),
    publishedAt: instant('published_at'),
    answer: text('answer'),
    /** As detected at publication; null = unknown. */
    answerLanguage: text('answer_language', { enum: LOCALES }),
    /** Who of the company's experts signs it; null: the company. */
    answerExpertId: uuid('answer_expert_id').references(() => experts.id),
    answeredAt: instant('answered_at'),
    answerEdited: boolean('answer_edited').notNull().default(false),
    /** Text waiting for screening or a moderator; the published one stays until it passes. */
    pendingAnswer: text('pending_answer'),
    pendingExpertId: uuid('pending_expert_id').references(() => experts.id),
    answerHeld: boolean('answer_held').notNull().default(false),
  },
  (t) => [
    index('product_questions_public')
      .on(t.productId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published'`),
    index('product_questions_company')
      .on(t.companyId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published'`),
    index('product_questions_open')
      .on(t.companyId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and answer is null`),
    tenantPolicy(),
  ],
);

/** The asker: personal data in a row of its own. Only the name is ever shown. */
export const questionAskers = engine.table(
  'question_askers',
  {
    questionId: uuid('question_id')
      .primaryKey()
      .references(() => productQuestions.id),
    companyId: companyId(),
    displayName: text('display_name').notNull(),
    /** For notification of the answer; erased afterwards, or if it is not confirmed. */
    email: text('email'),
    /** Language of the form and of the mails. */
    locale: text('locale').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** Incrementing it revokes the link. */
    tokenVersion: integer('token_version').notNull().default(1),
    at: instant('at').notNull(),
  },
  (t) => [
    index('question_askers_email')
      .on(sql`lower(${t.email})`)
      .where(sql`email is not null`),
    tenantPolicy(),
  ],
);
