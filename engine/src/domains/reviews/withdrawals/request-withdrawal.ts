import { eq } from 'drizzle-orm';
import type { WithdrawReview } from '@app/contracts/company-reviews/company-reviews';
import { ValidationFailed, domainError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { companyHead } from '../../companies/public.ts';
import { lockReviewOfCompany, addReviewEvent } from '../lifecycle/repo.ts';
import { withdrawalRequested } from '../events.ts';
import { ReviewActRefused } from '../lifecycle/model.ts';
import { reviews } from '../schema.ts';
import { addWithdrawal } from './withdrawals.ts';

/** Reviews of the company itself cannot be withdrawn, only mediated. */
export class WithdrawalRefused extends domainError('withdrawal_refused', 422) {}

/**
 * Requests the withdrawal of a product review, once per review. The review stays public until screening finds that its
 * text confirms the reason, or a moderator agrees.
 * @throws ValidationFailed for an explanation that may not be mailed, ReviewNotFound, ReviewActRefused,
 * WithdrawalRefused for a review of the company
 */
export async function requestWithdrawal(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  { reason, explanation }: WithdrawReview,
): Promise<void> {
  const companyName = (await companyHead(ctx.db.queries, companyId))?.name ?? '';
  const faults = await ctx.wording.findViolations({ explanation }, { companyName });
  if (faults.length > 0) throw new ValidationFailed({ where: 'body' }, faults);
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockReviewOfCompany(tx, companyId, reviewId);
    if (!review.productId) throw new WithdrawalRefused({ instead: 'mediation' });
    const { state } = review;
    const now = await ctx.clock.now(tx);
    const withdrawable = (state === 'published' || state === 'in_mediation') && !review.erasedAt;
    if (!withdrawable || !(await addWithdrawal(tx, review, reason, now)))
      throw new ReviewActRefused({ command: 'withdraw', state });
    await tx.update(reviews).set({ withdrawalExplanation: explanation }).where(eq(reviews.id, reviewId));
    await addReviewEvent(tx, review, 'withdrawal_requested', 'merchant', now, { withdrawal: reason });
    await audit(ctx, tx, 'review.withdrawal_requested', reviewId, { reason });
    await ctx.outbox.publish(tx, withdrawalRequested, { companyId, reviewId });
  });
}
