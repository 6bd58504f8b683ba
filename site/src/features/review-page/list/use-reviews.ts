import { useRef, useState } from 'react';
import type { ReviewCard, ReviewPage, WithdrawnReview } from '@app/contracts/reviews';
import { api } from '../../../lib/api/api.ts';
import { useShowSearch } from '../../../lib/addresses/page-address.tsx';
import { takeStep, useHistorySteps } from '../../../lib/browser/history-steps.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { listQuery, withoutPlace, type ReviewFilters } from '../review-filters.ts';
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

const ofPage = ({ items, withdrawn = NONE, nextCursor, counted }: ReviewPage) => ({
  items,
  withdrawn,
  cursor: nextCursor,
  counted: counted ?? null,
});

/** State of a review list: starts with the server's page, loads more and filters without a page load. */
export function useReviews({ list, page, filters, onFilters }: Source) {
  const { locale } = useT();
  const showSearch = useShowSearch();
  const { path, searchOf } = usePageAddress();
  const [shown, setShown] = useState({ filters, ...ofPage(page) });
  const [state, setState] = useState<'idle' | 'loading' | 'filtering' | 'failed' | 'filtered'>('idle');
  // Counts returns to earlier steps: the form shows their filters then.
  const [returns, setReturns] = useState(0);
  // Number of the latest request: answers of earlier ones are ignored.
  const latestRequest = useRef(0);
  const read = (query: ReviewFilters) => api.get<ReviewPage>(list, { query: listQuery(query), locale });

  useHistorySteps(list, shown, (left) => {
    latestRequest.current++;
    setShown(left);
    setState('idle');
    setReturns((times) => times + 1);
    showSearch(window.location.search);
    onFilters?.(left.filters);
  });
  const step = (search: string): void => {
    takeStep(search);
    showSearch(search);
  };

  /** Applies filters as a step of the history; the focus stays. */
  const filter = async (chosen: ReviewFilters): Promise<void> => {
    const request = ++latestRequest.current;
    const search = searchOf(chosen);
    setState('filtering');
    try {
      const found = await read(chosen);
      if (request !== latestRequest.current) return;
      step(search);
      setShown({ filters: chosen, ...ofPage(found) });
      setState('filtered');
      onFilters?.(chosen);
    } catch {
      // A full page load shows the error, or succeeds.
      if (request === latestRequest.current) window.location.assign(`${path}${search}#reviews`);
    }
  };

  /** Where the list goes on: the next numbered page, or beyond them a cursor; null at its end. */
  const next = following(shown);

  const more = async (): Promise<void> => {
    if (next === null || state === 'loading' || state === 'filtering') return;
    const request = ++latestRequest.current;
    setState('loading');
    try {
      const found = ofPage(await read(next));
      if (request !== latestRequest.current) return;
      if (next.page) step(searchOf(next));
      setShown({
        filters: next.page ? next : shown.filters,
        items: joined(shown.items, found.items),
        withdrawn: joined(shown.withdrawn, found.withdrawn),
        cursor: found.cursor,
        counted: found.counted ?? shown.counted,
      });
      // New cards are read out themselves; only an empty answer is announced.
      setState(found.items.length > 0 ? 'idle' : 'filtered');
    } catch {
      if (request === latestRequest.current) setState('failed');
    }
  };

  return { ...shown, state, next, returns, filter, more };
}

function following({
  filters,
  counted,
  cursor,
}: {
  filters: ReviewFilters;
  counted: ReviewPage['counted'] | null;
  cursor: string | null;
}): ReviewFilters | null {
  if (counted && counted.page < counted.pages) return { ...withoutPlace(filters), page: counted.page + 1 };
  return cursor === null ? null : { ...withoutPlace(filters), cursor };
}

/** Skips duplicates: new reviews may have shifted the pages, and pinned ones stand first. */
function joined<Item extends ReviewCard | WithdrawnReview>(known: readonly Item[], next: readonly Item[]): Item[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...next.filter(({ id }) => !ids.has(id))];
}
