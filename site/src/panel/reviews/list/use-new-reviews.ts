import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import type { CompanyReviewPage } from '@app/contracts/company-reviews/list';
import { useApi, usePanel } from '../../panel-context.tsx';
import { reviewsApi } from '../reviews-api.ts';
import type { ReviewFilters } from './review-filters.ts';
import { changeInLists } from './use-review-list.ts';

/**
 * Follows the first page of the list: live events make it stale (`LIVE_QUERIES`). Rows that are shown get their new
 * state at once; reviews that are not among them are only counted, so that nothing moves under the pointer.
 * @param first the first page as the list has it
 * @returns the number of new reviews
 */
export function useNewReviews(
  filters: ReviewFilters,
  rows: readonly CompanyReview[],
  first: CompanyReviewPage | undefined,
): number {
  const { company } = usePanel();
  const api = useApi(reviewsApi);
  const client = useQueryClient();
  const newest = useQuery({
    queryKey: ['reviews', company.id, 'first', filters],
    queryFn: ({ signal }) => api.reviews({ ...filters, cursor: null }, signal),
    enabled: first !== undefined,
    initialData: first,
  });
  const items = newest.data?.items;
  useEffect(() => {
    for (const item of items ?? [])
      changeInLists(client, company.id, item.id, (row) => (isEqual(row, item) ? row : item));
  }, [client, company.id, items]);
  const known = new Set(rows.map(({ id }) => id));
  return (items ?? []).filter(({ id }) => !known.has(id)).length;
}

const isEqual = (a: CompanyReview, b: CompanyReview): boolean => JSON.stringify(a) === JSON.stringify(b);
