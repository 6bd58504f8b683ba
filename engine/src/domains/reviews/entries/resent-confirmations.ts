import { eq } from 'drizzle-orm';
import type { ResendConfirmation, ResentConfirmation } from '@app/contracts/review-forms';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { CONFIRMATION_DAYS, ReviewNotFound } from '../lifecycle/model.ts';
import { lockReview } from '../lifecycle/repo.ts';
import { reviewAuthors, reviews } from '../schema.ts';
import { sendConfirmation } from './confirmation-mails.ts';
import { ConfirmationExpired } from './confirmations.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The token that sends a review's confirmation mail again; only the device that wrote the review gets it. */
export async function correctionTokenOf(app: Pick<AppContext, 'tokens'>, tx: Tx, reviewId: string): Promise<string> {
  const [review] = await tx
    .select({ submissionId: reviews.submissionId, tokenVersion: reviews.tokenVersion })
    .from(reviews)
    .where(eq(reviews.id, reviewId));
  if (!review) throw new ReviewNotFound();
  return app.tokens.derive('correction', review.submissionId, review.tokenVersion);
}

/**
 * Sends the confirmation mail again, to another address if one is given. The link that went to the former address stops
 * working: its reader there must not be able to confirm the review.
 * @throws TokenInvalid, ConfirmationExpired, RateLimited
 */
export async function resendConfirmation(
  ctx: RequestContext,
  { token, email }: ResendConfirmation,
): Promise<ResentConfirmation> {
  return ctx.db.tx(async (tx) => {
    const submissionId = ctx.tokens.subject(token);
    const [found] = await tx
      .select({ id: reviews.id, email: reviewAuthors.email })
      .from(reviews)
      .innerJoin(reviewAuthors, eq(reviewAuthors.reviewId, reviews.id))
      .where(eq(reviews.submissionId, submissionId));
    if (!found) throw new TokenInvalid();
    const review = await lockReview(tx, found.id);
    ctx.tokens.verify('correction', token, review.tokenVersion);
    const now = await ctx.clock.now(tx);
    const expired = now.getTime() - review.submittedAt.getTime() >= CONFIRMATION_DAYS * DAY_MS;
    if (review.state === 'deleted' || (review.state === 'awaiting_confirmation' && expired))
      throw new ConfirmationExpired();
    if (review.state !== 'awaiting_confirmation') return { confirmed: true, correctionToken: token };
    const address = email ?? found.email;
    if (!address) throw new ConfirmationExpired();
    // Protects strangers from confirmation mails.
    await ctx.throttle.consume('entryToAddress', address.toLowerCase());
    const isOther = address.toLowerCase() !== found.email?.toLowerCase();
    const tokenVersion = review.tokenVersion + (isOther ? 1 : 0);
    if (isOther) {
      await tx.update(reviewAuthors).set({ email: address }).where(eq(reviewAuthors.reviewId, review.id));
      await tx.update(reviews).set({ tokenVersion }).where(eq(reviews.id, review.id));
    }
    await ctx.outbox.add(tx, sendConfirmation, { submissionId });
    return { confirmed: false, correctionToken: ctx.tokens.derive('correction', submissionId, tokenVersion) };
  });
}
