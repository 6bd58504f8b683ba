import { useState, type MouseEvent } from 'react';
import { useFocusAfterMore } from './use-focus-after-more.ts';

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export interface More<Item> {
  /** All that is shown, each once. */
  items: Item[];
  /** Where the next page begins; null after the last one. */
  cursor: string | null;
  state: 'idle' | 'loading' | 'failed';
  /** Of the link to the next page: it is added here instead, unless the link is to open in another tab. */
  showMore(event: MouseEvent): Promise<void>;
}

/**
 * A list whose next pages are added below it; without scripts they are pages of their own. The focus goes to what is
 * new. @param kind begins the ids of its items: `question-<id>`
 */
export function useMore<Item extends { id: string }>(
  kind: 'product' | 'question',
  first: Page<Item>,
  read: (cursor: string) => Promise<Page<Item>>,
): More<Item> {
  const [more, setMore] = useState<Item[]>([]);
  const [cursor, setCursor] = useState(first.nextCursor);
  const [state, setState] = useState<More<Item>['state']>('idle');
  const items = [...first.items, ...more];
  const asking = useFocusAfterMore(
    kind,
    items.map(({ id }) => id),
    cursor !== null,
  );

  const showMore = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || !cursor) return;
    event.preventDefault();
    if (state === 'loading') return;
    asking();
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
