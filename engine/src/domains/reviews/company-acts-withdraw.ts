import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { WITHDRAWAL_REASONS } from '@app/contracts/company-reviews';
import type { WithdrawReview } from '@app/contracts/company-reviews';
import { domainError } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import { defineJob } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import { deliver } from '../../platform/mail/delivery.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyById } from '../companies/public.ts';
import { lockOwn } from './company-acts-answer.ts';
import { act } from './life.ts';
import { mediatedReviews } from './mediated.ts';
import { reviewWithdrawnMail } from './mails/review-withdrawn.tsx';
import { reviews } from './schema.ts';

/** What was written about the company itself stays; the company may talk to its author. */
export class WithdrawalRefused extends domainError('withdrawal_refused', 422) {}

/**
 * The seller takes back a review of a product, for one of two reasons, and tells its author why.
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
    await act(ctx, tx, reviewId, 'withdraw', { actor: 'merchant', data: { reason } });
    await tx.update(reviews).set({ withdrawalExplanation: explanation }).where(eq(reviews.id, reviewId));
    await audit(ctx, tx, 'review.withdrawn', reviewId, { reason });
    await ctx.outbox.add(tx, mailWithdrawal, { reviewId, reason });
  });
}

/** Tells the author who took the review back, and why. */
export const mailWithdrawal = defineJob({
  name: 'reviews.mail-withdrawal',
  // A mail server that is down for hours: 14 tries, the pauses double from 5 s, 11 hours in all.
  ...{ queue: 'account-mail', attempts: 14, backoffMs: 5000 },
  data: z.object({ reviewId: Id, reason: z.enum(WITHDRAWAL_REASONS) }),
  async run(app, { reviewId, reason }, run) {
    const [withdrawn] = await app.db.read.select().from(reviews).where(eq(reviews.id, reviewId));
    const review = (await mediatedReviews(app.db.read, [reviewId])).get(reviewId);
    const company = withdrawn && (await companyById(app.db.read, withdrawn.companyId));
    // Reinstated, deleted or erased meanwhile: then it would not be so, or nobody to tell.
    if (withdrawn?.state !== 'withdrawn' || !company || !review?.email) return;
    const token = app.tokens.derive('review', withdrawn.submissionId, withdrawn.tokenVersion);
    const { email, locale, authorName, product } = review;
    const mail = reviewWithdrawnMail.with({
      ...{ name: authorName, companyName: company.name, productName: product?.name ?? '', reason },
      explanation: withdrawn.withdrawalExplanation ?? '',
      url: app.config.PUBLIC_URL + localePath(locale, `/invitation/${company.slug}/edit/${token}`),
    });
    const to = { address: email, name: authorName };
    await deliver(app, run, {
      to,
      locale,
      timeZone: company.timeZone,
      companyId: company.id,
      subjectId: reviewId,
      mail,
    });
  },
});
