import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { ManagedReview, ManagedReviews, ReviseReview } from '@app/contracts/review-forms';
import { route } from '../../platform/route.ts';
import { deleteReview, myReviews, reviseReview } from './author.ts';

const tag = 'Reviewers';
const ByToken = z.object({ token: Token });
const OwnReview = ByToken.extend({ reviewId: Id });
const FAILURES = ['token_invalid', 'review_not_found'];

/** What an author does with his own reviews, through his link. */
export const authorRoutes = [
  route(
    {
      method: 'get',
      path: '/my-reviews/:token',
      tag,
      summary: 'Everything its author has written with a link',
      auth: 'none',
      params: ByToken,
      status: 200,
      answer: ManagedReviews,
      failures: FAILURES,
    },
    (ctx, { params }) => myReviews(ctx, params.token),
  ),
  route(
    {
      method: 'put',
      path: '/my-reviews/:token/:reviewId',
      tag,
      summary: 'Change a review; the change is screened before it is public',
      auth: 'none',
      params: OwnReview,
      body: ReviseReview,
      status: 200,
      answer: ManagedReview,
      failures: [...FAILURES, 'review_act_refused', 'validation_failed', 'rate_limited'],
    },
    async (ctx, { params, body }) => {
      await ctx.throttle.take('reviseClient', ctx.client);
      return reviseReview(ctx, params.token, params.reviewId, body);
    },
  ),
  route(
    {
      method: 'delete',
      path: '/my-reviews/:token/:reviewId',
      tag,
      summary: 'Take a review back; its words, name and photos go at once',
      auth: 'none',
      params: OwnReview,
      status: 204,
      failures: FAILURES,
    },
    (ctx, { params }) => deleteReview(ctx, params.token, params.reviewId),
  ),
];
