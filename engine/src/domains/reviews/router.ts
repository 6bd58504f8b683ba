import { z } from 'zod';
import { Token } from '@app/contracts/common';
import { InvitationForm, LatestReviews, SubmitReview, SubmittedReview } from '@app/contracts/reviews';
import { route } from '../../platform/route.ts';
import { latestReviews } from './reading.ts';
import { openForm, submitReview } from './service.ts';

const LINK_FAILURES = ['token_invalid', 'invitation_used', 'invitation_expired', 'invitation_cancelled'];

export const reviewRoutes = [
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
];
