import { eq, sql } from 'drizzle-orm';
import { domainError } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import { announce } from '../../../platform/live/announce.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { lockReviewOfCompany, addReviewEvent } from '../lifecycle/repo.ts';
import { ReviewActRefused, isPublic } from '../lifecycle/model.ts';
import { MAX_PINNED } from '../reading/review-lists.ts';
import { reviews } from '../schema.ts';

/** The maximum number of reviews is pinned. */
export class PinLimit extends domainError('pin_limit', 409) {}

/** Pins a public review to the top of its list. @throws ReviewNotFound, ReviewActRefused, PinLimit */
export async function pinReview(ctx: RequestContext, companyId: string, reviewId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    // Serializes pins of a company, so that the limit holds.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 4))`);
    const review = await lockReviewOfCompany(tx, companyId, reviewId);
    if (!isPublic(review)) throw new ReviewActRefused({ command: 'pin', state: review.state });
    if (review.pinned) return;
    // The company and each product have a list of their own. `transitionReview` unpins what is no longer public.
    const subject = review.productId ? sql`product_id = ${review.productId}` : sql`product_id is null`;
    const { rows } = await tx.execute<{ pinned: number }>(sql`
      select count(*)::int as pinned from engine.reviews
      where company_id = ${companyId} and state = 'published' and pinned and ${subject}`);
    if ((rows[0]?.pinned ?? 0) >= MAX_PINNED) throw new PinLimit({ maximum: MAX_PINNED });
    await tx.update(reviews).set({ pinned: true }).where(eq(reviews.id, reviewId));
    await addReviewEvent(tx, review, 'pinned', 'merchant', await ctx.clock.now(tx));
    await audit(ctx, tx, 'review.pinned', reviewId);
    await notifyCaches(tx, companyId);
    await announce(tx, { companyId, kind: 'review', subjectId: reviewId });
  });
}

/** @throws ReviewNotFound */
export async function unpinReview(ctx: RequestContext, companyId: string, reviewId: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const review = await lockReviewOfCompany(tx, companyId, reviewId);
    if (!review.pinned) return;
    await tx.update(reviews).set({ pinned: false }).where(eq(reviews.id, reviewId));
    await addReviewEvent(tx, review, 'unpinned', 'merchant', await ctx.clock.now(tx));
    await audit(ctx, tx, 'review.unpinned', reviewId);
    await notifyCaches(tx, companyId);
    await announce(tx, { companyId, kind: 'review', subjectId: reviewId });
  });
}
