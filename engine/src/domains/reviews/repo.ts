import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/db.ts';
import type { REVIEW_EVENTS } from './schema.ts';
import { reviewAuthors, reviewEvents, reviewRevisions, reviews } from './schema.ts';

export type Review = typeof reviews.$inferSelect;

export interface NewReview {
  review: Pick<
    Review,
    'id' | 'companyId' | 'productId' | 'submissionId' | 'origin' | 'state' | 'grade' | 'language' | 'submittedAt'
  > &
    Partial<Pick<Review, 'invitationId' | 'publishedAt'>>;
  body: string;
  author: { displayName: string; email: string | null; orderRef: string | null };
}

/** Adds reviews with their first revision, author and `submitted` event, in one statement: the path is a busy one. */
export async function addReviews(tx: Tx, batch: NewReview[]): Promise<void> {
  const rows = batch.map(({ review, body, author }) => ({ ...review, ...author, body, eventId: newId() }));
  await tx.execute(sql`
    with added as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        id uuid, "companyId" uuid, "productId" uuid, "invitationId" uuid, "submissionId" uuid, origin text, state text,
        grade smallint, language text, "submittedAt" timestamptz, "publishedAt" timestamptz,
        body text, "displayName" text, email text, "orderRef" text, "eventId" uuid)
    ), review as (
      insert into engine.reviews
        (id, company_id, product_id, invitation_id, submission_id, origin, state, grade, language, submitted_at, published_at)
      select id, "companyId", "productId", "invitationId", "submissionId", origin, state, grade, language, "submittedAt",
        "publishedAt" from added
    ), revision as (
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at)
      select id, 1, "companyId", grade, body, "submittedAt" from added
    ), author as (
      insert into engine.review_authors (review_id, company_id, display_name, email, order_ref)
      select id, "companyId", "displayName", email, "orderRef" from added
    )
    insert into engine.review_events (id, review_id, company_id, type, at, actor, data)
    select "eventId", id, "companyId", 'submitted', "submittedAt", 'reviewer',
      jsonb_build_object('grade', grade, 'revision', 1, 'origin', origin) from added`);
}

export async function addEvent(
  tx: Tx,
  review: Pick<Review, 'id' | 'companyId'>,
  type: (typeof REVIEW_EVENTS)[number],
  actor: 'reviewer' | 'screening' | 'moderator' | 'merchant' | 'system',
  at: Date,
  data: Record<string, unknown> = {},
): Promise<void> {
  await tx
    .insert(reviewEvents)
    .values({ id: newId(), reviewId: review.id, companyId: review.companyId, type, at, actor, data });
}

export async function saveReview(tx: Tx, id: string, change: Partial<typeof reviews.$inferInsert>): Promise<void> {
  await tx.update(reviews).set(change).where(eq(reviews.id, id));
}

/** A submission's reviews that wait for screening, with their texts, their rows locked. */
export async function lockScreening(tx: Tx, submissionId: string, companyId: string) {
  return tx
    .select({
      id: reviews.id,
      companyId: reviews.companyId,
      productId: reviews.productId,
      grade: reviews.grade,
      language: reviews.language,
      origin: reviews.origin,
      revision: reviews.revision,
      body: reviewRevisions.body,
      authorName: reviewAuthors.displayName,
    })
    .from(reviews)
    .innerJoin(
      reviewRevisions,
      and(eq(reviewRevisions.reviewId, reviews.id), eq(reviewRevisions.revision, reviews.revision)),
    )
    .innerJoin(reviewAuthors, eq(reviewAuthors.reviewId, reviews.id))
    .where(
      and(eq(reviews.companyId, companyId), eq(reviews.submissionId, submissionId), eq(reviews.state, 'screening')),
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
