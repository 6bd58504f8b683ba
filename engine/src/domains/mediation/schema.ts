import { sql } from 'drizzle-orm';
import { index, jsonb, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { MEDIATION_OUTCOMES, MEDIATION_STATES } from '@app/contracts/mediation';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';
import { reviews } from '../reviews/schema.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** The company talks to the author before a low grade is shown; once per review. */
export const mediations = engine.table(
  'mediations',
  {
    reviewId: uuid('review_id')
      .primaryKey()
      .references(() => reviews.id),
    companyId: companyId(),
    state: text('state', { enum: MEDIATION_STATES }).notNull(),
    outcome: text('outcome', { enum: MEDIATION_OUTCOMES }),
    gradeBefore: smallint('grade_before').notNull(),
    openedAt: instant('opened_at').notNull(),
    /** Deadline of the merchant's first message. */
    answerBy: instant('answer_by').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** When the reviewer last opened the page; null if never. */
    readAt: instant('read_at'),
    endedAt: instant('ended_at'),
    /** The newest message: whose it is, and when it came. */
    lastFrom: text('last_from', { enum: ['merchant', 'reviewer'] }),
    lastAt: instant('last_at'),
    /** When a member last opened it in the panel; null if never. */
    merchantReadAt: instant('merchant_read_at'),
    /** When the one reminder of each side was queued; null if not yet. */
    merchantRemindedAt: instant('merchant_reminded_at'),
    reviewerRemindedAt: instant('reviewer_reminded_at'),
    tokenVersion: smallint('token_version').notNull().default(1),
  },
  (t) => [
    index('mediations_answer')
      .on(t.answerBy)
      .where(sql`state = 'awaiting_merchant'`),
    index('mediations_end')
      .on(t.endsAt)
      .where(sql`state <> 'ended'`),
    index('mediations_company').on(t.companyId, t.state, t.reviewId),
    index('mediations_list').on(t.companyId, t.reviewId),
    index('mediations_list_ended')
      .on(t.companyId, t.endedAt.desc().nullsFirst(), t.reviewId.desc().nullsFirst())
      .where(sql`state = 'ended'`),
    // For the profile's counts: index-only scan.
    index('mediations_counts').on(t.companyId, t.outcome),
    // For the monthly report.
    index('mediations_opened').on(t.openedAt),
    index('mediations_ended')
      .on(t.endedAt)
      .where(sql`ended_at is not null`),
    tenantPolicy(),
  ],
);

/** Messages of both sides: personal data in rows of their own, which can be erased. */
export const mediationMessages = engine.table(
  'mediation_messages',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => mediations.reviewId),
    companyId: companyId(),
    side: text('side', { enum: ['merchant', 'reviewer'] }).notNull(),
    userId: text('user_id'),
    body: text('body').notNull(),
    at: instant('at').notNull(),
    /** Where a company's message proposes contact outside; null if it does not. */
    findings: jsonb('findings').$type<MessageFinding[]>(),
  },
  (t) => [
    index('mediation_messages_review').on(t.reviewId, t.id),
    index('mediation_messages_elsewhere')
      .on(t.companyId, t.at)
      .where(sql`findings is not null`),
    tenantPolicy(),
  ],
);

/** A finding in a message, in the shape of those in reviews. */
export interface MessageFinding {
  rule: string;
  version: number;
  field: 'body';
  start: number;
  end: number;
  weight: 'hold' | 'second_sign';
}

/** A company's refused messages (money, pressure, insults), which only moderators see. */
export const mediationRefusals = engine.table(
  'mediation_refusals',
  {
    id: uuid('id').primaryKey(),
    reviewId: uuid('review_id')
      .notNull()
      .references(() => mediations.reviewId),
    companyId: companyId(),
    userId: text('user_id'),
    body: text('body').notNull(),
    findings: jsonb('findings').$type<MessageFinding[]>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    // Repeated sending is one attempt.
    uniqueIndex('mediation_refusals_once').on(t.reviewId, sql`md5(body)`),
    index('mediation_refusals_at').on(t.at),
    tenantPolicy(),
  ],
);
