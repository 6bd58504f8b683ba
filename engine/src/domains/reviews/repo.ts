import { and, eq, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Tx } from '../../platform/db.ts';
import type { REVIEW_EVENTS } from './schema.ts';
import { reviewAuthors, reviewEvents, reviewRevisions, reviews } from './schema.ts';

export type Review = typeof reviews.$inferSelect;

export interface NewReview {
  review: typeof reviews.$inferInsert;
  body: string;
  author: { displayName: string; email: string | null; orderRef: string | null };
}

/** Adds reviews with their first revision, author and `submitted` event. */
export async function addReviews(tx: Tx, batch: NewReview[]): Promise<void> {
  await tx.insert(reviews).values(batch.map(({ review }) => review));
  await tx.insert(reviewRevisions).values(
    batch.map(({ review, body }) => ({
      reviewId: review.id,
      revision: 1,
      companyId: review.companyId,
      grade: review.grade,
      body,
      submittedAt: review.submittedAt,
    })),
  );
  await tx
    .insert(reviewAuthors)
    .values(batch.map(({ review, author }) => ({ reviewId: review.id, companyId: review.companyId, ...author })));
  await tx.insert(reviewEvents).values(
    batch.map(({ review }) => ({
      id: newId(),
      reviewId: review.id,
      companyId: review.companyId,
      type: 'submitted' as const,
      at: review.submittedAt,
      actor: 'reviewer' as const,
      data: { grade: review.grade, revision: 1, origin: review.origin },
    })),
  );
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
