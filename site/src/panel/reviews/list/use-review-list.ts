import { useMemo } from 'react';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import type { CompanyReviewPage } from '@app/contracts/company-reviews/list';
import { useApi, usePanel } from '../../panel-context.tsx';
import { reviewsApi } from '../reviews-api.ts';
import type { ReviewFilters } from './review-filters.ts';

const NONE: CompanyReview[] = [];

/**
 * The list behind filters, page by page. Live events leave it alone, so that no row jumps: `useNewReviews` follows them.
 */
export function useReviewList(filters: ReviewFilters) {
  const { company } = usePanel();
  const api = useApi(reviewsApi);
  const list = useInfiniteQuery({
    queryKey: ['review-list', company.id, filters],
    queryFn: ({ pageParam, signal }) => api.reviews({ ...filters, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    // Another filter: the former rows stay, marked as busy, until its own are there.
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
  const { data } = list;
  // The table needs the same array for the same data.
  const rows = useMemo(() => (data ? withoutDoubles(data.pages.flatMap(({ items }) => items)) : NONE), [data]);
  return { list, rows, first: data?.pages[0] };
}

/** A review that moved between two pages is in both. */
function withoutDoubles(rows: CompanyReview[]): CompanyReview[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return byId.size === rows.length ? rows : [...byId.values()];
}

/** Changes a review in all lists at once. It stays in its list, even if it no longer matches: nothing jumps away. */
export function changeInLists(
  client: QueryClient,
  companyId: string,
  id: string,
  change: (review: CompanyReview) => CompanyReview,
): void {
  client.setQueriesData<InfiniteData<CompanyReviewPage>>({ queryKey: ['review-list', companyId] }, (data) =>
    data === undefined
      ? data
      : {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === id ? change(item) : item)),
          })),
        },
  );
}

/** Returns how to show a changed review everywhere. */
export function useChangedReview() {
  const { company } = usePanel();
  const client = useQueryClient();
  return (id: string, change: Partial<CompanyReview>): void => {
    changeInLists(client, company.id, id, (review) => ({ ...review, ...change }));
    void client.invalidateQueries({ queryKey: ['review', company.id, id] });
    void client.invalidateQueries({ queryKey: ['reviews', company.id] });
    void client.invalidateQueries({ queryKey: ['tasks', company.id] });
  };
}
