import type { CachedPage } from '../server/pages/page-store.ts';
import { PageCache, PageUnavailable } from '../server/pages/page-cache.ts';

export const aPage = (html: string, own: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  body: Buffer.from(html),
  inline: { scripts: [], styles: [] },
  tags: ['company-1'],
  etag: html,
  encoded: new Map(),
  ...own,
});

/** A rendering that fails because the engine is down. */
export const engineIsDown = async (): Promise<CachedPage> => {
  throw new PageUnavailable('down');
};

/** Lets pending promises settle. */
export const promisesSettled = () => new Promise((resolve) => setImmediate(resolve));

/** A cache with a controlled clock; renderings are numbered in the order they start. */
export class PageCacheTest {
  now = 1_000_000;
  renderings = 0;
  readonly cache = new PageCache({
    ttlMs: 60_000,
    staleMs: 60_000,
    untrustedTtlMs: 2_000,
    patienceMs: 1_000,
    retryAfterMs: 5_000,
    maxBytes: 1_000_000,
    now: () => this.now,
  });

  render =
    (own: Partial<CachedPage> = {}) =>
    async () =>
      aPage(`rendering ${++this.renderings}`, own);

  /** Requests one page; returns the answer and its cache state. */
  read = async (renderer: () => Promise<CachedPage> = this.render()) => {
    const { page, state } = await this.cache.get('/x', renderer);
    return [page.body.toString(), state];
  };
}
