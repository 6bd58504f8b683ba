import type { z } from 'zod';
import type { KeyStore } from '../lib/browser/account-store.ts';
import { localStore } from '../lib/browser/local-store.ts';

/** Drafts expire with their links: an invitation is valid for 180 days. */
const KEEP_MS = 180 * 24 * 60 * 60 * 1000;
const PREFIX = 'draft:';
/** With those of accounts; see `accountStore`. */
const ANY_DRAFT = /^(own:[^:]+:)?draft:/;

/** An unsent form in the device's storage. Every method is safe if storage is denied, full or corrupted. */
export interface Draft<T> {
  load(): T | null;
  save(value: T): void;
  clear(): void;
}

/**
 * A draft of one flow and one link.
 * @param flow names the flow: `review`, `nps` …
 * @param token the link's token. Only its beginning, the public identifier, goes into the key: somebody who reads the
 * storage of a shared device learns no working link.
 * @param schema drafts that do not match are ignored
 */
export function openDraft<T>(
  flow: string,
  token: string,
  schema: z.ZodType<T>,
  store: KeyStore | null = localStore(),
  now: () => number = Date.now,
): Draft<T> {
  const key = `${PREFIX}${flow}:${token.slice(0, 22)}`;
  return {
    load() {
      const parsed = schema.safeParse(read(store, key)?.value);
      return parsed.success ? parsed.data : null;
    },
    save(value) {
      try {
        store?.setItem(key, JSON.stringify({ savedAt: now(), value }));
      } catch {
        // Full or refused: the text is still on the page, and there is nothing better to do.
      }
    },
    clear() {
      store?.removeItem(key);
    },
  };
}

/** Deletes expired drafts. */
export function pruneDrafts(store: Storage | null = localStore(), now: () => number = Date.now): void {
  if (!store) return;
  for (const key of Object.keys(store).filter((name) => ANY_DRAFT.test(name))) {
    const savedAt = read(store, key)?.savedAt;
    if (typeof savedAt !== 'number' || savedAt < now() - KEEP_MS) store.removeItem(key);
  }
}

function read(store: KeyStore | null, key: string): { savedAt?: unknown; value?: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(store?.getItem(key) ?? 'null');
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
