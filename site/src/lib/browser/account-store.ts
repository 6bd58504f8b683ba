import { localStore, sessionStore } from './local-store.ts';

/** What is kept of forms needs no more of a `Storage`. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'own:';
let owner: string | null = null;

/** Whose things `accountStore` keeps from now on: the signed-in user's id. */
export function setStoreOwner(userId: string): void {
  owner = userId;
}

/**
 * The part of a storage that belongs to the account that is signed in now: another account on the same browser reads
 * nothing of it. Null while nobody is known to be signed in, or if storage is disabled.
 */
export function accountStore(store: Storage | null = localStore()): KeyStore | null {
  if (owner === null || store === null) return null;
  const prefix = `${PREFIX}${owner}:`;
  return {
    getItem: (key) => store.getItem(prefix + key),
    setItem: (key, value) => store.setItem(prefix + key, value),
    removeItem: (key) => store.removeItem(prefix + key),
  };
}

/** Forgets what any account has kept on this device: after a sign-out others may use it. */
export function clearAccountStores(): void {
  owner = null;
  for (const store of [localStore(), sessionStore()])
    for (const key of Object.keys(store ?? {})) if (key.startsWith(PREFIX)) store?.removeItem(key);
}
