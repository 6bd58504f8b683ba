import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while the built page comes to life, true from then on. Storage, address and clock may be read after that only:
 * the build has none of them, and the first drawing must be the built one.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
