'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '../../../locales.ts';
import { parseView, viewQuery, type View } from './view.ts';

const LAST = 'texts.locale';
const never = (): (() => void) => () => undefined;

/** The view of the URL, and how to change it. Only choices get an entry in the history, typing does not. */
export function useView(own: readonly Locale[]): [View, (change: Partial<View>, typed?: boolean) => void] {
  const search = useSearchParams();
  const named = search.get('locale');
  // The server does not know the language last worked on and renders without it.
  const last = useSyncExternalStore(
    never,
    () => window.localStorage.getItem(LAST),
    () => null,
  );
  const view = parseView(new URLSearchParams(search.toString()), own, last);
  useEffect(() => {
    if (named) window.localStorage.setItem(LAST, named);
  }, [named]);
  const go = (change: Partial<View>, typed = false): void => {
    // Any other choice leaves a single text.
    const query = viewQuery({ ...view, key: undefined, ...change });
    window.history[typed ? 'replaceState' : 'pushState'](null, '', `?${query}`);
  };
  return [view, go];
}
