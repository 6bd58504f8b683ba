import type { CachedPage } from '../server/kept-pages.ts';
import { PageCache, PageUnavailable } from '../server/page-cache.ts';

export const aPage = (html: string, own: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  body: Buffer.from(html),
  inline: { scripts: [], styles: [] },
  tags: ['company-1'],
  etag: html,
  encoded: new Map(),
  ...own,
});

/** A rendering while the engine is away. */
export const fails = async (): Promise<CachedPage> => {
  throw new PageUnavailable('down');
};

/** What was begun has got as far as it can without anything from outside. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A cache whose time is told by the test; renderings are numbered in the order they begin. */
export class PageCacheTest {
  now = 1_000_000;
  renderings = 0;
  readonly cache = new PageCache({
    ...{ ttlMs: 60_000, staleMs: 60_000, untrustedTtlMs: 2_000, patienceMs: 1_000, pauseMs: 5_000 },
    maxBytes: 1_000_000,
    now: () => this.now,
  });

  render =
    (own: Partial<CachedPage> = {}) =>
    async () =>
      aPage(`rendering ${++this.renderings}`, own);

  /** Asks for one and the same page: what came, and how. */
  read = async (renderer: () => Promise<CachedPage> = this.render()) => {
    const { page, state } = await this.cache.get('/x', renderer);
    return [page.body.toString(), state];
  };
}
