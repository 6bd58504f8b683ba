import type { z } from 'zod';

/** Drafts outlive the link they belong to by nothing: an invitation writes a review for 180 days. */
const KEEP_MS = 180 * 24 * 60 * 60 * 1000;
const PREFIX = 'draft:';

/** What this device keeps of an unsent form. Every method is safe where storage is refused, full or corrupted. */
export interface Draft<T> {
  load(): T | null;
  save(value: T): void;
  clear(): void;
}

/** The browser's storage, or null where it is switched off. */
export function localStore(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/**
 * A draft of one flow and one link.
 * @param flow names the flow: `review`, `nps` …
 * @param token the link's token. Only its beginning, which names its subject and proves nothing, goes into the key:
 * somebody who later reads the storage of a shared device learns no working link.
 * @param schema what a draft must look like to be taken back
 */
export function openDraft<T>(
  flow: string,
  token: string,
  schema: z.ZodType<T>,
  store: Storage | null = localStore(),
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

/** Drops drafts that no link can use any more. */
export function pruneDrafts(store: Storage | null = localStore(), now: () => number = Date.now): void {
  if (!store) return;
  for (const key of Object.keys(store).filter((name) => name.startsWith(PREFIX))) {
    const savedAt = read(store, key)?.savedAt;
    if (typeof savedAt !== 'number' || savedAt < now() - KEEP_MS) store.removeItem(key);
  }
}

function read(store: Storage | null, key: string): { savedAt?: unknown; value?: unknown } | null {
  try {
    const parsed: unknown = JSON.parse(store?.getItem(key) ?? 'null');
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
}
