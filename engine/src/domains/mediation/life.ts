import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { MediationOutcome } from '@app/contracts/mediation';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import { act, lockReview, mediatedReviews, noteMediationOutcome } from '../reviews/public.ts';
import type { Act } from '../reviews/public.ts';
import { tellMerchant, tellReviewer } from './mailing.ts';
import { commandOfLeaving, deadlines, decide } from './model.ts';
import type { MediationFacts } from './model.ts';
import * as repo from './repo.ts';
import type { Mediation } from './repo.ts';

/**
 * The mediation of a review that went into it, locked; made when its row is not there yet. Its timers count from the
 * moment of the review's own event. Undefined for a review that was never mediated.
 */
export async function lockOrOpen(app: AppContext, tx: Tx, reviewId: string): Promise<Mediation | undefined> {
  const known = await repo.lockMediation(tx, reviewId);
  if (known) return known;
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
    await tellMerchant(app, tx, { reviewId, companyId: review.companyId }, 'opened');
    await notifyCaches(tx, review.companyId);
  }
  return repo.lockMediation(tx, reviewId);
}

/** What the machine asks; the review is locked, so that no edit comes between the question and the act. */
export async function factsOf(tx: Tx, mediation: Mediation): Promise<MediationFacts> {
  const { pendingRevision } = await lockReview(tx, mediation.reviewId);
  return { ...mediation, editWaits: pendingRevision !== null };
}

/** Ends a locked mediation: the review becomes public with its last text that passed, unless it is gone already. */
export async function finish(
  app: AppContext,
  tx: Tx,
  { reviewId, companyId }: Mediation,
  outcome: MediationOutcome,
  actor: Act['actor'],
): Promise<void> {
  await repo.saveMediation(tx, reviewId, { state: 'ended', outcome, endedAt: await app.clock.now(tx) });
  const review = await lockReview(tx, reviewId);
  if (review.state === 'in_mediation') await act(app, tx, reviewId, 'end_mediation', { actor, data: { outcome } });
  await noteMediationOutcome(tx, reviewId, outcome);
  // The profile counts how mediations ended, also of reviews that never become public.
  await notifyCaches(tx, companyId);
  if (outcome === 'deleted_by_author') await repo.eraseMessages(tx, reviewId);
  await tellMerchant(app, tx, { reviewId, companyId }, 'ended');
  if (review.state === 'in_mediation') await tellReviewer(app, tx, { reviewId }, 'ended');
}

/** Ends the mediation of a review that has left it by another way. */
async function settleLeft(app: AppContext, tx: Tx, mediation: Mediation): Promise<void> {
  if (mediation.state === 'ended') return;
  const { state } = await lockReview(tx, mediation.reviewId);
  if (state === 'in_mediation') return;
  const command = commandOfLeaving(state);
  const { outcome } = decide({ ...mediation, editWaits: false }, command, await app.clock.now(tx));
  if (outcome) await finish(app, tx, mediation, outcome, 'system');
}

const OfReview = z.object({ companyId: Id, reviewId: Id });

/** A review went into mediation: the company gets its deadline. A second run finds the mediation there. */
export const openMediation = defineJob({
  name: 'mediation.open',
  data: OfReview,
  run: (app, { reviewId }) =>
    app.db.tx(async (tx) => {
      const mediation = await lockOrOpen(app, tx, reviewId);
      if (mediation) await settleLeft(app, tx, mediation);
    }),
});

/** The author's change has passed the check: that is what the talk was for. */
export const endByRevision = defineJob({
  name: 'mediation.end-by-revision',
  data: OfReview,
  run: (app, { reviewId }) =>
    app.db.tx(async (tx) => {
      const mediation = await lockOrOpen(app, tx, reviewId);
      if (!mediation || mediation.state === 'ended') return;
      const { state } = await lockReview(tx, reviewId);
      if (state !== 'in_mediation') return settleLeft(app, tx, mediation);
      const { outcome } = decide({ ...mediation, editWaits: false }, 'revision_passes', await app.clock.now(tx));
      if (outcome) await finish(app, tx, mediation, outcome, 'reviewer');
    }),
});

/** A review in mediation was deleted, removed or withdrawn. */
export const endByLeaving = defineJob({
  name: 'mediation.end-by-leaving',
  data: OfReview.extend({ event: z.string() }),
  run: (app, { reviewId }) =>
    app.db.tx(async (tx) => {
      const mediation = await lockOrOpen(app, tx, reviewId);
      if (mediation) await settleLeft(app, tx, mediation);
    }),
});
