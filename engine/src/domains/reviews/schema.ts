import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { REVIEW_ORIGINS } from '@app/contracts/reviews';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { products } from '../catalog/schema.ts';
import { companies } from '../companies/schema.ts';
import { invitations } from '../invitations/schema.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** Falls as a query's plain `desc` does; drizzle's own puts nulls last, and no query sorts by such an index. */
const falling = (column: ExtraConfigColumn) => column.desc().nullsFirst();

export const REVIEW_STATES = [
  'awaiting_confirmation',
  'screening',
  'published',
  'held',
  'in_mediation',
  'withdrawn',
  'rejected',
  'deleted',
] as const;

/** The projection of a review's events. Grade, language and text are the last that passed screening. */
export const reviews = engine.table(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    /** Null: about the company itself. */
    productId: uuid('product_id').references(() => products.id),
    invitationId: uuid('invitation_id').references(() => invitations.id),
    /** Reviews written in one go (company and products) share it. */
    submissionId: uuid('submission_id').notNull(),
    origin: text('origin', { enum: REVIEW_ORIGINS }).notNull(),
    state: text('state', { enum: REVIEW_STATES }).notNull(),
    grade: smallint('grade').notNull(),
    language: text('language').notNull(),
    /** The revision that is public, or would be. */
    revision: integer('revision').notNull().default(1),
    submittedAt: instant('submitted_at').notNull(),
    publishedAt: instant('published_at'),
    pinned: boolean('pinned').notNull().default(false),
    edited: boolean('edited').notNull().default(false),
    helpfulUp: integer('helpful_up').notNull().default(0),
    helpfulDown: integer('helpful_down').notNull().default(0),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
  },
  (t) => [
    index('reviews_public')
      .on(t.companyId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_public_language')
      .on(t.companyId, t.language, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_public_grade')
      .on(t.companyId, t.grade, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_public_origin')
      .on(t.companyId, t.origin, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_pinned')
      .on(t.companyId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is null and pinned`),
    index('reviews_product')
      .on(t.productId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is not null`),
    index('reviews_latest')
      .on(falling(t.publishedAt))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_company_state').on(t.companyId, t.state, t.id),
    // One review of the company, and one of each product, per invitation.
    uniqueIndex('reviews_invitation_company')
      .on(t.invitationId)
      .where(sql`product_id is null`),
    uniqueIndex('reviews_invitation_product')
      .on(t.invitationId, t.productId)
      .where(sql`product_id is not null`),
    tenantPolicy(),
  ],
);

/** Each version of what was written; the text is erasable without touching the review's grade. */
export const reviewRevisions = engine.table(
  'review_revisions',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    revision: integer('revision').notNull(),
    companyId: companyId(),
    grade: smallint('grade').notNull(),
    body: text('body').notNull(),
    language: text('language'),
    submittedAt: instant('submitted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.revision] }), tenantPolicy()],
);

/** Who wrote it: personal data in a row of its own. Nothing but `displayName` is ever shown. */
export const reviewAuthors = engine.table(
  'review_authors',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id),
    companyId: companyId(),
    displayName: text('display_name').notNull(),
    email: text('email'),
    orderRef: text('order_ref'),
  },
  () => [tenantPolicy()],
);

export const REVIEW_EVENTS = [
  'submitted',
  'published',
  'held',
  'released',
  'rejected',
  'answered',
  'pinned',
  'unpinned',
] as const;

/** The truth of a review's life: appended, never updated (a trigger refuses). No personal data. */
export const reviewEvents = engine.table(
  'review_events',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    companyId: companyId(),
    type: text('type', { enum: REVIEW_EVENTS }).notNull(),
    at: instant('at').notNull(),
    actor: text('actor', { enum: ['reviewer', 'screening', 'moderator', 'merchant', 'system'] }).notNull(),
    data: jsonb('data').notNull().default({}),
  },
  (t) => [index('review_events_review').on(t.reviewId, t.id), tenantPolicy()],
);

export const SUBJECTS = ['company', 'product'] as const;

/**
 * Published reviews counted per subject, day (company's time zone), language, origin and grade, for the last
 * months' figures; and once more with the day `ALL_TIME` for the full period.
 */
export const gradeCells = engine.table(
  'grade_cells',
  {
    subjectId: uuid('subject_id').notNull(),
    companyId: companyId(),
    day: date('day').notNull(),
    language: text('language').notNull(),
    origin: text('origin', { enum: REVIEW_ORIGINS }).notNull(),
    grade: smallint('grade').notNull(),
    count: integer('count').notNull(),
    answered: integer('answered').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.subjectId, t.day, t.language, t.origin, t.grade] }), tenantPolicy()],
);

/**
 * Changes to the counts, appended in the transaction that publishes or answers, folded into `grade_cells` later:
 * no writer waits for another one of the same company. Reads add what is not yet folded.
 */
export const gradeDeltas = engine.table(
  'grade_deltas',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subjectId: uuid('subject_id').notNull(),
    companyId: companyId(),
    day: date('day').notNull(),
    language: text('language').notNull(),
    origin: text('origin', { enum: REVIEW_ORIGINS }).notNull(),
    grade: smallint('grade').notNull(),
    count: integer('count').notNull(),
    answered: integer('answered').notNull().default(0),
  },
  (t) => [index('grade_deltas_subject').on(t.subjectId), index('grade_deltas_company').on(t.companyId), tenantPolicy()],
);

/**
 * What is folded so far, in one row per subject: for lists and rankings, which may be a second behind. Profiles read
 * the cells.
 */
export const subjectTotals = engine.table(
  'subject_totals',
  {
    subjectId: uuid('subject_id').primaryKey(),
    companyId: companyId(),
    count: integer('count').notNull(),
    /** Σ weight, Σ weight × grade: in halves, so that sums stay whole numbers. */
    halves: bigint('halves', { mode: 'number' }).notNull(),
    halvesTimesGrade: bigint('halves_times_grade', { mode: 'number' }).notNull(),
  },
  (t) => [index('subject_totals_company').on(t.companyId, falling(t.count)), tenantPolicy()],
);
