'use client';
import { useEffect, useRef } from 'react';

/** What of a pressed key decides which shortcut it is. */
export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether a key that is pressed there writes, or chooses. */
export const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Listens to the keys of the whole page while a part of it is shown. */
export function useKeys(listen: (event: KeyboardEvent) => void): void {
  const latest = useRef(listen);
  useEffect(() => {
    latest.current = listen;
  });
  useEffect(() => {
    const tell = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener('keydown', tell);
    return () => document.removeEventListener('keydown', tell);
  }, []);
}
