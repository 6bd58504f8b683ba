'use client';
import { useSyncExternalStore } from 'react';

const nothing = (): (() => void) => () => undefined;

/** False until hydration: a form sent earlier would reload the page. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  );
