import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Grade } from '@app/contracts/common';
import { WITHDRAWAL_REASONS } from '@app/contracts/reviews';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { act, addWithdrawal, lockReview, revisionOf, settleWithdrawal, withdrawalOf } from '../reviews/public.ts';
import { openCase } from './case-repo.ts';
import { GROUND_OF_WITHDRAWAL, PRIORITY } from './model.ts';
import { asLocale, withdrawnReview } from './people.ts';
import { sendStatement } from './statement-mailing.ts';
import { addStatement, withdrawalStated } from './statement-repo.ts';
import { isBorneOut } from './withdrawal-model.ts';

/** What a seller's request has to say of the review, with both locked. */
interface Request {
  companyId: string;
  reviewId: string;
  revision: number;
  reason: (typeof WITHDRAWAL_REASONS)[number];
}

/**
 * Looks at a seller's request: the review goes at once where its own words bear the reason out, and waits for a moderator
 * otherwise, in its place. A second run finds it decided, or its case waiting.
 */
export const examineWithdrawal = defineJob({
  name: 'moderation.examine-withdrawal',
  data: z.object({ companyId: Id, reviewId: Id }),
  run: (app, { companyId, reviewId }) =>
    app.db.tx(async (tx) => {
      const review = await lockReview(tx, reviewId);
      const asked = await withdrawalOf(tx, reviewId);
      const open = (review.state === 'published' || review.state === 'in_mediation') && !review.erasedAt;
      // What has gone another way meanwhile is dropped with its case, or has none.
      if (asked?.state !== 'requested' || !open) return;
      const text = await revisionOf(tx, reviewId, review.revision);
      const about = await withdrawnReview(tx, reviewId);
      const judged = {
        body: text?.body ?? '',
        language: asLocale(review.language),
        grade: review.grade as Grade,
        product: about?.productName ?? '',
      };
      const request = { companyId, reviewId, revision: review.revision, reason: asked.reason };
      if (isBorneOut(asked.reason, judged)) await withdraw(app, tx, request, { staffId: null, caseId: null });
      else await waitForModerator(app, tx, request);
    }),
});

/** Its text is read where it lies: an edit of it is judged, too. */
async function waitForModerator(app: AppContext, tx: Tx, { companyId, reviewId }: Request): Promise<void> {
  const priority = PRIORITY.withdrawal;
  await openCase(tx, { kind: 'withdrawal', companyId, reviewId, priority }, await app.clock.now(tx));
}

/** Takes the review from its place at the seller's request, and states it to the author: decided by its words, or by a person. */
export async function withdraw(
  app: AppContext,
  tx: Tx,
  { companyId, reviewId, revision, reason }: Request,
  { staffId, caseId }: { staffId: string | null; caseId: string | null },
): Promise<void> {
  const now = await app.clock.now(tx);
  const ground = GROUND_OF_WITHDRAWAL[reason];
  await settleWithdrawal(tx, reviewId, 'grant', { by: staffId === null ? 'words' : 'moderator', at: now });
  await act(app, tx, reviewId, 'withdraw', {
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
 * States a withdrawal that was the seller's own act: those in the queue when withdrawals began to be decided. A second
 * run finds the statement there.
 */
export const stateWithdrawal = defineJob({
  name: 'moderation.state-withdrawal',
  data: z.object({ companyId: Id, reviewId: Id, reason: z.enum(WITHDRAWAL_REASONS) }),
  run: (app, { companyId, reviewId, reason }) =>
    app.db.tx(async (tx) => {
      const { state, revision } = await lockReview(tx, reviewId);
      // Deleted meanwhile: nobody is left to tell.
      if (state !== 'withdrawn' || (await withdrawalStated(tx, reviewId))) return;
      const at = await app.clock.now(tx);
      await addWithdrawal(tx, { id: reviewId, companyId }, reason, at);
      await settleWithdrawal(tx, reviewId, 'grant', { by: 'seller', at });
      const statementId = await addStatement(
        tx,
        {
          ...{ companyId, reviewId, revision, caseId: null, effect: 'withdrawn', rules: [], staffId: null },
          ...{ ground: GROUND_OF_WITHDRAWAL[reason], decidedBy: 'merchant' },
        },
        at,
      );
      await app.outbox.add(tx, sendStatement, { statementId });
    }),
});
