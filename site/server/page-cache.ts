import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './renderer.ts';

/** A rendered page as it is kept and sent. */
export interface CachedPage extends RenderedPage {
  etag: string;
  /** Compressed bodies, made when first asked for. */
  encoded: Map<string, Buffer>;
}

interface Entry {
  page: CachedPage;
  storedAt: number;
  /** Dropped by a purge: still good enough when the engine is down, never otherwise. */
  purged: boolean;
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'fallback';

export interface PageCacheOptions {
  /** A page without a time of its own is served as it is for so long. */
  ttlMs: number;
  /** For so long after that it is served once more while it is rendered anew. */
  staleMs: number;
  /** While purges cannot arrive, pages are kept for this long only. */
  untrustedTtlMs: number;
  maxBytes: number;
  now?: () => number;
  onError?: (error: unknown) => void;
}

/** Raised when a page could not be rendered and nothing older is there. */
export class PageUnavailable extends Error {}

/**
 * Rendered pages, shared by all visitors, tagged by the companies they show. One rendering at a time per page; a
 * purge while it runs counts for its result. Pages outlive their freshness to stand in when the engine is down.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #running = new Map<string, { begun: number; promise: Promise<CachedPage> }>();
  /** Number of the last purge of a tag; `all` in `#purgedAll`. */
  readonly #purges = new LRUCache<string, number>({ max: 50_000 });
  #purgedAll = 0;
  #sequence = 0;
  #trusted = true;
  readonly #options: PageCacheOptions;
  readonly #now: () => number;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#entries = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ page }) => page.html.length * 3 + 500,
    });
  }

  /** The page under `key`, rendered by `render` when need be. @throws PageUnavailable */
  async get(key: string, render: () => Promise<CachedPage>): Promise<{ page: CachedPage; state: CacheState }> {
    const entry = this.#entries.get(key);
    if (entry && !entry.purged) {
      const age = this.#now() - entry.storedAt;
      const ttl = this.#ttl(entry.page);
      if (age < ttl) return { page: entry.page, state: 'hit' };
      if (this.#trusted && age < ttl + this.#options.staleMs) {
        this.#render(key, render).catch((error: unknown) => this.#options.onError?.(error));
        return { page: entry.page, state: 'stale' };
      }
    }
    try {
      return { page: await this.#render(key, render), state: 'miss' };
    } catch (error) {
      if (!entry) throw error;
      this.#options.onError?.(error);
      return { page: entry.page, state: 'fallback' };
    }
  }

  /** Drops every page with one of these tags. */
  purge(tags: readonly string[]): void {
    const number = ++this.#sequence;
    for (const tag of tags) this.#purges.set(tag, number);
    for (const entry of this.#entries.values()) {
      if (entry.page.tags.some((tag) => tags.includes(tag))) entry.purged = true;
    }
  }

  purgeAll(): void {
    this.#purgedAll = ++this.#sequence;
    for (const entry of this.#entries.values()) entry.purged = true;
  }

  /** Whether purges can arrive at the moment. Whatever was missed meanwhile is unknown: everything is dropped. */
  set trusted(trusted: boolean) {
    if (trusted && !this.#trusted) this.purgeAll();
    this.#trusted = trusted;
  }

  #ttl({ ttlMs = this.#options.ttlMs }: CachedPage): number {
    return this.#trusted ? ttlMs : Math.min(ttlMs, this.#options.untrustedTtlMs);
  }

  #render(key: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.#running.get(key);
    // One that began before a purge may have read what the purge is about.
    if (running?.begun === this.#sequence) return running.promise;
    const begun = this.#sequence;
    const promise = render()
      .then((page) => {
        if (page.status >= 500) throw new PageUnavailable(`rendered with status ${page.status}`);
        this.#keep(key, page, begun);
        return page;
      })
      .finally(() => {
        if (this.#running.get(key)?.promise === promise) this.#running.delete(key);
      });
    this.#running.set(key, { begun, promise });
    return promise;
  }

  #keep(key: string, page: CachedPage, begun: number): void {
    // Without a tag nothing could ever drop the page before its time.
    if (page.tags.length === 0) return;
    const purged = this.#purgedAll > begun || page.tags.some((tag) => (this.#purges.get(tag) ?? 0) > begun);
    if (purged && this.#entries.peek(key)?.purged === false) return;
    this.#entries.set(key, { page, storedAt: this.#now(), purged });
  }
}
