import { eq } from 'drizzle-orm';
import type { WithdrawReview } from '@app/contracts/company-reviews';
import { domainError } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import type { RequestContext } from '../../platform/route.ts';
import { lockOwn } from './company-acts-answer.ts';
import { reviewWithdrawn } from './events.ts';
import { act } from './life.ts';
import { ReviewActRefused } from './model.ts';
import { hasEvent } from './repo.ts';
import { reviews } from './schema.ts';

/** What was written about the company itself stays; the company may talk to its author. */
export class WithdrawalRefused extends domainError('withdrawal_refused', 422) {}

/**
 * The seller takes back a review of a product, for one of two reasons, and tells its author why: once, for what comes
 * back has been given back by a moderator.
 * @throws ReviewNotFound, WithdrawalRefused for a review of the company, ReviewActRefused
 */
export async function withdrawReview(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  { reason, explanation }: WithdrawReview,
): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockOwn(tx, companyId, reviewId);
    if (!review.productId) throw new WithdrawalRefused({ instead: 'mediation' });
    if (await hasEvent(tx, reviewId, 'withdrawn'))
      throw new ReviewActRefused({ command: 'withdraw', state: review.state });
    await act(ctx, tx, reviewId, 'withdraw', { actor: 'merchant', data: { reason } });
    await tx.update(reviews).set({ withdrawalExplanation: explanation }).where(eq(reviews.id, reviewId));
    await audit(ctx, tx, 'review.withdrawn', reviewId, { reason });
    await ctx.outbox.publish(tx, reviewWithdrawn, { companyId, reviewId, reason });
  });
}
