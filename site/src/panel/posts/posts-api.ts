import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import type { CompanyReviewPage } from '@app/contracts/company-reviews/list';
import type { ReviewPosts, ReviewPostsQuery } from '@app/contracts/sharing/posts';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';

/** Public reviews of the company, and texts of posts about one. */
export const postsApi = ({ base, locale }: CompanyScope) => ({
  reviews: (cursor: string | null, signal?: AbortSignal) =>
    api.get<CompanyReviewPage>(`${base}/reviews`, { query: { state: 'published', cursor, limit: 12 }, signal, locale }),
  review: (id: string, signal?: AbortSignal) =>
    api.get<CompanyReviewDetail>(`${base}/reviews/${id}`, { signal, locale }),
  posts: (id: string, query: ReviewPostsQuery, signal?: AbortSignal) =>
    api.get<ReviewPosts>(`${base}/reviews/${id}/posts`, { query: { ...query }, signal, locale }),
});
