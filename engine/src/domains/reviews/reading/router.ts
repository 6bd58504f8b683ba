import { z } from 'zod';
import { Id, Locale } from '@app/contracts/common';
import { LatestReviews, PublicReview } from '@app/contracts/reviews';
import { route } from '../../../platform/route.ts';
import { publicReview } from './public-review.ts';
import { latestReviews } from './review-lists.ts';

/** A company's own list is part of its profile, see the `directory` domain. */
export const readingRoutes = [
  route(
    {
      method: 'get',
      path: '/reviews/latest',
      tag: 'Public',
      summary: 'List the newest reviews of all companies',
      auth: 'none',
      query: z.object({
        limit: z.coerce.number().int().min(1).max(24).default(6),
        language: Locale.optional().meta({ description: 'Reviews in it come first' }),
      }),
      status: 200,
      answer: LatestReviews,
      maxAge: 10,
    },
    (ctx, { query }) => latestReviews(ctx.db.queries, query),
  ),
  route(
    {
      method: 'get',
      path: '/reviews/:reviewId',
      tag: 'Public',
      summary: 'Get one public review',
      auth: 'none',
      params: z.object({ reviewId: Id }),
      status: 200,
      answer: PublicReview,
      failures: ['review_not_found', 'review_gone', 'review_withdrawn', 'company_blocked'],
    },
    (ctx, { params }) => publicReview(ctx.db.queries, params.reviewId),
  ),
];
