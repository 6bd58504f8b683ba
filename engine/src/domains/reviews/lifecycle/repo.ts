import { eq, sql } from 'drizzle-orm';
import type { FeaturePositions } from '@app/contracts/product-features';
import type { Ratings } from '@app/contracts/reviews';
import { newId } from '../../../kernel/ids.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { statement } from '../../../platform/database/statement.ts';
import type { QuestionAnswer, REVIEW_ACTORS, REVIEW_EVENTS } from '../schema.ts';
import { reviewEvents, reviews } from '../schema.ts';
import { ReviewNotFound } from './model.ts';

export type Review = typeof reviews.$inferSelect;

export interface NewReview {
  review: Pick<
    Review,
    'id' | 'companyId' | 'productId' | 'submissionId' | 'origin' | 'state' | 'grade' | 'language' | 'submittedAt'
  > &
    Partial<Pick<Review, 'invitationId' | 'entryCodeId' | 'marketId' | 'publishedAt'>>;
  body: string;
  ratings?: Ratings;
  features?: FeaturePositions;
  /** Choices of user features. */
  userChoices?: string[];
  answers?: QuestionAnswer[];
  author: {
    displayName: string;
    email: string | null;
    orderRef: string | null;
    /** Kept until the e-mail address is confirmed. */
    deviceHash?: string | null;
    addressHashes?: string[];
  };
}

const insertReviews = statement<never, { rows: string }>(
  'reviews.add',
  (value) => sql`
    with added as (
      select * from jsonb_to_recordset(${value('rows')}::jsonb) as row (
        id uuid, "companyId" uuid, "productId" uuid, "invitationId" uuid, "entryCodeId" uuid, "marketId" uuid, "submissionId" uuid, origin text, state text,
        grade smallint, language text, "submittedAt" timestamptz, "publishedAt" timestamptz,
        body text, ratings jsonb, features jsonb, answers jsonb, "userChoices" uuid[], "displayName" text, email text, "orderRef" text, "deviceHash" text,
        "addressHashes" text[], "eventId" uuid)
    ), review as (
      insert into engine.reviews
        (id, company_id, product_id, invitation_id, entry_code_id, market_id, submission_id, origin, state, grade, language, submitted_at, published_at,
         pending_revision)
      select id, "companyId", "productId", "invitationId", "entryCodeId", "marketId", "submissionId", origin, state, grade, language, "submittedAt",
        "publishedAt", case when state in ('screening', 'awaiting_confirmation', 'held') then 1 end from added
    ), revision as (
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, ratings, features, answers, user_choices, state)
      select id, 1, "companyId", grade, body, "submittedAt", ratings, features, answers, "userChoices",
        case when state in ('screening', 'awaiting_confirmation') then 'pending' when state in ('held', 'rejected') then state else 'passed' end
      from added
    ), author as (
      insert into engine.review_authors (review_id, company_id, display_name, email, order_ref, device_hash, address_hashes)
      select id, "companyId", "displayName", email, "orderRef", "deviceHash", "addressHashes" from added
    )
    insert into engine.review_events (id, review_id, company_id, type, at, actor, data)
    select "eventId", id, "companyId", 'submitted', "submittedAt", 'reviewer',
      jsonb_build_object('to', state, 'grade', grade, 'revision', 1, 'origin', origin) from added`,
);

/** Adds reviews with their first revision, author and `submitted` event; one statement, because this path is hot. */
export async function addReviews(tx: Tx, batch: NewReview[]): Promise<void> {
  const rows = batch.map(({ review, author, ...text }) => ({
    ratings: {},
    features: {},
    answers: [],
    userChoices: [],
    ...text,
    ...author,
    ...review,
    eventId: newId(),
  }));
  await insertReviews(tx, { rows: JSON.stringify(rows) });
}

export async function addReviewEvent(
  tx: Tx,
  review: Pick<Review, 'id' | 'companyId'>,
  type: (typeof REVIEW_EVENTS)[number],
  actor: (typeof REVIEW_ACTORS)[number],
  at: Date,
  data: Record<string, unknown> = {},
): Promise<void> {
  await tx
    .insert(reviewEvents)
    .values({ id: newId(), reviewId: review.id, companyId: review.companyId, type, at, actor, data });
}

/** Products reviewed through the invitation, whatever the state of those reviews. */
export async function reviewedProductIds(queries: Queries, invitationId: string): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select product_id as id from engine.reviews where invitation_id = ${invitationId} and product_id is not null`);
  return rows.map(({ id }) => id);
}

/** @throws ReviewNotFound */
export async function lockReview(tx: Tx, reviewId: string): Promise<Review> {
  const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update');
  if (!review) throw new ReviewNotFound();
  return review;
}

/** @throws ReviewNotFound, also for another company's review */
export async function lockReviewOfCompany(tx: Tx, companyId: string, reviewId: string): Promise<Review> {
  const review = await lockReview(tx, reviewId);
  if (review.companyId !== companyId) throw new ReviewNotFound();
  return review;
}
