import { LRUCache } from 'lru-cache';
import { KeptPages, isMissing, type CachedPage, type Entry } from './kept-pages.ts';

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
  /** For so long after that it is served once more while it is rendered anew; no longer than its own time. */
  staleMs: number;
  /** While purges cannot arrive, pages are kept for this long only. */
  untrustedTtlMs: number;
  /** A page that is too old is sent all the same when its rendering takes longer than this. */
  patienceMs: number;
  /** After a rendering failed, the page that is there is sent for so long before another one is tried. */
  pauseMs: number;
  /** Of all pages; those that anybody can make up addresses of get a share of it. */
  maxBytes: number;
  now?: () => number;
  onError?: (error: unknown) => void;
}

/** Raised when a page could not be rendered and nothing older is there. */
export class PageUnavailable extends Error {}

/** `known`: whether a page was there before, good or not. */
type RenderPage = (known: boolean) => Promise<CachedPage>;

/**
 * Rendered pages, shared by all visitors, tagged by the companies they show. One rendering at a time per page; a
 * purge while it runs counts for its result. Pages outlive their freshness to stand in when the engine is down or hangs;
 * those that say that there is nothing do not.
 */
export class PageCache {
  readonly #kept: KeptPages;
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
    this.#kept = new KeptPages(options.maxBytes);
  }

  /** The page under `key`, rendered by `render` when need be. @throws PageUnavailable */
  async get(key: string, render: RenderPage): Promise<{ page: CachedPage; state: CacheState }> {
    const missing = this.#kept.missing(key);
    if (missing && this.#now() - missing.storedAt < this.#ttl(missing.page))
      return { page: missing.page, state: 'hit' };
    const entry = this.#kept.get(key);
    if (!entry) return { page: await this.#render(key, render).promise, state: 'miss' };
    const { page, purged, failedAt } = entry;
    const age = this.#now() - entry.storedAt;
    const ttl = this.#ttl(page);
    if (!purged && age < ttl) return { page, state: 'hit' };
    const isStale = !purged && this.#trusted && age < ttl + Math.min(ttl, this.#options.staleMs);
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
    this.#kept.purge((page) => page.tags.some((tag) => tags.includes(tag)));
  }

  purgeAll(): void {
    this.#purgedAll = ++this.#sequence;
    this.#kept.purge(() => true);
  }

  /**
   * Makes every page one that is too old: what they show is right, but they would be drawn differently now. Those that
   * say that there is nothing are dropped.
   */
  outdateAll(): void {
    this.#purgedAll = ++this.#sequence;
    this.#kept.outdate();
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

  /**
   * The rendering that shows all that was purged up to `asked`. One that began before is joined: whether its page was
   * purged meanwhile is known when it is there, and only then it is rendered again.
   */
  #render(key: string, render: RenderPage, asked = this.#sequence): Rendering {
    const running = this.#running.get(key);
    if (running && running.begun >= asked) return running;
    if (running && !this.#isOvertaken(key, running)) {
      // Without a tag nobody can say what it is about.
      const promise = running.promise.then((page) =>
        page.tags.length === 0 || this.#purgedSince(running.begun, page)
          ? this.#render(key, render, asked).promise
          : page,
      );
      promise.catch(() => undefined);
      return { ...running, promise };
    }
    const begun = this.#sequence;
    const promise = render(this.#kept.peek(key) !== undefined)
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

  /** Nobody waits for what may have read what a purge is about, where the page before it tells that. */
  #isOvertaken(key: string, { begun }: Rendering): boolean {
    const before = this.#kept.peek(key)?.page;
    return before ? this.#purgedSince(begun, before) : this.#purgedAll > begun;
  }

  #remember(key: string, begun: number, error: unknown): void {
    const entry = this.#kept.peek(key);
    if (!entry) return;
    this.#options.onError?.(error);
    if (!this.#purgedSince(begun, entry.page)) entry.failedAt = this.#now();
  }

  #keep(key: string, page: CachedPage, begun: number): void {
    // Without a tag nothing could ever drop the page before its time.
    if (page.tags.length === 0) return;
    const purged = this.#purgedSince(begun, page);
    if (isMissing(page)) {
      if (!purged) this.#kept.keepMissing(key, { page, storedAt: this.#now() });
      return;
    }
    if (purged && (this.#kept.missing(key) || this.#kept.peek(key)?.purged === false)) return;
    this.#kept.keep(key, { page, storedAt: this.#now(), purged, failedAt: null });
  }

  #purgedSince(begun: number, { tags }: CachedPage): boolean {
    return this.#purgedAll > begun || tags.some((tag) => (this.#purges.get(tag) ?? 0) > begun);
  }
}
