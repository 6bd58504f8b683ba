import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { InvitationForm, SubmitProductReview, SubmitReview, SubmittedReview } from '@app/contracts/review-forms';
import { LatestReviews, PublicReview } from '@app/contracts/reviews';
import { route } from '../../platform/route.ts';
import { authorRoutes } from './author-router.ts';
import { entryRoutes } from './entry-router.ts';
import { openForm } from './form.ts';
import { latestReviews, publicReview } from './reading.ts';
import { submitProductReview, submitReview } from './submit.ts';

const LINK_FAILURES = [
  'token_invalid',
  'invitation_used',
  'invitation_expired',
  'invitation_cancelled',
  'company_blocked',
];

/** Forms of invitations, what authors do later, entry codes, and what is public. */
export const reviewRoutes = [
  ...authorRoutes,
  ...entryRoutes,
  route(
    {
      method: 'get',
      path: '/invitations/:token',
      tag: 'Reviewers',
      summary: 'The review form of an invitation',
      auth: 'none',
      params: z.object({ token: Token }),
      status: 200,
      answer: InvitationForm,
      failures: LINK_FAILURES,
    },
    (ctx, { params }) => openForm(ctx, params.token),
  ),
  route(
    {
      method: 'post',
      path: '/reviews',
      tag: 'Reviewers',
      summary: 'Submit what was written with an invitation',
      auth: 'none',
      body: SubmitReview,
      repeatable: true,
      status: 201,
      answer: SubmittedReview,
      failures: [...LINK_FAILURES, 'validation_failed', 'idempotency_key_reused', 'rate_limited'],
    },
    async (ctx, { body }) => {
      await ctx.throttle.take('submitClient', ctx.client);
      return submitReview(ctx, body);
    },
  ),
  route(
    {
      method: 'post',
      path: '/product-reviews',
      tag: 'Reviewers',
      summary: 'Submit the review of one product of an order',
      auth: 'none',
      body: SubmitProductReview,
      repeatable: true,
      status: 201,
      answer: SubmittedReview,
      failures: [
        ...['token_invalid', 'invitation_expired', 'invitation_cancelled', 'company_blocked', 'product_reviewed'],
        ...['validation_failed', 'idempotency_key_reused', 'rate_limited'],
      ],
    },
    async (ctx, { body }) => {
      await ctx.throttle.take('submitClient', ctx.client);
      return submitProductReview(ctx, body);
    },
  ),
  route(
    {
      method: 'get',
      path: '/reviews/latest',
      tag: 'Public',
      summary: 'Newest reviews of all companies',
      auth: 'none',
      query: z.object({ limit: z.coerce.number().int().min(1).max(24).default(6) }),
      status: 200,
      answer: LatestReviews,
      maxAge: 10,
    },
    (ctx, { query }) => latestReviews(ctx.db.read, query.limit),
  ),
  route(
    {
      method: 'get',
      path: '/reviews/:reviewId',
      tag: 'Public',
      summary: 'One public review',
      auth: 'none',
      params: z.object({ reviewId: Id }),
      status: 200,
      answer: PublicReview,
      failures: ['review_not_found', 'review_gone', 'review_withdrawn', 'company_blocked'],
    },
    (ctx, { params }) => publicReview(ctx.db.read, params.reviewId),
  ),
];
