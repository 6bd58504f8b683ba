import { z } from 'zod';
import { Id, Locale } from '@app/contracts/common';
import { ReviewTranslation } from '@app/contracts/reviews';
import { route } from '../../../platform/route.ts';
import { translateReview } from './translations.ts';

export const translationRoutes = [
  route(
    {
      method: 'get',
      path: '/reviews/:reviewId/translations/:language',
      tag: 'Public',
      summary: 'Get a review translated, if the company’s profile offers translations',
      auth: 'none',
      params: z.object({ reviewId: Id, language: Locale }),
      status: 200,
      answer: ReviewTranslation,
      failures: ['review_not_found', 'translation_unavailable', 'translation_failed', 'rate_limited'],
    },
    (ctx, { params }) => translateReview(ctx, params.reviewId, params.language),
  ),
];
