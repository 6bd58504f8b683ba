import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Grade } from '@app/contracts/common';
import { WITHDRAWAL_REASONS } from '@app/contracts/reviews';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import {
  transitionReview,
  addWithdrawal,
  lockReview,
  findRevision,
  transitionWithdrawal,
  findWithdrawal,
} from '../../reviews/public.ts';
import { openCase } from '../cases/case-repo.ts';
import { PRIORITY } from '../cases/case-priority.ts';
import { GROUND_OF_WITHDRAWAL } from '../statements/grounds.ts';
import { asLocale } from '../locale.ts';
import { sendStatement } from '../statements/statement-mailing.ts';
import { addStatement, hasWithdrawalStatement } from '../statements/statement-repo.ts';
import { supportsReason } from './withdrawal-evidence.ts';
import { withdrawnReview } from './withdrawn-review.ts';

interface WithdrawalRequest {
  companyId: string;
  reviewId: string;
  revision: number;
  reason: (typeof WITHDRAWAL_REASONS)[number];
}

/**
 * Decides a seller's request: the review is withdrawn at once if its own words support the reason; otherwise it stays
 * until a moderator decides. Does nothing when run again.
 */
export const screenWithdrawalRequest = defineJob({
  name: 'moderation.examine-withdrawal',
  data: z.object({ companyId: Id, reviewId: Id }),
  run: (app, { companyId, reviewId }) =>
    app.db.tx(async (tx) => {
      const review = await lockReview(tx, reviewId);
      const requested = await findWithdrawal(tx, reviewId);
      const isPublic = (review.state === 'published' || review.state === 'in_mediation') && !review.erasedAt;
      // A request about a review that is no longer public is dropped by the sweep of obsolete cases.
      if (requested?.state !== 'requested' || !isPublic) return;
      const text = await findRevision(tx, reviewId, review.revision);
      const withdrawn = await withdrawnReview(tx, reviewId);
      const reviewText = {
        body: text?.body ?? '',
        language: asLocale(review.language),
        grade: review.grade as Grade,
        product: withdrawn?.productName ?? '',
      };
      const request = { companyId, reviewId, revision: review.revision, reason: requested.reason };
      if (supportsReason(reviewText, requested.reason))
        await withdrawReview(app, tx, request, { staffId: null, caseId: null });
      else await openWithdrawalCase(app, tx, request);
    }),
});

/** Without a revision: the moderator decides about the current text, edits included. */
async function openWithdrawalCase(app: AppContext, tx: Tx, { companyId, reviewId }: WithdrawalRequest): Promise<void> {
  const priority = PRIORITY.withdrawal;
  await openCase(tx, { kind: 'withdrawal', companyId, reviewId, priority }, await app.clock.now(tx));
}

/** Withdraws the review and states it to the author. `staffId`: null if its own words decided. */
export async function withdrawReview(
  app: AppContext,
  tx: Tx,
  { companyId, reviewId, revision, reason }: WithdrawalRequest,
  { staffId, caseId }: { staffId: string | null; caseId: string | null },
): Promise<void> {
  const now = await app.clock.now(tx);
  const ground = GROUND_OF_WITHDRAWAL[reason];
  await transitionWithdrawal(tx, reviewId, 'grant', { by: staffId === null ? 'words' : 'moderator', at: now });
  await transitionReview(app, tx, reviewId, 'withdraw', {
    actor: staffId === null ? 'screening' : 'moderator',
    data: { withdrawal: reason, ...(caseId && { caseId, ground }) },
  });
  const statementId = await addStatement(
    tx,
    { companyId, reviewId, revision, caseId, effect: 'withdrawn', ground, rules: [], staffId },
    now,
  );
  await app.outbox.add(tx, sendStatement, { statementId });
}

/**
 * States a withdrawal made by the seller alone. Such jobs were queued before withdrawals were decided by us. Does nothing
 * when run again.
 */
export const addSellerWithdrawalStatement = defineJob({
  name: 'moderation.state-withdrawal',
  data: z.object({ companyId: Id, reviewId: Id, reason: z.enum(WITHDRAWAL_REASONS) }),
  run: (app, { companyId, reviewId, reason }) =>
    app.db.tx(async (tx) => {
      const { state, revision } = await lockReview(tx, reviewId);
      // Deleted since: no author is left to tell.
      if (state !== 'withdrawn' || (await hasWithdrawalStatement(tx, reviewId))) return;
      const at = await app.clock.now(tx);
      await addWithdrawal(tx, { id: reviewId, companyId }, reason, at);
      await transitionWithdrawal(tx, reviewId, 'grant', { by: 'seller', at });
      const statementId = await addStatement(
        tx,
        {
          companyId,
          reviewId,
          revision,
          caseId: null,
          effect: 'withdrawn',
          rules: [],
          staffId: null,
          ground: GROUND_OF_WITHDRAWAL[reason],
          decidedBy: 'merchant',
        },
        at,
      );
      await app.outbox.add(tx, sendStatement, { statementId });
    }),
});
