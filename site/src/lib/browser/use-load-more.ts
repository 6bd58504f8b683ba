import { useState, type MouseEvent } from 'react';
import { useFocusAfterMore } from './use-focus-after-more.ts';

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export interface LoadMore<Item> {
  /** Loaded items without duplicates. */
  items: Item[];
  /** Cursor of the next page; null after the last one. */
  cursor: string | null;
  state: 'idle' | 'loading' | 'failed';
  /** Click handler of the link to the next page: loads it in place, unless a modifier key opens another tab. */
  showMore(event: MouseEvent): Promise<void>;
}

/**
 * A list that loads further pages below it; without scripts they are links. The focus moves to the first new item.
 * @param kind prefix of the items' ids: `question-<id>`
 */
export function useLoadMore<Item extends { id: string }>(
  kind: 'product' | 'question',
  first: Page<Item>,
  read: (cursor: string) => Promise<Page<Item>>,
): LoadMore<Item> {
  const [more, setMore] = useState<Item[]>([]);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [state, setState] = useState<LoadMore<Item>['state']>('idle');
  const items = [...first.items, ...more];
  const beforeLoading = useFocusAfterMore(
    kind,
    items.map(({ id }) => id),
    cursor !== null,
  );

  const showMore = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || !cursor) return;
    event.preventDefault();
    if (state === 'loading') return;
    beforeLoading();
    setState('loading');
    try {
      const next = await read(cursor);
      const known = new Set(items.map(({ id }) => id));
      setMore([...more, ...next.items.filter(({ id }) => !known.has(id))]);
      setCursor(next.nextCursor);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { items, cursor, state, showMore };
}
