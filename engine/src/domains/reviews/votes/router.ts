import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { CastVote, VoteCounts } from '@app/contracts/reviews';
import { route } from '../../../platform/route.ts';
import { castVote } from './votes.ts';

export const voteRoutes = [
  route(
    {
      method: 'put',
      path: '/reviews/:reviewId/vote',
      tag: 'Public',
      summary: 'Vote on whether a review is useful, once per device; 0 withdraws the vote',
      auth: 'none',
      params: z.object({ reviewId: Id }),
      body: CastVote,
      status: 200,
      answer: VoteCounts,
      failures: ['review_not_found', 'validation_failed', 'rate_limited'],
    },
    async (ctx, { params, body }) => {
      await ctx.throttle.consume('voteClient', ctx.clientKey);
      return castVote(ctx, params.reviewId, body);
    },
  ),
];
