import { addEvent, lockReview, settleWithdrawal, withdrawalOf } from '../reviews/public.ts';
import { CaseChanged, reviewOf, settle } from './decision.ts';
import type { Deciding } from './decision.ts';
import { GROUND_OF_WITHDRAWAL, GroundNeeded } from './model.ts';
import { sendWithdrawalDecision } from './withdrawal-mailing.ts';
import { withdraw } from './withdrawals.ts';

async function requested(d: Deciding) {
  const request = await withdrawalOf(d.tx, reviewOf(d));
  if (request?.state !== 'requested') throw new CaseChanged();
  return request;
}

/** The seller's reason is true: the review goes. @throws GroundNeeded on another ground than the seller's reason */
export async function grantWithdrawal(d: Deciding): Promise<void> {
  const { reason, companyId } = await requested(d);
  if (d.ground !== GROUND_OF_WITHDRAWAL[reason]) throw new GroundNeeded();
  const reviewId = reviewOf(d);
  const { revision } = await lockReview(d.tx, reviewId);
  await withdraw(d.app, d.tx, { companyId, reviewId, revision, reason }, { staffId: d.staffId, caseId: d.of.id });
  await settle(d, [d.of.id]);
  await d.app.outbox.add(d.tx, sendWithdrawalDecision, { reviewId, outcome: 'granted' });
}

/** The review stays. Its author was not told of the request and is not told of this. */
export async function refuseWithdrawal(d: Deciding): Promise<void> {
  const { reason } = await requested(d);
  const reviewId = reviewOf(d);
  const review = await lockReview(d.tx, reviewId);
  await settleWithdrawal(d.tx, reviewId, 'refuse', { by: 'moderator', at: d.now });
  await addEvent(d.tx, review, 'withdrawal_refused', 'moderator', d.now, { withdrawal: reason, caseId: d.of.id });
  await settle(d, [d.of.id]);
  await d.app.outbox.add(d.tx, sendWithdrawalDecision, { reviewId, outcome: 'refused' });
}
