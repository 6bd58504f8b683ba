import type { BulkAnswer, BulkAnswerList, SkippedReviewPage } from '@app/contracts/company-reviews/bulk-answers';
import { api } from '../../../lib/api/api.ts';
import type { CompanyScope } from '../../company-scope.ts';
import type { ReviewFilters } from '../list/review-filters.ts';

/** Chosen reviews, or all that match filters; the engine parses them as those of an address. */
export type BulkTarget = { reviewIds: string[] } | { filter: ReviewFilters };

/** Answers to many reviews at once. */
export const bulkApi = ({ base, locale }: CompanyScope) => ({
  bulkAnswers: (signal?: AbortSignal) => api.get<BulkAnswerList>(`${base}/bulk-answers`, { signal, locale }),
  createBulkAnswer: (target: BulkTarget, templateIds: string[], idempotencyKey: string) =>
    api.post<BulkAnswer>(`${base}/bulk-answers`, { body: { ...target, templateIds }, idempotencyKey, locale }),
  undoBulkAnswer: (id: string) => api.delete<BulkAnswer>(`${base}/bulk-answers/${id}`, { locale }),
  skipped: (id: string, signal?: AbortSignal) =>
    api.get<SkippedReviewPage>(`${base}/bulk-answers/${id}/skipped`, { signal, locale }),
});
