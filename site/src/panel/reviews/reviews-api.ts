import type { AnswerReview, CompanyReview, WithdrawReview } from '@app/contracts/company-reviews/company-reviews';
import type { WriteExpertNote } from '@app/contracts/company/experts';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import type { CompanyReviewPage } from '@app/contracts/company-reviews/list';
import type { CompanyTasks } from '@app/contracts/company-reviews/tasks';
import type { CompanyProductPage } from '@app/contracts/product-features';
import { api } from '../../lib/api/api.ts';
import type { CompanyScope } from '../company-scope.ts';
import type { ReviewFilters } from './list/review-filters.ts';

/** The company's reviews, and what it does with them. */
export const reviewsApi = ({ base, locale }: CompanyScope) => {
  const at = (id: string) => `${base}/reviews/${id}`;
  return {
    reviews: (query: ReviewFilters & { cursor: string | null }, signal?: AbortSignal) =>
      api.get<CompanyReviewPage>(`${base}/reviews`, { query, signal, locale }),
    review: (id: string, signal?: AbortSignal) => api.get<CompanyReviewDetail>(at(id), { signal, locale }),
    tasks: (signal?: AbortSignal) => api.get<CompanyTasks>(`${base}/tasks`, { signal, locale }),
    products: (query: { q: string }, signal?: AbortSignal) =>
      api.get<CompanyProductPage>(`${base}/products`, { query, signal, locale }),
    answer: (id: string, body: AnswerReview) => api.put<CompanyReview>(`${at(id)}/answer`, { body, locale }),
    deleteAnswer: (id: string) => api.delete(`${at(id)}/answer`, { locale }),
    writeNote: (id: string, body: WriteExpertNote) => api.put<CompanyReview>(`${at(id)}/note`, { body, locale }),
    deleteNote: (id: string) => api.delete(`${at(id)}/note`, { locale }),
    pin: (id: string) => api.put(`${at(id)}/pin`, { locale }),
    unpin: (id: string) => api.delete(`${at(id)}/pin`, { locale }),
    withdraw: (id: string, body: WithdrawReview) => api.post<CompanyReview>(`${at(id)}/withdrawal`, { body, locale }),
  };
};

/** Path of the company's reports of a review. */
export const reportPath = ({ base }: CompanyScope, id: string): string => `${base}/reviews/${id}/reports`;
