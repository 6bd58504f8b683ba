import { bigint, date, index, integer, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { REVIEW_ORIGINS } from '@app/contracts/reviews';
import { engine, tenantPolicy } from '../../platform/schema.ts';
import { companyId, descending } from './schema-columns.ts';

export const SUBJECTS = ['company', 'product'] as const;

/** `day`: of one language or of any. `week`: by its Monday, of any language. `all`: the full period, of one language. */
export const GRAINS = ['day', 'week', 'all'] as const;

/**
 * Published reviews counted per subject, day (in the company's time zone), language, origin and grade. Sums are stored as
 * well, so that a page costs the same however many reviews there are: per day and week with the language `any`, and per
 * language over the full period with the day `ALL_TIME`.
 */
export const gradeCells = engine.table(
  'grade_cells',
  {
    subjectId: uuid('subject_id').notNull(),
    companyId: companyId(),
    grain: text('grain', { enum: GRAINS }).notNull(),
    day: date('day').notNull(),
    language: text('language').notNull(),
    origin: text('origin', { enum: REVIEW_ORIGINS }).notNull(),
    grade: smallint('grade').notNull(),
    count: integer('count').notNull(),
    answered: integer('answered').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.grain, t.language, t.day, t.origin, t.grade] }),
    index('grade_cells_company').on(t.companyId),
    tenantPolicy(),
  ],
);

/**
 * Changes of the counts, appended in the transaction that publishes or answers and folded into `grade_cells` later, so
 * that writers of a company do not wait for each other. Reads add deltas that are not folded yet.
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

/** Folded counts in one row per subject, for lists and rankings, which may be a second behind. Profiles read the cells. */
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
  (t) => [
    index('subject_totals_company').on(t.companyId, descending(t.count), descending(t.subjectId)),
    tenantPolicy(),
  ],
);

/** Detailed ratings of published reviews per subject and criterion, over the full period. */
export const ratingCells = engine.table(
  'rating_cells',
  {
    subjectId: uuid('subject_id').notNull(),
    companyId: companyId(),
    criterion: text('criterion').notNull(),
    count: integer('count').notNull(),
    sum: bigint('sum', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.subjectId, t.criterion] }),
    // For results of a question over all products.
    index('rating_cells_company').on(t.companyId, t.criterion),
    tenantPolicy(),
  ],
);

/** Changes of detailed ratings, appended and folded like `grade_deltas`. */
export const ratingDeltas = engine.table(
  'rating_deltas',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subjectId: uuid('subject_id').notNull(),
    companyId: companyId(),
    criterion: text('criterion').notNull(),
    count: integer('count').notNull(),
    sum: integer('sum').notNull(),
  },
  (t) => [
    index('rating_deltas_subject').on(t.subjectId),
    index('rating_deltas_company').on(t.companyId),
    tenantPolicy(),
  ],
);
