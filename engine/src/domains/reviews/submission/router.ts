import { z } from 'zod';
import { Token } from '@app/contracts/common';
import { InvitationForm, SubmitProductReview, SubmitReview, SubmittedReview } from '@app/contracts/review-forms';
import { route } from '../../../platform/route.ts';
import { openReviewForm } from './form.ts';
import { submitProductReview } from './submit-product-review.ts';
import { submitReview } from './submit-review.ts';

const LINK_FAILURES = [
  'token_invalid',
  'invitation_used',
  'invitation_expired',
  'invitation_cancelled',
  'company_blocked',
];

/** The form that an invitation's link opens, and what is sent with it. */
export const submissionRoutes = [
  route(
    {
      method: 'get',
      path: '/invitations/:token',
      tag: 'Reviewers',
      summary: 'Get the review form of an invitation',
      auth: 'none',
      params: z.object({ token: Token }),
      query: z.object({
        counted: z
          .enum(['no'])
          .optional()
          .meta({ description: 'The front door draws the page: whoever asked for it may be a mail scanner' }),
      }),
      status: 200,
      answer: InvitationForm,
      failures: LINK_FAILURES,
    },
    (ctx, { params, query }) => openReviewForm(ctx, params.token, query.counted !== 'no'),
  ),
  route(
    {
      method: 'post',
      path: '/reviews',
      tag: 'Reviewers',
      summary: 'Submit the reviews of an invitation',
      auth: 'none',
      body: SubmitReview,
      repeatable: true,
      status: 201,
      answer: SubmittedReview,
      failures: [...LINK_FAILURES, 'validation_failed', 'idempotency_key_reused', 'rate_limited'],
    },
    async (ctx, { body }) => {
      await ctx.throttle.consume('submitClient', ctx.clientKey);
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
        'token_invalid',
        'invitation_expired',
        'invitation_cancelled',
        'company_blocked',
        'product_reviewed',
        'validation_failed',
        'idempotency_key_reused',
        'rate_limited',
      ],
    },
    async (ctx, { body }) => {
      await ctx.throttle.consume('submitClient', ctx.clientKey);
      return submitProductReview(ctx, body);
    },
  ),
];
