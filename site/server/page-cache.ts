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
  /** When a rendering failed that was to take its place; forgotten with the next purge, which may be of better days. */
  failedAt: number | null;
}

interface Rendering {
  /** Number of the last purge when it began. */
  begun: number;
  startedAt: number;
  promise: Promise<CachedPage>;
}

export type CacheState = 'hit' | 'stale' | 'miss' | 'fallback';

export interface PageCacheOptions {
  /** A page without a time of its own is served as it is for so long. */
  ttlMs: number;
  /** For so long after that it is served once more while it is rendered anew. */
  staleMs: number;
  /** While purges cannot arrive, pages are kept for this long only. */
  untrustedTtlMs: number;
  /** A page that is too old is sent all the same when its rendering takes longer than this. */
  patienceMs: number;
  /** After a rendering failed, the page that is there is sent for so long before another one is tried. */
  pauseMs: number;
  maxBytes: number;
  now?: () => number;
  onError?: (error: unknown) => void;
}

/** Raised when a page could not be rendered and nothing older is there. */
export class PageUnavailable extends Error {}

/**
 * Rendered pages, shared by all visitors, tagged by the companies they show. One rendering at a time per page; a
 * purge while it runs counts for its result. Pages outlive their freshness to stand in when the engine is down or hangs.
 */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #running = new Map<string, Rendering>();
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
    if (!entry) return { page: await this.#render(key, render).promise, state: 'miss' };
    const { page, purged, failedAt } = entry;
    const age = this.#now() - entry.storedAt;
    const ttl = this.#ttl(page);
    if (!purged && age < ttl) return { page, state: 'hit' };
    const isStale = !purged && this.#trusted && age < ttl + this.#options.staleMs;
    if (failedAt === null || this.#now() - failedAt >= this.#options.pauseMs) {
      const rendering = this.#render(key, render);
      const fresh = isStale ? null : await this.#inTime(rendering, entry);
      if (fresh) return { page: fresh, state: 'miss' };
    }
    return { page, state: isStale ? 'stale' : 'fallback' };
  }

  /** Drops every page with one of these tags. */
  purge(tags: readonly string[]): void {
    const number = ++this.#sequence;
    for (const tag of tags) this.#purges.set(tag, number);
    for (const entry of this.#entries.values()) {
      if (entry.page.tags.some((tag) => tags.includes(tag))) drop(entry);
    }
  }

  purgeAll(): void {
    this.#purgedAll = ++this.#sequence;
    for (const entry of this.#entries.values()) drop(entry);
  }

  /** Whether purges can arrive at the moment. Whatever was missed meanwhile is unknown: everything is dropped. */
  set trusted(trusted: boolean) {
    if (trusted && !this.#trusted) this.purgeAll();
    this.#trusted = trusted;
  }

  #ttl({ ttlMs = this.#options.ttlMs }: CachedPage): number {
    return this.#trusted ? ttlMs : Math.min(ttlMs, this.#options.untrustedTtlMs);
  }

  /** The new page, or null when it fails or takes longer than the older one is held back for. */
  #inTime({ promise, startedAt }: Rendering, { purged, failedAt }: Entry): Promise<CachedPage | null> {
    const fresh = promise.catch(() => null);
    // Somebody has changed what it shows, or may have: as long as nothing says that the engine fails, they get to see it.
    if ((purged || !this.#trusted) && failedAt === null) return fresh;
    const patience = startedAt + this.#options.patienceMs - this.#now();
    if (patience <= 0) return Promise.resolve(null);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, patience, null)));
    return Promise.race([fresh, late]).finally(() => clearTimeout(timer));
  }

  #render(key: string, render: () => Promise<CachedPage>): Rendering {
    const running = this.#running.get(key);
    // One that began before a purge may have read what the purge is about.
    if (running?.begun === this.#sequence) return running;
    const begun = this.#sequence;
    const promise = render()
      .then((page) => {
        if (page.status >= 500) throw new PageUnavailable(`rendered with status ${page.status}`);
        this.#keep(key, page, begun);
        return page;
      })
      .catch((error: unknown) => {
        this.#remember(key, begun, error);
        throw error;
      })
      .finally(() => {
        if (this.#running.get(key) === rendering) this.#running.delete(key);
      });
    // Nobody may be waiting for it any more.
    promise.catch(() => undefined);
    const rendering = { begun, startedAt: this.#now(), promise };
    this.#running.set(key, rendering);
    return rendering;
  }

  #remember(key: string, begun: number, error: unknown): void {
    const entry = this.#entries.peek(key);
    if (!entry) return;
    this.#options.onError?.(error);
    if (!this.#purgedSince(begun, entry.page)) entry.failedAt = this.#now();
  }

  #keep(key: string, page: CachedPage, begun: number): void {
    // Without a tag nothing could ever drop the page before its time.
    if (page.tags.length === 0) return;
    const purged = this.#purgedSince(begun, page);
    if (purged && this.#entries.peek(key)?.purged === false) return;
    this.#entries.set(key, { page, storedAt: this.#now(), purged, failedAt: null });
  }

  #purgedSince(begun: number, { tags }: CachedPage): boolean {
    return this.#purgedAll > begun || tags.some((tag) => (this.#purges.get(tag) ?? 0) > begun);
  }
}

function drop(entry: Entry): void {
  entry.purged = true;
  entry.failedAt = null;
}
