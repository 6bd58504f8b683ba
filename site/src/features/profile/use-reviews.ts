import { useRef, useState } from 'react';
import type { ReviewCard, ReviewPage, WithdrawnReview } from '@app/contracts/reviews';
import { api } from '../../lib/api.ts';
import { useReplaceSearch } from '../../lib/page.tsx';
import { useT } from '../../lib/i18n.ts';
import type { ReviewFilters } from './filters.ts';
import { usePageAddress } from './page-address.tsx';
import { REVIEWS_PER_PAGE } from './profile-data.ts';

interface Source {
  /** Where the engine has the list. */
  list: string;
  page: ReviewPage;
  filters: ReviewFilters;
  onFilters?: (filters: ReviewFilters) => void;
}

/** Left out of a page where there is none. */
const NONE: WithdrawnReview[] = [];

/** A list of reviews as the server gave it, made longer and filtered anew without another page. */
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
  // Of several choices in quick succession only the last one counts.
  const turn = useRef(0);
  const read = (query: ReviewFilters) =>
    api.get<ReviewPage>(list, { query: { ...query, limit: REVIEWS_PER_PAGE }, locale });

  /** Shows what these filters leave; the address says so, and the focus stays where it is. */
  const filter = async (chosen: ReviewFilters): Promise<void> => {
    const mine = ++turn.current;
    const search = searchOf(chosen);
    setState('filtering');
    try {
      const { items, withdrawn = NONE, nextCursor } = await read(chosen);
      if (mine !== turn.current) return;
      setShown({ filters: chosen, items, withdrawn, cursor: nextCursor });
      setState('filtered');
      replaceSearch(search);
      onFilters?.(chosen);
    } catch {
      // The page itself says what is wrong, or has it after all.
      if (mine === turn.current) window.location.assign(`${path}${search}#reviews`);
    }
  };

  const more = async (): Promise<void> => {
    const { cursor } = shown;
    if (cursor === null || state === 'loading' || state === 'filtering') return;
    const mine = ++turn.current;
    setState('loading');
    try {
      const { items, withdrawn = NONE, nextCursor } = await read({ ...shown.filters, cursor });
      if (mine !== turn.current) return;
      setShown({
        ...shown,
        items: joined(shown.items, items),
        withdrawn: joined(shown.withdrawn, withdrawn),
        cursor: nextCursor,
      });
      // Cards speak for themselves; that nothing came is said.
      setState(items.length > 0 ? 'idle' : 'filtered');
    } catch {
      if (mine === turn.current) setState('failed');
    }
  };

  return { ...shown, state, filter, more };
}

/** None twice: reviews may have come in meanwhile, and pinned ones stand before the others. */
function joined<Item extends ReviewCard | WithdrawnReview>(known: readonly Item[], next: readonly Item[]): Item[] {
  const ids = new Set(known.map(({ id }) => id));
  return [...known, ...next.filter(({ id }) => !ids.has(id))];
}
