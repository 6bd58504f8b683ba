'use client';
import { useEffect, useRef } from 'react';

/** The parts of a key event that decide about shortcuts. */
export interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/** Whether the element takes text or a choice, so that keys are not shortcuts. */
export const isTypingTarget = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Listens to keys of the whole page while the component is mounted. */
export function useKeyDown(listen: (event: KeyboardEvent) => void): void {
  const latest = useRef(listen);
  useEffect(() => {
    latest.current = listen;
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => latest.current(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}
