import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { ManagedReview, ManagedReviews, ReviseReview } from '@app/contracts/review-forms';
import { route } from '../../../platform/route.ts';
import { deleteReview, listManagedReviews, reviseReview } from './manage-reviews.ts';

const tag = 'Reviewers';
const ByToken = z.object({ token: Token });
const OwnReview = ByToken.extend({ reviewId: Id });
const FAILURES = ['token_invalid', 'review_not_found'];

/** What authors do with their own reviews, through their link. */
export const authorRoutes = [
  route(
    {
      method: 'get',
      path: '/my-reviews/:token',
      tag,
      summary: 'List the reviews that an author has submitted with a link',
      auth: 'none',
      params: ByToken,
      status: 200,
      answer: ManagedReviews,
      failures: FAILURES,
    },
    (ctx, { params }) => listManagedReviews(ctx, params.token),
  ),
  route(
    {
      method: 'put',
      path: '/my-reviews/:token/:reviewId',
      tag,
      summary: 'Edit a review; the edit is screened before it is public',
      auth: 'none',
      params: OwnReview,
      body: ReviseReview,
      status: 200,
      answer: ManagedReview,
      failures: [...FAILURES, 'review_act_refused', 'validation_failed', 'rate_limited'],
    },
    async (ctx, { params, body }) => {
      await ctx.throttle.consume('reviseClient', ctx.clientKey);
      return reviseReview(ctx, params.token, params.reviewId, body);
    },
  ),
  route(
    {
      method: 'delete',
      path: '/my-reviews/:token/:reviewId',
      tag,
      summary: 'Delete a review; text, name and photos are erased at once',
      auth: 'none',
      params: OwnReview,
      status: 204,
      failures: FAILURES,
    },
    (ctx, { params }) => deleteReview(ctx, params.token, params.reviewId),
  ),
];
