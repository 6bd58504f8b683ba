import { useEffect, useRef } from 'react';
import { focusLostOn } from '../../lib/focus.ts';

/**
 * When the last "Show more" goes away, the first card that came by it takes the focus: else the next Tab would begin at
 * the top of the page. Where none came, the last of the others does, or the heading.
 * @param kind cards have the id `review-{id}`, the heading `reviews-title`
 * @param goesOn there is more to show
 * @returns to be called when more is asked for
 */
export function useFocusAfterMore(
  kind: 'review' | 'question' | 'product',
  ids: readonly string[],
  goesOn: boolean,
): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const from = before.current;
    if (from === null || (goesOn && ids.length === from)) return;
    before.current = null;
    const id = ids[from] ?? ids.at(-1);
    if (!goesOn) focusLostOn(document.getElementById(id === undefined ? `${kind}s-title` : `${kind}-${id}`));
  }, [kind, ids, goesOn]);
  return () => {
    before.current = ids.length;
  };
}
