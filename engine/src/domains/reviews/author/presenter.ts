import type { Grade } from '@app/contracts/common';
import type { AskedUserFeature } from '@app/contracts/company/user-features';
import type { ManagedReview } from '@app/contracts/review-forms';
import type { Tokens } from '../../../platform/tokens.ts';
import type { OwnReview } from './repo.ts';
import { allowsReviewCommand } from '../lifecycle/model.ts';
import type { ReviewCommand, ReviewFacts } from '../lifecycle/model.ts';
import { presentPhoto } from '../photos/presenter.ts';
import { publicAnswer } from '../reading/review-card.ts';

/** The public text with the pending edit; until the first text is public, the last one its author sent. */
function presentTexts(review: OwnReview): Pick<ManagedReview, 'grade' | 'body' | 'pending' | 'ratings'> {
  const publicText = { grade: review.grade as Grade, body: review.body, ratings: review.ratings };
  if (review.pending_grade === null || review.pending_body === null) return { ...publicText, pending: null };
  const latest = { grade: review.pending_grade as Grade, body: review.pending_body };
  const judged = review.state === 'published' || review.state === 'in_mediation';
  return judged
    ? { ...publicText, pending: { ...latest, held: review.pending_state === 'held' } }
    : { ...latest, ratings: review.pending_ratings ?? {}, pending: null };
}

/** A review as its author's own page shows it. */
export function presentManagedReview(
  tokens: Tokens,
  review: OwnReview,
  userFeatures: AskedUserFeature[] = [],
): ManagedReview {
  const facts: ReviewFacts = {
    state: review.state,
    pending: review.pending_state !== null,
    mediates: false,
    erased: review.erased_at !== null,
  };
  const may = (command: ReviewCommand) => allowsReviewCommand(facts, command);
  return {
    id: review.id,
    product: review.product_id && review.product_name ? { id: review.product_id, name: review.product_name } : null,
    state: review.state,
    ...presentTexts(review),
    submittedAt: new Date(review.submitted_at).toISOString(),
    publishedAt: review.published_at && new Date(review.published_at).toISOString(),
    photos: (review.photos ?? []).map(presentPhoto),
    userFeatures,
    // Those that are no longer asked are not sent back.
    userChoices: (review.pending_choices ?? review.user_choices).filter((choice) =>
      userFeatures.some(({ choices }) => choices.some(({ id }) => id === choice)),
    ),
    answer: publicAnswer(review),
    mayEdit: may('revise'),
    mayDelete: may('delete'),
    mediationToken:
      review.mediation_version === null ? null : tokens.derive('mediation', review.id, review.mediation_version),
    statementToken:
      review.statement_id === null
        ? null
        : tokens.derive('statement', review.statement_id, review.statement_version ?? 1),
  };
}
