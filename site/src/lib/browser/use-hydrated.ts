import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during hydration, true afterwards. Storage, address and clock may only be read when true: the first render must
 * match the server's.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
