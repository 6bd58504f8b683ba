import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../releases/renderer.ts';

/** A rendered page as it is cached and sent. */
export interface CachedPage extends Omit<RenderedPage, 'html'> {
  etag: string;
  body: Buffer;
  /** Compressed bodies by encoding, made when first asked for. */
  encoded: Map<string, Buffer>;
  /** Filtered or searched: one of an unbounded number of variants. */
  unbounded?: boolean;
}

export interface Entry {
  page: CachedPage;
  /** Milliseconds; 0 means stale, whatever its age. */
  storedAt: number;
  /** Purged: only sent while the engine is down. */
  purged: boolean;
  /** When its last re-rendering failed; reset by the next purge. */
  failedAt: number | null;
}

export type Missing = Pick<Entry, 'page' | 'storedAt'>;

/** Anybody can make up URLs of missing pages and of filters: they get no more than these shares of the memory. */
const MISSING_SHARE = 1 / 16;
const UNBOUNDED_SHARE = 1 / 8;

export const isMissing = ({ status }: CachedPage): boolean => status >= 400;
/** Redirects from outdated addresses are as easy to make up as filters. */
const countsAsUnbounded = ({ unbounded, location }: CachedPage): boolean =>
  unbounded === true || location !== undefined;

/**
 * Cached pages in three LRU stores, so that none crowds out another: pages with one URL, pages with unbounded variants,
 * and missing pages (404, 410).
 */
export class PageStore {
  readonly #pages: LRUCache<string, Entry>;
  readonly #unbounded: LRUCache<string, Entry>;
  /** Responses 404 and 410; a purge removes them for good. */
  readonly #missing: LRUCache<string, Missing>;

  /** `maxBytes`: of all three stores together. */
  constructor(maxBytes: number) {
    const sizeCalculation = ({ page }: Missing) => Math.ceil(page.body.length * 1.5) + 500;
    const missing = Math.ceil(maxBytes * MISSING_SHARE);
    const unbounded = Math.ceil(maxBytes * UNBOUNDED_SHARE);
    this.#missing = new LRUCache<string, Missing>({ maxSize: missing, sizeCalculation });
    this.#unbounded = new LRUCache<string, Entry>({ maxSize: unbounded, sizeCalculation });
    this.#pages = new LRUCache<string, Entry>({ maxSize: maxBytes - missing - unbounded, sizeCalculation });
  }

  get(key: string): Entry | undefined {
    return this.#pages.get(key) ?? this.#unbounded.get(key);
  }

  /** Like `get`, but without marking the entry as used. */
  peek(key: string): Entry | undefined {
    return this.#pages.peek(key) ?? this.#unbounded.peek(key);
  }

  getMissing(key: string): Missing | undefined {
    return this.#missing.get(key);
  }

  /** Replaces whatever is stored under the key. */
  set(key: string, entry: Entry): void {
    const [target, other] = countsAsUnbounded(entry.page)
      ? [this.#unbounded, this.#pages]
      : [this.#pages, this.#unbounded];
    this.#missing.delete(key);
    other.delete(key);
    target.set(key, entry);
  }

  setMissing(key: string, missing: Missing): void {
    this.#pages.delete(key);
    this.#unbounded.delete(key);
    this.#missing.set(key, missing);
  }

  purge(concerns: (page: CachedPage) => boolean): void {
    for (const entries of [this.#pages, this.#unbounded])
      for (const entry of entries.values()) {
        if (!concerns(entry.page)) continue;
        entry.purged = true;
        entry.failedAt = null;
      }
    for (const [key, { page }] of this.#missing.entries()) if (concerns(page)) this.#missing.delete(key);
  }

  markStale(): void {
    for (const entries of [this.#pages, this.#unbounded])
      for (const entry of entries.values()) {
        entry.storedAt = 0;
        entry.failedAt = null;
      }
    this.#missing.clear();
  }
}
