import { sql } from 'drizzle-orm';
import { boolean, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { LOCALES } from '@app/contracts/common';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { products } from '../catalog/schema.ts';
import { companyId, falling } from '../reviews/schema-columns.ts';

export const QUESTION_STATES = ['screening', 'published', 'held', 'rejected', 'deleted'] as const;

/** What visitors ask about products, with the company's answer. */
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
    /** The form's until the text's own has been detected. */
    language: text('language').notNull(),
    askedAt: instant('asked_at').notNull(),
    publishedAt: instant('published_at'),
    answer: text('answer'),
    /** As detected when it passed; null: not known. */
    answerLanguage: text('answer_language', { enum: LOCALES }),
    answeredAt: instant('answered_at'),
    answerEdited: boolean('answer_edited').notNull().default(false),
    /** The company's text that waits for screening or a moderator; the public one stays until it passes. */
    pendingAnswer: text('pending_answer'),
    answerHeld: boolean('answer_held').notNull().default(false),
  },
  (t) => [
    index('product_questions_public')
      .on(t.productId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published'`),
    index('product_questions_company')
      .on(t.companyId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published'`),
    index('product_questions_open')
      .on(t.companyId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and answer is null`),
    tenantPolicy(),
  ],
);

/** Who asked: personal data in a row of its own. Nothing but the name is ever shown. */
export const questionAskers = engine.table(
  'question_askers',
  {
    questionId: uuid('question_id')
      .primaryKey()
      .references(() => productQuestions.id),
    companyId: companyId(),
    displayName: text('display_name').notNull(),
    /** Where the answer is told; erased when it has been, and when nobody confirms it. */
    email: text('email'),
    /** Of the form: the mails are written in it. */
    locale: text('locale').notNull(),
    confirmedAt: instant('confirmed_at'),
    /** Raising it revokes the link. */
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
