import { useEffect, useRef } from 'react';
import { focusIfLost } from './focus.ts';

/**
 * When the last "Show more" disappears, the first new card takes the focus, or the last card, or the heading. Otherwise
 * the next Tab would start at the top of the page.
 * @param kind cards have the id `review-{id}`, the heading `reviews-title`
 * @param hasMore whether there is more to show
 * @returns to be called before loading more
 */
export function useFocusAfterMore(
  kind: 'review' | 'question' | 'product',
  ids: readonly string[],
  hasMore: boolean,
): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const from = before.current;
    if (from === null || (hasMore && ids.length === from)) return;
    before.current = null;
    const id = ids[from] ?? ids.at(-1);
    if (!hasMore) focusIfLost(document.getElementById(id === undefined ? `${kind}s-title` : `${kind}-${id}`));
  }, [kind, ids, hasMore]);
  return () => {
    before.current = ids.length;
  };
}
