import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  APPEAL_STATES,
  CASE_DECISIONS,
  CASE_KINDS,
  DECISION_GROUNDS,
  STATEMENT_EFFECTS,
  STATEMENT_MAKERS,
} from '@app/contracts/moderation';
import { REPORT_REASONS } from '@app/contracts/values';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';
import { productQuestions } from '../questions/schema.ts';
import { reviews } from '../reviews/schema.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** Everything a filter found: kept also when it did not hold the review. */
export const screeningFindings = engine.table(
  'screening_findings',
  {
    id: uuid('id').primaryKey(),
    /** Null: found in a question about a product, or in the answer to one, that waits in the case. */
    reviewId: uuid('review_id').references(() => reviews.id),
    revision: integer('revision'),
    companyId: companyId(),
    /** Found in the company's answer, or in the question, that waits in this case; null: in the review's own text. */
    caseId: uuid('case_id').references(() => moderationCases.id),
    rule: text('rule').notNull(),
    version: integer('version').notNull(),
    /** Where in the text, in UTF-16 units; null for rules that look elsewhere. */
    spanStart: integer('span_start'),
    spanEnd: integer('span_end'),
    weight: text('weight', { enum: ['hold', 'look', 'second_sign'] }).notNull(),
    detail: jsonb('detail').notNull().default({}),
    at: instant('at').notNull(),
  },
  (t) => [
    index('screening_findings_review').on(t.reviewId),
    index('screening_findings_case')
      .on(t.caseId)
      .where(sql`case_id is not null`),
    tenantPolicy(),
  ],
);

/**
 * Which device wrote about which company, as keyed hashes; forgotten when the rule no longer needs it. A submission has
 * one for each device that a part of it came from: an order's products may be reviewed on another than the company.
 */
export const deviceMarks = engine.table(
  'device_marks',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    /** Of its cookie; null when it came without one. */
    deviceHash: text('device_hash'),
    /** Of its address and browser, under every salt that was alive then. */
    addressHashes: text('address_hashes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    submissionId: uuid('submission_id').notNull(),
    /** The submission has left a mark before: it is one submission all the same. */
    again: boolean('again').notNull().default(false),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('device_marks_submission_device').on(t.submissionId, t.deviceHash),
    index('device_marks_device').on(t.deviceHash, t.at),
    // Marks are read as often as they are written: nothing is put off for the next reader to search through.
    index('device_marks_addresses').using('gin', t.addressHashes).with({ fastupdate: false }),
    index('device_marks_at').on(t.at),
    // How many submissions a company has had in a day.
    index('device_marks_company').on(t.companyId, t.at),
    tenantPolicy(),
  ],
);

/** What waits for a moderator, and what became of it. */
export const moderationCases = engine.table(
  'moderation_cases',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: CASE_KINDS }).notNull(),
    /** Null for a burst, which is about the company, and for a question with its answer. */
    reviewId: uuid('review_id').references(() => reviews.id),
    revision: integer('revision'),
    /** The photo, report, appeal, burst or question it is about. */
    subjectId: uuid('subject_id'),
    /** Higher first: appeals, then reports by their weight, then what was held. */
    priority: integer('priority').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    /** By when it is to be decided; null: as soon as somebody has time. */
    dueAt: instant('due_at'),
    /** Who looks at it, so that two do not decide the same. */
    claimedBy: text('claimed_by'),
    claimedUntil: instant('claimed_until'),
    /** Who must not decide it: an appeal is for a second moderator. */
    notBy: text('not_by'),
    decision: text('decision', { enum: CASE_DECISIONS }),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    ground: text('ground', { enum: DECISION_GROUNDS }),
    note: text('note'),
  },
  (t) => [
    index('moderation_cases_open')
      .on(t.priority.desc().nullsFirst(), t.openedAt, t.id)
      .where(sql`decided_at is null`),
    index('moderation_cases_review').on(t.reviewId),
    index('moderation_cases_decided')
      .on(t.decidedAt)
      .where(sql`decided_at is not null`),
    // A review's revision, a photo, an appeal waits once.
    uniqueIndex('moderation_cases_waiting')
      .on(t.kind, sql`coalesce(subject_id, review_id, company_id)`)
      .where(sql`decided_at is null`),
    tenantPolicy(),
  ],
);

/** Why a review was held, refused or taken down (Digital Services Act, article 17); appended, mailed to whom it concerns. */
export const statementsOfReasons = engine.table(
  'statements_of_reasons',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    revision: integer('revision').notNull(),
    caseId: uuid('case_id').references(() => moderationCases.id),
    /** Whom it is for: the review's author, or the company whose answer it is about. */
    addressee: text('addressee', { enum: ['author', 'merchant'] })
      .notNull()
      .default('author'),
    effect: text('effect', { enum: STATEMENT_EFFECTS }).notNull(),
    ground: text('ground', { enum: DECISION_GROUNDS }).notNull(),
    /** Rules that spoke; never the text. */
    rules: jsonb('rules').$type<string[]>().notNull().default([]),
    /** A machine, a person of ours, or once the seller by his word alone. */
    decidedBy: text('decided_by', { enum: STATEMENT_MAKERS }).notNull(),
    staffId: text('staff_id'),
    tokenVersion: integer('token_version').notNull().default(1),
    at: instant('at').notNull(),
  },
  (t) => [
    index('statements_of_reasons_review').on(t.reviewId, t.id),
    index('statements_of_reasons_at').on(t.at),
    tenantPolicy(),
  ],
);

/** Somebody concerned asks a second person to look again: once per statement and side. */
export const appeals = engine.table(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    statementId: uuid('statement_id')
      .notNull()
      .references(() => statementsOfReasons.id),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    side: text('side', { enum: ['author', 'merchant', 'reporter'] }).notNull(),
    text: text('text'),
    state: text('state', { enum: APPEAL_STATES }).notNull(),
    at: instant('at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [unique('appeals_once').on(t.statementId, t.side), index('appeals_review').on(t.reviewId), tenantPolicy()],
);

/** A visitor or merchant says that a public review breaks a rule. */
export const reports = engine.table(
  'reports',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    side: text('side', { enum: ['visitor', 'merchant'] }).notNull(),
    /** Keyed hash of the device, or of the merchant's company: whose accuracy it counts towards. */
    reporterHash: text('reporter_hash').notNull(),
    /** Of the visitor's address alone, while the salt of the hash is alive. */
    placeHash: text('place_hash'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    text: text('text'),
    /** Where the answer goes; erased after it was sent. */
    email: text('email'),
    language: text('language').notNull(),
    /** What it counts, from the reporter's past accuracy. */
    weight: doublePrecision('weight').notNull(),
    state: text('state', { enum: ['open', 'accepted', 'dismissed'] }).notNull(),
    at: instant('at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    unique('reports_once').on(t.reviewId, t.reporterHash),
    index('reports_reporter').on(t.reporterHash),
    index('reports_at').on(t.at),
    index('reports_email')
      .on(sql`lower(${t.email})`)
      .where(sql`email is not null`),
    tenantPolicy(),
  ],
);

/** A visitor says that a public question about a product breaks a rule: once per device. */
export const questionReports = engine.table(
  'question_reports',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => productQuestions.id),
    /** Keyed hash of the device. */
    reporterHash: text('reporter_hash').notNull(),
    /** Of the address alone, while the salt of the hash is alive. */
    placeHash: text('place_hash'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    text: text('text'),
    at: instant('at').notNull(),
  },
  (t) => [unique('question_reports_once').on(t.questionId, t.reporterHash), tenantPolicy()],
);

/** A time in which a company's reviews came far faster than its own history explains. */
export const bursts = engine.table(
  'bursts',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Reviews in the last day, and how many its history explains. */
    observed: integer('observed').notNull(),
    expected: doublePrecision('expected').notNull(),
  },
  (t) => [
    uniqueIndex('bursts_open')
      .on(t.companyId)
      .where(sql`ended_at is null`),
    index('bursts_started').on(t.startedAt),
    tenantPolicy(),
  ],
);
