import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import { CompanyTasks } from '@app/contracts/company-reviews/tasks';
import { ReviewPosts, ReviewPostsQuery } from '@app/contracts/sharing/posts';
import { route } from '../../platform/route.ts';
import { reviewPosts } from './posts/review-posts.ts';
import { getReviewDetail } from './review-detail.ts';
import { getTasks } from './tasks.ts';

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId';
const common = { tag: 'Panel', auth: 'member', method: 'get', status: 200 } as const;

export const panelRoutes = [
  route(
    {
      ...common,
      path: `${base}/reviews/:reviewId`,
      summary:
        'Get a review with its history, invitation, reports and links; of a held or rejected one only that it exists',
      act: 'reviews.read',
      params: InCompany.extend({ reviewId: Id }),
      answer: CompanyReviewDetail,
      failures: ['review_not_found'],
    },
    (ctx, { params }) => getReviewDetail(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      ...common,
      path: `${base}/reviews/:reviewId/posts`,
      summary: 'Write posts for social networks from a public review',
      act: 'posts.read',
      params: InCompany.extend({ reviewId: Id }),
      query: ReviewPostsQuery,
      answer: ReviewPosts,
      failures: [
        'plan_lacks_feature',
        'company_suspended',
        'review_not_found',
        'review_gone',
        'review_withdrawn',
        'company_blocked',
        'translation_unavailable',
        'translation_failed',
        'rate_limited',
      ],
    },
    (ctx, { params, query }) => reviewPosts(ctx, params, query),
  ),
  route(
    {
      ...common,
      path: `${base}/tasks`,
      summary: 'Count open tasks',
      act: 'tasks.read',
      params: InCompany,
      answer: CompanyTasks,
    },
    (ctx, { params }) => getTasks(ctx, params.companyId),
  ),
];
