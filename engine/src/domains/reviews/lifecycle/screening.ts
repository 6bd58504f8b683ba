import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { reviewAuthors, reviewRevisions, reviews } from '../schema.ts';
import { transitionReview } from './transition.ts';

/** What is to be screened: a new submission, or the edit of a review whose first text has been screened. */
export type ScreeningTarget = { submissionId: string } | { reviewId: string };

/** Reviews with a revision that waits for screening; their rows are locked. */
export async function lockReviewsToScreen(tx: Tx, companyId: string, target: ScreeningTarget) {
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
        // The device rule applies to whole submissions: an edit sent before that must not bypass it.
        ...('reviewId' in target
          ? [eq(reviews.id, target.reviewId), notInArray(reviews.state, ['awaiting_confirmation', 'screening'])]
          : [eq(reviews.submissionId, target.submissionId), eq(reviews.state, 'screening')]),
        eq(reviewRevisions.state, 'pending'),
      ),
    )
    .orderBy(reviews.id)
    .for('update');
}

/** Texts of the company's newest published reviews, for the near-duplicate filter. */
export async function recentBodies(tx: Tx, companyId: string, limit: number): Promise<{ id: string; body: string }[]> {
  const { rows } = await tx.execute<{ id: string; body: string }>(sql`
    select r.id, v.body from (
      select id, revision from engine.reviews where company_id = ${companyId} and state = 'published' and product_id is null
      order by published_at desc, id desc limit ${limit}) r
    join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision`);
  return rows;
}

export type ScreenedReview = Awaited<ReturnType<typeof lockReviewsToScreen>>[number];

/** The result of screening one review. */
export interface ScreeningOutcome {
  review: ScreenedReview;
  held: boolean;
  /** Rules that matched, for the event; never the text. */
  rules: string[];
  /** As detected, or the form's if the text is too short. */
  language: string;
}

/** Publishes what passed and holds the rest, in the transaction that locked the reviews. */
export async function applyScreening(app: AppContext, tx: Tx, outcomes: ScreeningOutcome[]): Promise<void> {
  for (const { review, held, rules, language } of outcomes)
    await transitionReview(app, tx, review.id, held ? 'hold' : 'pass', {
      actor: 'screening',
      language,
      data: { rules },
    });
}
