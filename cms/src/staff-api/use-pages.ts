'use client';
import { useCallback, useReducer } from 'react';
import { callStaff, errorCode } from './client.ts';

/** A list of the staff API that is loaded page by page. */
export interface Pages<Item> {
  /** The path whose pages are shown, with its query. */
  path: string;
  items: Item[];
  cursor: string | null;
  busy: boolean;
  /** Code of the last error. */
  error: string | undefined;
}

export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

export type PagesEvent<Item> =
  | { type: 'loading'; path: string; more: boolean }
  | { type: 'loaded'; path: string; page: Page<Item>; more: boolean }
  | { type: 'failed'; path: string; code: string };

export const NO_PAGES = { path: '', items: [], cursor: null, busy: true, error: undefined };

/** What is shown stays while another page or filter is loading; answers to earlier questions are dropped. */
export function reducePages<Item>(state: Pages<Item>, event: PagesEvent<Item>): Pages<Item> {
  if (event.type === 'loading') return { ...state, path: event.path, busy: true, error: undefined };
  if (event.path !== state.path) return state;
  if (event.type === 'failed') return { ...state, busy: false, error: event.code };
  const { items, nextCursor } = event.page;
  return { ...state, items: event.more ? [...state.items, ...items] : items, cursor: nextCursor, busy: false };
}

/** Pages of a list of the staff API: `load` begins a list, `more` adds its next page. */
export function usePages<Item>() {
  const [state, dispatch] = useReducer(reducePages<Item>, NO_PAGES);
  const ask = useCallback(async (path: string, cursor: string | null): Promise<void> => {
    const more = cursor !== null;
    dispatch({ type: 'loading', path, more });
    try {
      const address = more ? `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}` : path;
      dispatch({ type: 'loaded', path, more, page: await callStaff<Page<Item>>('GET', address) });
    } catch (error) {
      dispatch({ type: 'failed', path, code: errorCode(error) });
    }
  }, []);
  const load = useCallback((path: string) => ask(path, null), [ask]);
  return { state, load, more: () => ask(state.path, state.cursor) };
}
