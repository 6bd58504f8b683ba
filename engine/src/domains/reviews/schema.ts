import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LOCALES } from '@app/contracts/common';
import { MEDIATION_OUTCOMES } from '@app/contracts/mediation';
import { REVIEW_ORIGINS, REVIEW_SOURCES } from '@app/contracts/reviews';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { products } from '../catalog/schema.ts';
import { invitations } from '../invitations/schema.ts';
import { companyId, falling } from './schema-columns.ts';

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

/** Additional question with the reviewer's answer, kept together so that a later change of the question harms nothing. */
export interface QuestionAnswer {
  questionId: string;
  question: string;
  answer: string;
}

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
    /** Whether any of its photos is approved: kept by a trigger on `review_photos`. */
    hasPhotos: boolean('has_photos').notNull().default(false),
    edited: boolean('edited').notNull().default(false),
    /** The revision that waits to become public; null when none does. */
    pendingRevision: integer('pending_revision'),
    /** Began mediation, once in its life. */
    mediatedAt: instant('mediated_at'),
    /** How its mediation ended; null before, and for reviews without one. */
    mediationOutcome: text('mediation_outcome', { enum: MEDIATION_OUTCOMES }),
    /** Raising it revokes the author's links. */
    tokenVersion: integer('token_version').notNull().default(1),
    /** Text and name are gone at the author's wish; the grade stays. */
    erasedAt: instant('erased_at'),
    /** Only with `external`: where it was imported from, its id and address there. */
    source: text('source', { enum: REVIEW_SOURCES }),
    sourceRef: text('source_ref'),
    sourceUrl: text('source_url'),
    helpfulUp: integer('helpful_up').notNull().default(0),
    helpfulDown: integer('helpful_down').notNull().default(0),
    answer: text('answer'),
    /** As detected when it passed; null: not known. */
    answerLanguage: text('answer_language', { enum: LOCALES }),
    answeredAt: instant('answered_at'),
    answerEdited: boolean('answer_edited').notNull().default(false),
    /** The company's text that waits for screening or a moderator; the public one stays until it passes. */
    pendingAnswer: text('pending_answer'),
    answerHeld: boolean('answer_held').notNull().default(false),
    /** What the seller wrote to the author when asking that the review be withdrawn. */
    withdrawalExplanation: text('withdrawal_explanation'),
  },
  (t) => [
    uniqueIndex('reviews_source').on(t.companyId, t.source, t.sourceRef),
    index('reviews_submission').on(t.submissionId),
    index('reviews_unconfirmed')
      .on(t.submittedAt)
      .where(sql`state = 'awaiting_confirmation'`),
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
    index('reviews_public_photos')
      .on(t.companyId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is null and has_photos`),
    index('reviews_pinned')
      .on(t.companyId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is null and pinned`),
    index('reviews_product')
      .on(t.productId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is not null`),
    index('reviews_company_products')
      .on(t.companyId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'published' and product_id is not null`),
    // What is left of those that were withdrawn stands between the others.
    index('reviews_withdrawn')
      .on(t.companyId, falling(t.publishedAt), falling(t.id))
      .where(sql`state = 'withdrawn'`),
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
    /** Without case and accents, for readers who look for words. */
    folded: text('folded').generatedAlwaysAs(sql`engine.fold(body)`),
    language: text('language'),
    submittedAt: instant('submitted_at').notNull(),
    state: text('state', { enum: REVISION_STATES }).notNull().default('pending'),
    /** Detailed ratings: criterion → 1 to 5. */
    ratings: jsonb('ratings').$type<Record<string, number>>().notNull().default({}),
    /** Where the author places a product: feature → 1 to 5. Counted like detailed ratings, never in the average. */
    features: jsonb('features').$type<Record<string, number>>().notNull().default({}),
    /** Answers to the company's additional questions, as asked. */
    answers: jsonb('answers').$type<QuestionAnswer[]>().notNull().default([]),
    /** Another name, public once this revision is; null: the name stays. */
    authorName: text('author_name'),
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
    /** Which device (keyed hashes) wrote it, for the device rule: kept until the address is confirmed. */
    deviceHash: text('device_hash'),
    addressHashes: text('address_hashes').array(),
  },
  (t) => [
    // Whose address it is, for the author's own requests.
    index('review_authors_email')
      .on(sql`lower(${t.email})`)
      .where(sql`email is not null`),
    // Imports look for the same author's words.
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
  'pinned',
  'unpinned',
  'photo_shown',
  'photo_removed',
  'reported',
  'appealed',
  'imported',
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
    actor: text('actor', { enum: REVIEW_ACTORS }).notNull(),
    data: jsonb('data').notNull().default({}),
  },
  (t) => [
    index('review_events_review').on(t.reviewId, t.id),
    // Small however many there are; they come in the order of their time.
    index('review_events_at').using('brin', t.at),
    tenantPolicy(),
  ],
);

/** Useful or not, once per device, changeable. */
export const reviewVotes = engine.table(
  'review_votes',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    /** Of its cookie, which a vote without one is answered with. */
    deviceHash: text('device_hash').notNull(),
    /** Of its address and browser, while the salt of the hash is alive. */
    addressHash: text('address_hash'),
    /** Of its address alone, for as long. */
    placeHash: text('place_hash'),
    /** It has come with that cookie: whoever has another one is somebody else. */
    cookieSeen: boolean('cookie_seen').notNull().default(false),
    companyId: companyId(),
    value: smallint('value').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.deviceHash] }),
    index('review_votes_at').on(t.at),
    index('review_votes_address')
      .on(t.at)
      .where(sql`address_hash is not null or place_hash is not null`),
    tenantPolicy(),
  ],
);

/** A provider's translation of one revision into one language, made once. */
export const reviewTranslations = engine.table(
  'review_translations',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    revision: integer('revision').notNull(),
    language: text('language').notNull(),
    companyId: companyId(),
    body: text('body').notNull(),
    provider: text('provider').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.revision, t.language] }), tenantPolicy()],
);
