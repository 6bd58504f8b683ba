import type { SubmitProductReview, SubmittedReview } from '@app/contracts/review-forms';
import { ValidationFailed, domainError } from '../../../kernel/errors.ts';
import { withIdempotency } from '../../../platform/idempotency.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { featuresOf, userFeaturesOf } from '../../catalog/public.ts';
import { assertOpen, lockInvitationByToken, orderedProductIds, stopReminders } from '../../invitations/public.ts';
import { reviewedProductIds } from '../lifecycle/repo.ts';
import { minimumBodyLength, checkBody, checkFeatures, checkUserChoices } from './form-rules.ts';
import { addSubmission, idempotencyScope, loadSubmissionContext } from './submission.ts';

/** This product of the order has already been reviewed. */
export class ProductReviewed extends domainError('product_reviewed', 409) {}

/**
 * Submits the review of one product of the order, once per product, before or after the company's review and until the
 * invitation expires. It belongs to the order's submission, so the device rule does not hold it because of the others.
 * @throws TokenInvalid, InvitationExpired, InvitationCancelled, CompanyBlocked, ProductReviewed, ValidationFailed
 */
export async function submitProductReview(ctx: RequestContext, input: SubmitProductReview): Promise<SubmittedReview> {
  return ctx.db.tx((tx) =>
    withIdempotency(tx, { scope: idempotencyScope(ctx, input.token), key: ctx.idempotencyKey, input }, async () => {
      const invitation = await lockInvitationByToken(ctx, tx, input.token);
      const now = await ctx.clock.now(tx);
      assertOpen(invitation, now);
      const context = await loadSubmissionContext(ctx, tx, invitation, now);
      const { productId, grade, body, features, userChoices, photoIds } = input;
      if ((await reviewedProductIds(tx, invitation.id)).includes(productId)) throw new ProductReviewed();
      const ordered = await orderedProductIds(tx, invitation.orderId);
      const errors = checkBody(body, minimumBodyLength(context.company));
      if (!ordered.includes(productId)) errors.push({ path: 'productId', code: 'unknown_product' });
      errors.push(...checkFeatures(features, (await featuresOf(tx, [productId], ctx.locale)).get(productId)));
      errors.push(...checkUserChoices(userChoices, (await userFeaturesOf(tx, [productId], ctx.locale)).get(productId)));
      if (errors.length > 0) throw new ValidationFailed({}, errors);
      await stopReminders(tx, invitation);
      return addSubmission(ctx, tx, context, {
        input,
        texts: [{ productId, grade, body, features, userChoices, photoIds }],
      });
    }),
  );
}
