import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LOCALES } from '@app/contracts/common';
import { MEDIATION_OUTCOMES } from '@app/contracts/mediation';
import { REVIEW_ORIGINS, REVIEW_SOURCES } from '@app/contracts/reviews';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { products } from '../catalog/schema.ts';
import { invitations } from '../invitations/schema.ts';
import { markets } from '../markets/schema.ts';
import { entryCodes } from './schema-company.ts';
import { companyId, descending } from './schema-columns.ts';

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

export const REVIEW_ACTORS = ['reviewer', 'screening', 'moderator', 'merchant', 'visitor', 'system'] as const;
export const REVISION_STATES = ['pending', 'passed', 'held', 'rejected', 'dropped'] as const;

/** An additional question as it was asked, with the reviewer's answer. */
export interface QuestionAnswer {
  questionId: string;
  question: string;
  answer: string;
}

/** The projection of a review's events. Grade, language and text are of the last revision that passed screening. */
export const reviews = engine.table(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    /** Null: about the company itself. */
    productId: uuid('product_id').references(() => products.id),
    invitationId: uuid('invitation_id').references(() => invitations.id),
    /** The QR code, business card or widget that opened the form. */
    entryCodeId: uuid('entry_code_id').references(() => entryCodes.id),
    /** Where the order was placed; null = in the main market, or unknown. */
    marketId: uuid('market_id').references(() => markets.id),
    /** Shared by reviews submitted with one invitation (company and products). */
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
    /** Whether any of its photos is approved: kept by a trigger on `review_photos`. */
    hasPhotos: boolean('has_photos').notNull().default(false),
    edited: boolean('edited').notNull().default(false),
    /** The revision that waits to be published, if any. */
    pendingRevision: integer('pending_revision'),
    /** When mediation began; once per review. */
    mediatedAt: instant('mediated_at'),
    /** Null until the mediation has ended. */
    mediationOutcome: text('mediation_outcome', { enum: MEDIATION_OUTCOMES }),
    /** Raising it revokes the author's links. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** When text and name were erased at the author's request; the grade stays. */
    erasedAt: instant('erased_at'),
    /** Only with `external`: the site that it was imported from, its id and address there. */
    source: text('source', { enum: REVIEW_SOURCES }),
    sourceRef: text('source_ref'),
    sourceUrl: text('source_url'),
    helpfulUp: integer('helpful_up').notNull().default(0),
    helpfulDown: integer('helpful_down').notNull().default(0),
    answer: text('answer'),
    /** As detected when it passed; null if unknown. */
    answerLanguage: text('answer_language', { enum: LOCALES }),
    answeredAt: instant('answered_at'),
    answerEdited: boolean('answer_edited').notNull().default(false),
    /** The answer that waits for screening or a moderator; the public one stays until it passes. */
    pendingAnswer: text('pending_answer'),
    answerHeld: boolean('answer_held').notNull().default(false),
    /** A moderator has refused or removed the last answer, and the company has sent none since. */
    answerRejected: boolean('answer_rejected').notNull().default(false),
    /** The seller's explanation to the author with a withdrawal request. */
    withdrawalExplanation: text('withdrawal_explanation'),
  },
  (t) => [
    uniqueIndex('reviews_source').on(t.companyId, t.source, t.sourceRef),
    index('reviews_submission').on(t.submissionId),
    index('reviews_unconfirmed')
      .on(t.submittedAt)
      .where(sql`state = 'awaiting_confirmation'`),
    index('reviews_public')
      .on(t.companyId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_public_market')
      .on(t.companyId, t.marketId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and product_id is null and market_id is not null`),
    index('reviews_public_language')
      .on(t.companyId, t.language, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_public_grade')
      .on(t.companyId, t.grade, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_public_origin')
      .on(t.companyId, t.origin, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_public_photos')
      .on(t.companyId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and product_id is null and has_photos`),
    index('reviews_pinned')
      .on(t.companyId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and product_id is null and pinned`),
    index('reviews_product')
      .on(t.productId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and product_id is not null`),
    index('reviews_company_products')
      .on(t.companyId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'published' and product_id is not null`),
    // Lists show a notice in the place of a withdrawn review.
    index('reviews_withdrawn')
      .on(t.companyId, descending(t.publishedAt), descending(t.id))
      .where(sql`state = 'withdrawn'`),
    index('reviews_latest')
      .on(descending(t.publishedAt))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_latest_language')
      .on(t.language, descending(t.publishedAt))
      .where(sql`state = 'published' and product_id is null`),
    index('reviews_company_state').on(t.companyId, t.state, t.id),
    index('reviews_entry_code')
      .on(t.entryCodeId, t.state)
      .where(sql`entry_code_id is not null`),
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

/** Each version of a review's text, which can be erased without changing the grade. */
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
    /** Without case and accents, for the search for words. */
    folded: text('folded').generatedAlwaysAs(sql`engine.fold(body)`),
    language: text('language'),
    submittedAt: instant('submitted_at').notNull(),
    state: text('state', { enum: REVISION_STATES }).notNull().default('pending'),
    /** Detailed ratings: criterion → 1 to 5. */
    ratings: jsonb('ratings').$type<Record<string, number>>().notNull().default({}),
    /** Positions of a product: feature → 1 to 5. Counted like detailed ratings, but not part of the average. */
    features: jsonb('features').$type<Record<string, number>>().notNull().default({}),
    /** What the author says of themselves: choices of user features, one of each. Counted like detailed ratings. */
    userChoices: uuid('user_choices').array().notNull().default([]),
    /** Answers to the company's additional questions, as asked. */
    answers: jsonb('answers').$type<QuestionAnswer[]>().notNull().default([]),
    /** A new author name, public with this revision; null if unchanged. */
    authorName: text('author_name'),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.revision] }),
    // For the filter of lists.
    index('review_revisions_choices')
      .using('gin', t.userChoices)
      .where(sql`user_choices <> '{}'`),
    tenantPolicy(),
  ],
);

/** The author's personal data, in a row of its own. Only `displayName` is public. */
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
    /** Keyed hashes of the author's device, stored for the device rule until the address is confirmed. */
    deviceHash: text('device_hash'),
    addressHashes: text('address_hashes').array(),
  },
  (t) => [
    // For privacy requests of the author.
    index('review_authors_email')
      .on(sql`lower(${t.email})`)
      .where(sql`email is not null`),
    // For imports, which compare reviews of the same author.
    index('review_authors_name').on(t.companyId, sql`lower(display_name) text_pattern_ops`),
    tenantPolicy(),
  ],
);

export const REVIEW_EVENTS = [
  'submitted',
  'confirmed',
  'lapsed',
  'published',
  'held',
  'released',
  'rejected',
  'removed',
  'reinstated',
  'withdrawn',
  'withdrawal_requested',
  'withdrawal_refused',
  'revised',
  'revision_passed',
  'revision_held',
  'revision_released',
  'revision_rejected',
  'mediation_opened',
  'mediation_ended',
  'deleted',
  'erased',
  'answered',
  'answer_held',
  'answer_removed',
  'note_written',
  'note_removed',
  'pinned',
  'unpinned',
  'photo_shown',
  'photo_removed',
  'reported',
  'appealed',
  'imported',
] as const;

/** The source of truth of a review: append-only, enforced by a trigger. No personal data. */
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
    actor: text('actor', { enum: REVIEW_ACTORS }).notNull(),
    data: jsonb('data').notNull().default({}),
  },
  (t) => [
    index('review_events_review').on(t.reviewId, t.id),
    // BRIN stays small: events are appended in the order of their time.
    index('review_events_at').using('brin', t.at),
    tenantPolicy(),
  ],
);
