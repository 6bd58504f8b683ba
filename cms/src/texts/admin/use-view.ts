'use client';
import { useSearchParams } from 'next/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import type { Locale } from '../../locales.ts';
import { readView, viewQuery, type View } from './address.ts';

const LAST = 'texts.locale';
const never = (): (() => void) => () => undefined;

/** The view that the address names, and a way to another one. Choices can be gone back to, typing cannot. */
export function useView(own: readonly Locale[]): [View, (change: Partial<View>, typed?: boolean) => void] {
  const search = useSearchParams();
  const named = search.get('locale');
  // The server does not know the language that was worked on last; it draws the page without.
  const last = useSyncExternalStore(
    never,
    () => window.localStorage.getItem(LAST),
    () => null,
  );
  const view = readView(new URLSearchParams(search.toString()), own, last);
  useEffect(() => {
    if (named) window.localStorage.setItem(LAST, named);
  }, [named]);
  const go = (change: Partial<View>, typed = false): void => {
    // A text that was asked for by its key is left with the next choice.
    const query = viewQuery({ ...view, key: undefined, ...change });
    window.history[typed ? 'replaceState' : 'pushState'](null, '', `?${query}`);
  };
  return [view, go];
}
