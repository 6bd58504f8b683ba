import { useSyncExternalStore } from 'react';

/** `offline`: the device has no network. `unreachable`: it has, but requests get no answer of the engine. */
export type Connection = 'online' | 'offline' | 'unreachable';

let reached = true;
const listeners = new Set<() => void>();

/** Notes whether a request got an answer of the engine. */
export function noteReached(answered: boolean): void {
  if (answered === reached) return;
  reached = answered;
  listeners.forEach((listener) => listener());
}

/** The connection to the engine as far as this tab knows. */
export function connection(): Connection {
  if (!navigator.onLine) return 'offline';
  return reached ? 'online' : 'unreachable';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, connection, () => 'online');

/** Resolves as soon as the engine can be reached. */
export function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    if (connection() === 'online') return resolve();
    const stop = subscribe(() => {
      if (connection() !== 'online') return;
      stop();
      resolve();
    });
  });
}
