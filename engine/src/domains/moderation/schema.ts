import { index, integer, jsonb, text, unique, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';
import { reviews } from '../reviews/schema.ts';

/** Everything a filter found: kept also when it did not hold the review. */
export const screeningFindings = engine.table(
  'screening_findings',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    revision: integer('revision').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    rule: text('rule').notNull(),
    version: integer('version').notNull(),
    /** Where in the text, in UTF-16 units; null for rules that look elsewhere. */
    spanStart: integer('span_start'),
    spanEnd: integer('span_end'),
    weight: text('weight', { enum: ['hold', 'second_sign'] }).notNull(),
    detail: jsonb('detail').notNull().default({}),
    at: instant('at').notNull(),
  },
  (t) => [index('screening_findings_review').on(t.reviewId), tenantPolicy()],
);

/** Which device (a keyed hash) wrote about which company; forgotten when the rule no longer needs it. */
export const deviceMarks = engine.table(
  'device_marks',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    deviceHash: text('device_hash').notNull(),
    submissionId: uuid('submission_id').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('device_marks_submission').on(t.submissionId),
    index('device_marks_device').on(t.deviceHash, t.at),
    index('device_marks_at').on(t.at),
    tenantPolicy(),
  ],
);
