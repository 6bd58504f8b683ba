import { reviewAuthors, reviewEvents, reviewRevisions, reviews } from '../../domains/reviews/schema.ts';
import type { Tx } from '../../platform/db.ts';
import { demoId } from '../ids.ts';
import type { DemoOrder } from '../orders.ts';
import type { Random } from '../random.ts';
import type { DemoReview } from '../types.ts';
import { insertRows } from './insert-rows.ts';

/** Published reviews with their text, author and events. `made`: the orders that some were invited by. */
export async function loadReviews(
  tx: Tx,
  batch: readonly DemoReview[],
  made: readonly DemoOrder[],
  random: Random,
): Promise<void> {
  const orderOf = new Map(made.flatMap((order) => (order.submissionId ? [[order.submissionId, order] as const] : [])));
  await insertRows(
    tx,
    reviews,
    batch.map(
      ({
        id,
        companyId,
        productId,
        submissionId,
        origin,
        grade,
        language,
        submittedAt,
        publishedAt,
        pinned,
        helpful,
        answer,
      }) => ({
        id,
        companyId,
        productId,
        submissionId,
        origin,
        grade,
        language,
        submittedAt,
        publishedAt,
        pinned,
        state: 'published' as const,
        invitationId: orderOf.get(submissionId)?.invitation.id ?? null,
        helpfulUp: helpful.up,
        helpfulDown: helpful.down,
        answer: answer?.body ?? null,
        answeredAt: answer?.publishedAt ?? null,
      }),
    ),
  );
  await insertRows(
    tx,
    reviewRevisions,
    batch.map(({ id, companyId, grade, body, language, submittedAt }) => ({
      reviewId: id,
      revision: 1,
      companyId,
      grade,
      body,
      language,
      submittedAt,
      state: 'passed' as const,
    })),
  );
  await insertRows(
    tx,
    reviewAuthors,
    batch.map(({ id, companyId, authorName, submissionId, orderReference }) => ({
      reviewId: id,
      companyId,
      displayName: authorName,
      email: orderOf.get(submissionId)?.email ?? null,
      orderRef: orderReference,
    })),
  );
  await insertRows(
    tx,
    reviewEvents,
    batch.flatMap((review) => eventsOf(review, random)),
  );
}

function eventsOf(
  { id: reviewId, companyId, grade, origin, submittedAt, publishedAt, answer }: DemoReview,
  random: Random,
): (typeof reviewEvents.$inferInsert)[] {
  const event = (
    type: 'submitted' | 'published' | 'answered',
    actor: 'reviewer' | 'screening' | 'merchant',
    at: Date,
    data = {},
  ) => ({
    id: demoId(random, at),
    reviewId,
    companyId,
    type,
    at,
    actor,
    data,
  });
  return [
    event('submitted', 'reviewer', submittedAt, { grade, revision: 1, origin }),
    event('published', 'screening', publishedAt, { rules: [], revision: 1, grade }),
    ...(answer ? [event('answered', 'merchant', answer.publishedAt)] : []),
  ];
}
