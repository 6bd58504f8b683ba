import { addReviewEvent, lockReview, transitionWithdrawal, findWithdrawal } from '../../reviews/public.ts';
import { GROUND_OF_WITHDRAWAL } from '../statements/grounds.ts';
import { sendWithdrawalDecision } from '../withdrawals/withdrawal-mailing.ts';
import { withdrawReview } from '../withdrawals/withdrawals.ts';
import { GroundNeeded } from './consequences.ts';
import { CaseChanged, reviewIdOf, settleWithDecision } from './decision-context.ts';
import type { DecisionContext } from './decision-context.ts';

/** The request, which must still be undecided. @throws CaseChanged */
async function openRequest(context: DecisionContext) {
  const request = await findWithdrawal(context.tx, reviewIdOf(context));
  if (request?.state !== 'requested') throw new CaseChanged();
  return request;
}

/** Withdraws the review for the seller's reason. @throws GroundNeeded on another ground than that reason's */
export async function grantWithdrawal(context: DecisionContext): Promise<void> {
  const { app, tx, ground, staffId } = context;
  const { reason, companyId } = await openRequest(context);
  if (ground !== GROUND_OF_WITHDRAWAL[reason]) throw new GroundNeeded();
  const reviewId = reviewIdOf(context);
  const { revision } = await lockReview(tx, reviewId);
  await withdrawReview(app, tx, { companyId, reviewId, revision, reason }, { staffId, caseId: context.case.id });
  await settleWithDecision(context);
  await app.outbox.add(tx, sendWithdrawalDecision, { reviewId, outcome: 'granted' });
}

/** Keeps the review. Its author was not told of the request and is not told of the decision. */
export async function refuseWithdrawal(context: DecisionContext): Promise<void> {
  const { app, tx, now } = context;
  const { reason } = await openRequest(context);
  const reviewId = reviewIdOf(context);
  const review = await lockReview(tx, reviewId);
  await transitionWithdrawal(tx, reviewId, 'refuse', { by: 'moderator', at: now });
  const data = { withdrawal: reason, caseId: context.case.id };
  await addReviewEvent(tx, review, 'withdrawal_refused', 'moderator', now, data);
  await settleWithDecision(context);
  await app.outbox.add(tx, sendWithdrawalDecision, { reviewId, outcome: 'refused' });
}
