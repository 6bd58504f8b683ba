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
import type { DecideCase } from '@app/contracts/moderation';
import type { StaffMember } from '@app/contracts/security/staff-token';
import { REPORT_REASONS } from '@app/contracts/values';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';
import { productQuestions } from '../questions/schema.ts';
import { reviews } from '../reviews/schema.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** Findings of screening, including those that did not hold the review. */
export const screeningFindings = engine.table(
  'screening_findings',
  {
    id: uuid('id').primaryKey(),
    /** Null for a finding in a question about a product, or in its answer, held in the case. */
    reviewId: uuid('review_id').references(() => reviews.id),
    revision: integer('revision'),
    companyId: companyId(),
    /** The case that holds the company's answer or the question; null for a finding in the review's own text. */
    caseId: uuid('case_id').references(() => moderationCases.id),
    rule: text('rule').notNull(),
    version: integer('version').notNull(),
    /** In UTF-16 units; null for rules that are not about the text. */
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
 * Which device reviewed which company, as keyed hashes; deleted when the device rule no longer reads them. A submission
 * has one mark per device: an order's products may be reviewed on another device than the company.
 */
export const deviceMarks = engine.table(
  'device_marks',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    /** Hash of the cookie; null without one. */
    deviceHash: text('device_hash'),
    /** Hashes of address and browser, under every salt live at the time. */
    addressHashes: text('address_hashes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    submissionId: uuid('submission_id').notNull(),
    /** A further mark of the same submission, which counts once. */
    again: boolean('again').notNull().default(false),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('device_marks_submission_device').on(t.submissionId, t.deviceHash),
    index('device_marks_device').on(t.deviceHash, t.at),
    // Read as often as written: no pending list for readers to scan.
    index('device_marks_addresses').using('gin', t.addressHashes).with({ fastupdate: false }),
    index('device_marks_at').on(t.at),
    // For a company's submissions of a day.
    index('device_marks_company').on(t.companyId, t.at),
    tenantPolicy(),
  ],
);

/** A decision that waits, and who made it. */
export interface DecisionPlan {
  staff: StaffMember;
  input: DecideCase;
}

/** Cases for moderators, with their decisions. */
export const moderationCases = engine.table(
  'moderation_cases',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: CASE_KINDS }).notNull(),
    /** Null for a burst, which is about the company, and for a question or its answer. */
    reviewId: uuid('review_id').references(() => reviews.id),
    revision: integer('revision'),
    /** The photo, report, appeal, burst or question it is about. */
    subjectId: uuid('subject_id'),
    /** Higher first: appeals, then reports by their weight, then what was held. */
    priority: integer('priority').notNull().default(0),
    openedAt: instant('opened_at').notNull(),
    /** When the decision is due; null without a deadline. */
    dueAt: instant('due_at'),
    /** Staff member who works on it, so that nobody else does. */
    claimedBy: text('claimed_by'),
    claimedUntil: instant('claimed_until'),
    claimedName: text('claimed_name'),
    /** From then on for administrators only. */
    escalatedAt: instant('escalated_at'),
    escalatedBy: text('escalated_by'),
    escalationNote: text('escalation_note'),
    /** A bulk decision that can still be taken back: neither listed nor decided otherwise meanwhile. */
    planId: uuid('plan_id'),
    planDueAt: instant('plan_due_at'),
    plan: jsonb('plan').$type<DecisionPlan>(),
    /** Staff member who must not decide it: an appeal goes to a second moderator. */
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
    index('moderation_cases_planned')
      .on(t.planDueAt)
      .where(sql`plan_id is not null`),
    index('moderation_cases_decided')
      .on(t.decidedAt)
      .where(sql`decided_at is not null`),
    // One undecided case per kind and subject.
    uniqueIndex('moderation_cases_waiting')
      .on(t.kind, sql`coalesce(subject_id, review_id, company_id)`)
      .where(sql`decided_at is null`),
    tenantPolicy(),
  ],
);

/** Statements of reasons (Digital Services Act, article 17): append-only, mailed to the addressee. */
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
    /** The review's author, or the company whose answer it is about. */
    addressee: text('addressee', { enum: ['author', 'merchant'] })
      .notNull()
      .default('author'),
    effect: text('effect', { enum: STATEMENT_EFFECTS }).notNull(),
    ground: text('ground', { enum: DECISION_GROUNDS }).notNull(),
    /** Ids of the rules with findings; never the text. */
    rules: jsonb('rules').$type<string[]>().notNull().default([]),
    /** Screening, a moderator, or in old rows the seller alone. */
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

/** Appeals to a second moderator: once per statement and side. */
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

/** Reports of public reviews by visitors and merchants. */
export const reports = engine.table(
  'reports',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    side: text('side', { enum: ['visitor', 'merchant'] }).notNull(),
    /** Keyed hash of the device, or of the merchant's company, by which accuracy is computed. */
    reporterHash: text('reporter_hash').notNull(),
    /** Hash of the visitor's address alone, kept as long as its salt. */
    placeHash: text('place_hash'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    text: text('text'),
    /** Address for the answer; erased when it has been sent. */
    email: text('email'),
    language: text('language').notNull(),
    /** From the reporter's past accuracy. */
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

/** Reports of public questions about products: once per device. */
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
    /** Hash of the address alone, kept as long as its salt. */
    placeHash: text('place_hash'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    text: text('text'),
    at: instant('at').notNull(),
  },
  (t) => [unique('question_reports_once').on(t.questionId, t.reporterHash), tenantPolicy()],
);

/** Periods in which a company's reviews came far faster than its history explains. */
export const bursts = engine.table(
  'bursts',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    /** Reviews in the last day, and the number that its history explains. */
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
