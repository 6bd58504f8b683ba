import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { FeaturePositions } from '@app/contracts/product-features';
import type { Ratings } from '@app/contracts/reviews';
import { newId } from '../../kernel/ids.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { statement } from '../../platform/statement.ts';
import type { QuestionAnswer, REVIEW_ACTORS, REVIEW_EVENTS } from './schema.ts';
import { reviewAuthors, reviewEvents, reviewRevisions, reviews } from './schema.ts';

export type Review = typeof reviews.$inferSelect;

export interface NewReview {
  review: Pick<
    Review,
    'id' | 'companyId' | 'productId' | 'submissionId' | 'origin' | 'state' | 'grade' | 'language' | 'submittedAt'
  > &
    Partial<Pick<Review, 'invitationId' | 'publishedAt'>>;
  body: string;
  ratings?: Ratings;
  features?: FeaturePositions;
  answers?: QuestionAnswer[];
  author: {
    displayName: string;
    email: string | null;
    orderRef: string | null;
    /** Kept while the address is not confirmed. */
    deviceHash?: string | null;
    addressHashes?: string[];
  };
}

const insertReviews = statement<never, { rows: string }>(
  'reviews.add',
  (value) => sql`
    with added as (
      select * from jsonb_to_recordset(${value('rows')}::jsonb) as row (
        id uuid, "companyId" uuid, "productId" uuid, "invitationId" uuid, "submissionId" uuid, origin text, state text,
        grade smallint, language text, "submittedAt" timestamptz, "publishedAt" timestamptz,
        body text, ratings jsonb, features jsonb, answers jsonb, "displayName" text, email text, "orderRef" text, "deviceHash" text,
        "addressHashes" text[], "eventId" uuid)
    ), review as (
      insert into engine.reviews
        (id, company_id, product_id, invitation_id, submission_id, origin, state, grade, language, submitted_at, published_at,
         pending_revision)
      select id, "companyId", "productId", "invitationId", "submissionId", origin, state, grade, language, "submittedAt",
        "publishedAt", case when state in ('screening', 'awaiting_confirmation', 'held') then 1 end from added
    ), revision as (
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, ratings, features, answers, state)
      select id, 1, "companyId", grade, body, "submittedAt", ratings, features, answers,
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

/** Adds reviews with their first revision, author and `submitted` event, in one statement: the path is a busy one. */
export async function addReviews(tx: Tx, batch: NewReview[]): Promise<void> {
  const rows = batch.map(({ review, author, ...text }) => ({
    ...{ ratings: {}, features: {}, answers: [], ...text, ...author, ...review },
    eventId: newId(),
  }));
  await insertReviews(tx, { rows: JSON.stringify(rows) });
}

export async function addEvent(
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

/** Products that have been reviewed through the invitation, whatever became of the reviews. */
export async function reviewedProductIds(queries: Queries, invitationId: string): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(sql`
    select product_id as id from engine.reviews where invitation_id = ${invitationId} and product_id is not null`);
  return rows.map(({ id }) => id);
}

/** Which texts wait: those written in one go and never screened, or an edit of a review whose first text was. */
export type Waiting = { submissionId: string } | { reviewId: string };

/** Reviews whose text waits for screening, with it, their rows locked. */
export async function lockWaiting(tx: Tx, companyId: string, of: Waiting) {
  return tx
    .select({
      id: reviews.id,
      companyId: reviews.companyId,
      productId: reviews.productId,
      state: reviews.state,
      origin: reviews.origin,
      language: reviews.language,
      grade: reviewRevisions.grade,
      revision: reviewRevisions.revision,
      body: reviewRevisions.body,
      authorName: sql<string>`coalesce(${reviewRevisions.authorName}, ${reviewAuthors.displayName})`,
    })
    .from(reviews)
    .innerJoin(
      reviewRevisions,
      and(eq(reviewRevisions.reviewId, reviews.id), eq(reviewRevisions.revision, reviews.pendingRevision)),
    )
    .innerJoin(reviewAuthors, eq(reviewAuthors.reviewId, reviews.id))
    .where(
      and(
        eq(reviews.companyId, companyId),
        // The device rule belongs to the submission: an edit sent before it was applied does not get round it.
        ...('reviewId' in of
          ? [eq(reviews.id, of.reviewId), notInArray(reviews.state, ['awaiting_confirmation', 'screening'])]
          : [eq(reviews.submissionId, of.submissionId), eq(reviews.state, 'screening')]),
        eq(reviewRevisions.state, 'pending'),
      ),
    )
    .orderBy(reviews.id)
    .for('update');
}

/** Texts of the company's newest published reviews, for the filter of near-duplicates. */
export async function recentBodies(tx: Tx, companyId: string, limit: number): Promise<{ id: string; body: string }[]> {
  const { rows } = await tx.execute<{ id: string; body: string }>(sql`
    select r.id, v.body from (
      select id, revision from engine.reviews where company_id = ${companyId} and state = 'published' and product_id is null
      order by published_at desc, id desc limit ${limit}) r
    join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision`);
  return rows;
}
