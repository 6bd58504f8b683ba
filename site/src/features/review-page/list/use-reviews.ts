import { useRef, useState } from 'react';
import type { ReviewCard, ReviewPage, WithdrawnReview } from '@app/contracts/reviews';
import { api } from '../../../lib/api/api.ts';
import { useReplaceSearch } from '../../../lib/addresses/page-address.tsx';
import { useT } from '../../../lib/texts/i18n.ts';
import { REVIEWS_PER_PAGE, type ReviewFilters } from '../review-filters.ts';
import { usePageAddress } from '../page-address.tsx';

interface Source {
  /** API path of the list. */
  list: string;
  page: ReviewPage;
  filters: ReviewFilters;
  onFilters?: (filters: ReviewFilters) => void;
}

/** The API omits the property where there is none. */
const NONE: WithdrawnReview[] = [];

/** State of a review list: starts with the server's page, loads more and filters without a page load. */
export function useReviews({ list, page, filters, onFilters }: Source) {
  const { locale } = useT();
  const replaceSearch = useReplaceSearch();
  const { path, searchOf } = usePageAddress();
  const [shown, setShown] = useState({
    filters,
    items: page.items,
    withdrawn: page.withdrawn ?? NONE,
    cursor: page.nextCursor,
  });
  const [state, setState] = useState<'idle' | 'loading' | 'filtering' | 'failed' | 'filtered'>('idle');
  // Number of the latest request: answers of earlier ones are ignored.
  const latestRequest = useRef(0);
  const read = (query: ReviewFilters) =>
    api.get<ReviewPage>(list, { query: { ...query, limit: REVIEWS_PER_PAGE }, locale });

  /** Applies filters and writes them to the address; the focus stays. */
  const filter = async (chosen: ReviewFilters): Promise<void> => {
    const request = ++latestRequest.current;
    const search = searchOf(chosen);
    setState('filtering');
    try {
      const { items, withdrawn = NONE, nextCursor } = await read(chosen);
      if (request !== latestRequest.current) return;
      setShown({ filters: chosen, items, withdrawn, cursor: nextCursor });
      setState('filtered');
      replaceSearch(search);
      onFilters?.(chosen);
    } catch {
      // A full page load shows the error, or succeeds.
      if (request === latestRequest.current) window.location.assign(`${path}${search}#reviews`);
    }
  };

  const more = async (): Promise<void> => {
    const { cursor } = shown;
    if (cursor === null || state === 'loading' || state === 'filtering') return;
    const request = ++latestRequest.current;
    setState('loading');
    try {
      const { items, withdrawn = NONE, nextCursor } = await read({ ...shown.filters, cursor });
      if (request !== latestRequest.current) return;
      setShown({
        ...shown,
        items: joined(shown.items, items),
        withdrawn: joined(shown.withdrawn, withdrawn),
        cursor: nextCursor,
      });
      // New cards are read out themselves; only an empty answer is announced.
      setState(items.length > 0 ? 'idle' : 'filtered');
    } catch {
      if (request === latestRequest.current) setState('failed');
    }
  };

  return { ...shown, state, filter, more };
}

/** Skips duplicates: new reviews may have shifted the pages, and pinned ones stand first. */
function joined<Item extends ReviewCard | WithdrawnReview>(known: readonly Item[], next: readonly Item[]): Item[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...next.filter(({ id }) => !ids.has(id))];
}
