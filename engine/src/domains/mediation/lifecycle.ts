import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { MediationOutcome } from '@app/contracts/mediation';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { announce } from '../../platform/live/announce.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { transitionReview, lockReview, mediatedReviews, saveMediationOutcome } from '../reviews/public.ts';
import type { TransitionInput } from '../reviews/public.ts';
import { queueMerchantMail, queueReviewerMail } from './mailing.ts';
import { commandForLeavingReview, deadlines, decideMediation } from './model.ts';
import type { MediationFacts } from './model.ts';
import * as repo from './repo.ts';
import type { Mediation } from './repo.ts';

/**
 * Locks the mediation of a review, and opens it if the review has gone into mediation and the row is missing. Deadlines
 * count from the review's own event. @returns undefined for a review that was never in mediation.
 */
export async function lockOrOpenMediation(app: AppContext, tx: Tx, reviewId: string): Promise<Mediation | undefined> {
  const existing = await repo.lockMediation(tx, reviewId);
  if (existing) return existing;
  const review = (await mediatedReviews(tx, [reviewId])).get(reviewId);
  if (!review?.mediatedAt) return undefined;
  const added = await repo.addMediation(tx, {
    reviewId,
    companyId: review.companyId,
    state: 'awaiting_merchant',
    gradeBefore: review.grade,
    openedAt: review.mediatedAt,
    ...deadlines(review.mediatedAt),
  });
  if (added) {
    await queueMerchantMail(app, tx, { reviewId, companyId: review.companyId }, 'opened');
    await notifyCaches(tx, review.companyId);
    await announce(tx, { companyId: review.companyId, kind: 'mediation', subjectId: reviewId });
  }
  return repo.lockMediation(tx, reviewId);
}

/** Facts for the state machine. Locks the review, so that no edit comes between decision and transition. */
export async function lockMediationFacts(tx: Tx, mediation: Mediation): Promise<MediationFacts> {
  const { pendingRevision } = await lockReview(tx, mediation.reviewId);
  return { ...mediation, editWaits: pendingRevision !== null };
}

/** Ends a locked mediation. The review becomes public with its last text that passed, unless it has left mediation. */
export async function endMediation(
  app: AppContext,
  tx: Tx,
  { reviewId, companyId }: Mediation,
  outcome: MediationOutcome,
  actor: TransitionInput['actor'],
): Promise<void> {
  await repo.saveMediation(tx, reviewId, { state: 'ended', outcome, endedAt: await app.clock.now(tx) });
  const review = await lockReview(tx, reviewId);
  if (review.state === 'in_mediation')
    await transitionReview(app, tx, reviewId, 'end_mediation', { actor, data: { outcome } });
  await saveMediationOutcome(tx, reviewId, outcome);
  // The profile counts outcomes, including those of reviews that never become public.
  await notifyCaches(tx, companyId);
  await announce(tx, { companyId, kind: 'mediation', subjectId: reviewId });
  if (outcome === 'deleted_by_author') await repo.eraseMessages(tx, reviewId);
  await queueMerchantMail(app, tx, { reviewId, companyId }, 'ended');
  if (review.state === 'in_mediation') await queueReviewerMail(app, tx, { reviewId }, 'ended');
}

/** Ends the mediation of a review that was deleted, removed or withdrawn. */
async function endIfReviewLeft(app: AppContext, tx: Tx, mediation: Mediation): Promise<void> {
  if (mediation.state === 'ended') return;
  const { state } = await lockReview(tx, mediation.reviewId);
  if (state === 'in_mediation') return;
  const command = commandForLeavingReview(state);
  const { outcome } = decideMediation({ ...mediation, editWaits: false }, command, await app.clock.now(tx));
  if (outcome) await endMediation(app, tx, mediation, outcome, 'system');
}

const ReviewData = z.object({ companyId: Id, reviewId: Id });

/** Opens the mediation of a review that went into it. Does nothing when run again. */
export const openMediation = defineJob({
  name: 'mediation.open',
  data: ReviewData,
  run: (app, { reviewId }) =>
    app.db.tx(async (tx) => {
      const mediation = await lockOrOpenMediation(app, tx, reviewId);
      if (mediation) await endIfReviewLeft(app, tx, mediation);
    }),
});

/** Ends a mediation whose review has a new text that passed screening. */
export const endByRevision = defineJob({
  name: 'mediation.end-by-revision',
  data: ReviewData,
  run: (app, { reviewId }) =>
    app.db.tx(async (tx) => {
      const mediation = await lockOrOpenMediation(app, tx, reviewId);
      if (!mediation || mediation.state === 'ended') return;
      const { state } = await lockReview(tx, reviewId);
      if (state !== 'in_mediation') return endIfReviewLeft(app, tx, mediation);
      const { outcome } = decideMediation(
        { ...mediation, editWaits: false },
        'revision_passes',
        await app.clock.now(tx),
      );
      if (outcome) await endMediation(app, tx, mediation, outcome, 'reviewer');
    }),
});

/** Ends a mediation whose review was deleted, removed or withdrawn. */
export const endByLeaving = defineJob({
  name: 'mediation.end-by-leaving',
  data: ReviewData.extend({ event: z.string() }),
  run: (app, { reviewId }) =>
    app.db.tx(async (tx) => {
      const mediation = await lockOrOpenMediation(app, tx, reviewId);
      if (mediation) await endIfReviewLeft(app, tx, mediation);
    }),
});
