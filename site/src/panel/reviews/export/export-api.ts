import type { ReviewExport, ReviewExportList } from '@app/contracts/company-reviews/exports';
import { api } from '../../../lib/api/api.ts';
import type { CompanyScope } from '../../company-scope.ts';
import type { ReviewFilters } from '../list/review-filters.ts';

/** Files of reviews. */
export const exportApi = ({ base, locale }: CompanyScope) => ({
  exports: (signal?: AbortSignal) => api.get<ReviewExportList>(`${base}/review-exports`, { signal, locale }),
  createExport: (format: ReviewExport['format'], filter: ReviewFilters, idempotencyKey: string) =>
    api.post<ReviewExport>(`${base}/review-exports`, { body: { format, filter }, idempotencyKey, locale }),
});
