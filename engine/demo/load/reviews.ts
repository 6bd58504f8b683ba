import { reviewAuthors, reviewEvents, reviewRevisions, reviews } from '../../src/domains/reviews/schema.ts';
import type { Tx } from '../../src/platform/db.ts';
import { demoId } from '../generator/ids.ts';
import type { DemoMediation } from '../generator/mediations.ts';
import type { DemoOrder } from '../generator/orders.ts';
import type { Random } from '../generator/random.ts';
import type { DemoReview } from '../generator/types.ts';
import { insertRows } from './insert-rows.ts';

/**
 * Reviews with their text, author and events, published but for those in mediation. `made`: the orders that some were
 * invited by; `places`: where a review of a product places it.
 */
export async function loadReviews(
  tx: Tx,
  batch: readonly DemoReview[],
  made: readonly DemoOrder[],
  random: Random,
  mediated: ReadonlyMap<string, DemoMediation> = new Map(),
  places: (review: DemoReview) => Record<string, number> = () => ({}),
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
        source,
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
        source,
        sourceRef: source && id,
        grade,
        language,
        submittedAt,
        publishedAt: mediated.has(id) ? null : publishedAt,
        mediatedAt: mediated.get(id)?.openedAt ?? null,
        pinned,
        state: mediated.has(id) ? ('in_mediation' as const) : ('published' as const),
        invitationId: orderOf.get(submissionId)?.invitation.id ?? null,
        helpfulUp: helpful.up,
        helpfulDown: helpful.down,
        answer: answer?.body ?? null,
        answerLanguage: answer && language,
        answeredAt: answer?.publishedAt ?? null,
      }),
    ),
  );
  await insertRows(
    tx,
    reviewRevisions,
    batch.map((review) => ({
      features: places(review),
      reviewId: review.id,
      revision: 1,
      companyId: review.companyId,
      grade: review.grade,
      body: review.body,
      ratings: review.ratings,
      language: review.language,
      submittedAt: review.submittedAt,
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
    batch.flatMap((review) => eventsOf(review, mediated.has(review.id), random)),
  );
}

function eventsOf(
  { id: reviewId, companyId, grade, origin, source, submittedAt, publishedAt, answer }: DemoReview,
  inMediation: boolean,
  random: Random,
): (typeof reviewEvents.$inferInsert)[] {
  const event = (
    type: 'submitted' | 'imported' | 'published' | 'mediation_opened' | 'answered',
    actor: 'reviewer' | 'screening' | 'merchant' | 'system',
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
    source
      ? event('imported', 'merchant', submittedAt, { grade, revision: 1, origin, source })
      : event('submitted', 'reviewer', submittedAt, { grade, revision: 1, origin }),
    // It has passed either way; `to` says whether people see it.
    event('published', 'screening', publishedAt, {
      rules: [],
      revision: 1,
      grade,
      from: 'screening',
      to: inMediation ? 'in_mediation' : 'published',
    }),
    ...(inMediation ? [event('mediation_opened', 'system', publishedAt, { grade })] : []),
    ...(answer ? [event('answered', 'merchant', answer.publishedAt)] : []),
  ];
}
