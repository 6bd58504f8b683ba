import { eq } from 'drizzle-orm';
import type { WithdrawReview } from '@app/contracts/company-reviews';
import { ValidationFailed, domainError } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyHead } from '../companies/public.ts';
import { lockOwn } from './company-acts-answer.ts';
import { withdrawalRequested } from './events.ts';
import { ReviewActRefused } from './model.ts';
import { addEvent } from './repo.ts';
import { reviews } from './schema.ts';
import { addWithdrawal } from './withdrawals.ts';

/** What was written about the company itself stays; the company may talk to its author. */
export class WithdrawalRefused extends domainError('withdrawal_refused', 422) {}

/**
 * The seller asks that a review of a product be withdrawn, for one of two reasons, and says why: once, whatever is
 * decided. The review stays where it is until its words bear the reason out or a moderator agrees.
 * @throws ValidationFailed for words that may not go out, ReviewNotFound, WithdrawalRefused for a review of the company, ReviewActRefused
 */
export async function withdrawReview(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
  { reason, explanation }: WithdrawReview,
): Promise<void> {
  const companyName = (await companyHead(ctx.db.read, companyId))?.name ?? '';
  const faults = await ctx.wording.faultsIn({ explanation }, { companyName });
  if (faults.length > 0) throw new ValidationFailed({ where: 'body' }, faults);
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockOwn(tx, companyId, reviewId);
    if (!review.productId) throw new WithdrawalRefused({ instead: 'mediation' });
    const { state } = review;
    const now = await ctx.clock.now(tx);
    const open = (state === 'published' || state === 'in_mediation') && !review.erasedAt;
    if (!open || !(await addWithdrawal(tx, review, reason, now)))
      throw new ReviewActRefused({ command: 'withdraw', state });
    await tx.update(reviews).set({ withdrawalExplanation: explanation }).where(eq(reviews.id, reviewId));
    await addEvent(tx, review, 'withdrawal_requested', 'merchant', now, { withdrawal: reason });
    await audit(ctx, tx, 'review.withdrawal_requested', reviewId, { reason });
    await ctx.outbox.publish(tx, withdrawalRequested, { companyId, reviewId });
  });
}
