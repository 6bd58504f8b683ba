import { LRUCache } from 'lru-cache';
import { PageStore, isMissing, type CachedPage, type Entry } from './page-store.ts';

interface Rendering {
  /** Sequence number of the last purge when the rendering began. */
  startedAfter: number;
  startedAt: number;
  promise: Promise<CachedPage>;
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'fallback';

export interface PageCacheOptions {
  /** How long a page without its own time counts as fresh. */
  ttlMs: number;
  /** How long after that it is sent stale while it is rendered again; at most as long as it was fresh. */
  staleMs: number;
  /** How long pages are cached while purges cannot arrive. */
  untrustedTtlMs: number;
  /** A stale page is sent if its rendering takes longer than this. */
  patienceMs: number;
  /** After a failed rendering, how long the old page is sent before the next attempt. */
  retryAfterMs: number;
  /** Of all pages together. */
  maxBytes: number;
  now?: () => number;
  onError?: (error: unknown) => void;
}

/** Thrown if a page cannot be rendered and no older one is cached. */
export class PageUnavailable extends Error {}

/** `known`: whether a page is cached under the key, fresh or not. */
type RenderPage = (known: boolean) => Promise<CachedPage>;

/**
 * Rendered pages, shared by all visitors and tagged by the companies they show. One rendering at a time per page; a
 * purge during it also applies to its result. Stale and purged pages are sent while the engine is down or hangs, except
 * 404 and 410.
 */
export class PageCache {
  readonly #store: PageStore;
  readonly #running = new Map<string, Rendering>();
  /** Sequence number of the last purge of each tag; `#purgedAll` for all tags. */
  readonly #purges = new LRUCache<string, number>({ max: 50_000 });
  #purgedAll = 0;
  #sequence = 0;
  #trusted = true;
  readonly #options: PageCacheOptions;
  readonly #now: () => number;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#store = new PageStore(options.maxBytes);
  }

  /** The page under `key`, rendered with `render` if needed. @throws PageUnavailable */
  async get(key: string, render: RenderPage): Promise<{ page: CachedPage; state: CacheState }> {
    const missing = this.#store.getMissing(key);
    if (missing && this.#now() - missing.storedAt < this.#ttl(missing.page))
      return { page: missing.page, state: 'hit' };
    const entry = this.#store.get(key);
    if (!entry) return { page: await this.#render(key, render).promise, state: 'miss' };
    const { page, purged, failedAt } = entry;
    const age = this.#now() - entry.storedAt;
    const ttl = this.#ttl(page);
    if (!purged && age < ttl) return { page, state: 'hit' };
    const isStale = !purged && this.#trusted && age < ttl + Math.min(ttl, this.#options.staleMs);
    if (failedAt === null || this.#now() - failedAt >= this.#options.retryAfterMs) {
      const rendering = this.#render(key, render);
      const fresh = isStale ? null : await this.#inTime(rendering, entry);
      if (fresh) return { page: fresh, state: 'miss' };
    }
    return { page, state: isStale ? 'stale' : 'fallback' };
  }

  /** Purges every page with one of these tags. */
  purge(tags: readonly string[]): void {
    const number = ++this.#sequence;
    for (const tag of tags) this.#purges.set(tag, number);
    this.#store.purge((page) => page.tags.some((tag) => tags.includes(tag)));
  }

  purgeAll(): void {
    this.#purgedAll = ++this.#sequence;
    this.#store.purge(() => true);
  }

  /**
   * Makes every page stale: what they say is right, but they would be rendered differently now. 404 and 410 are
   * dropped.
   */
  markAllStale(): void {
    this.#purgedAll = ++this.#sequence;
    this.#store.markStale();
  }

  /** Whether purges can arrive. Purges missed meanwhile are unknown, so everything is purged when they can again. */
  set trusted(trusted: boolean) {
    if (trusted && !this.#trusted) this.purgeAll();
    this.#trusted = trusted;
  }

  #ttl({ ttlMs = this.#options.ttlMs }: CachedPage): number {
    return this.#trusted ? ttlMs : Math.min(ttlMs, this.#options.untrustedTtlMs);
  }

  /** The new page, or null if rendering it fails or takes longer than the patience. */
  #inTime({ promise, startedAt }: Rendering, { purged, failedAt }: Entry): Promise<CachedPage | null> {
    const fresh = promise.catch(() => null);
    // Its content may have changed, and nothing says that the engine fails: wait for the new page.
    if ((purged || !this.#trusted) && failedAt === null) return fresh;
    const patience = startedAt + this.#options.patienceMs - this.#now();
    if (patience <= 0) return Promise.resolve(null);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patience, null)));
    return Promise.race([fresh, late]).finally(() => clearTimeout(timer));
  }

  /**
   * A rendering that includes all purges up to `asked`. An earlier rendering is joined; only its result tells whether a
   * purge concerned the page, and then it is rendered again.
   */
  #render(key: string, render: RenderPage, asked = this.#sequence): Rendering {
    const running = this.#running.get(key);
    if (running && running.startedAfter >= asked) return running;
    if (running && !this.#isOutdated(key, running)) {
      // Without tags any purge may concern it.
      const promise = running.promise.then((page) =>
        page.tags.length === 0 || this.#purgedSince(running.startedAfter, page)
          ? this.#render(key, render, asked).promise
          : page,
      );
      promise.catch(() => undefined);
      return { ...running, promise };
    }
    const startedAfter = this.#sequence;
    const promise = render(this.#store.peek(key) !== undefined)
      .then((page) => {
        if (page.status >= 500) throw new PageUnavailable(`rendered with status ${page.status}`);
        this.#put(key, page, startedAfter);
        return page;
      })
      .catch((error: unknown) => {
        this.#noteFailure(key, startedAfter, error);
        throw error;
      })
      .finally(() => {
        if (this.#running.get(key) === rendering) this.#running.delete(key);
      });
    // Nobody may be waiting for it any more: no unhandled rejection.
    promise.catch(() => undefined);
    const rendering = { startedAfter, startedAt: this.#now(), promise };
    this.#running.set(key, rendering);
    return rendering;
  }

  /**
   * Whether the page was purged after the rendering began, as far as the cached page's tags can tell: then it is not
   * joined.
   */
  #isOutdated(key: string, { startedAfter }: Rendering): boolean {
    const before = this.#store.peek(key)?.page;
    return before ? this.#purgedSince(startedAfter, before) : this.#purgedAll > startedAfter;
  }

  #noteFailure(key: string, startedAfter: number, error: unknown): void {
    const entry = this.#store.peek(key);
    if (!entry) return;
    this.#options.onError?.(error);
    if (!this.#purgedSince(startedAfter, entry.page)) entry.failedAt = this.#now();
  }

  #put(key: string, page: CachedPage, startedAfter: number): void {
    // Without tags no purge could reach it.
    if (page.tags.length === 0) return;
    const purged = this.#purgedSince(startedAfter, page);
    if (isMissing(page)) {
      if (!purged) this.#store.setMissing(key, { page, storedAt: this.#now() });
      return;
    }
    if (purged && (this.#store.getMissing(key) || this.#store.peek(key)?.purged === false)) return;
    this.#store.set(key, { page, storedAt: this.#now(), purged, failedAt: null });
  }

  #purgedSince(startedAfter: number, { tags }: CachedPage): boolean {
    return this.#purgedAll > startedAfter || tags.some((tag) => (this.#purges.get(tag) ?? 0) > startedAfter);
  }
}
