/** @jest-environment node */
import { PageCache, PageUnavailable, type CachedPage } from './page-cache.ts';

const aPage = (html: string, own: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  html,
  inline: { scripts: [], styles: [] },
  tags: ['company-1'],
  etag: html,
  encoded: new Map(),
  ...own,
});

let now: number;
let renderings: number;
let cache: PageCache;
beforeEach(() => {
  now = 1_000_000;
  renderings = 0;
  cache = new PageCache({ ttlMs: 60_000, staleMs: 60_000, untrustedTtlMs: 2_000, maxBytes: 1_000_000, now: () => now });
});
const render =
  (own: Partial<CachedPage> = {}) =>
  async () =>
    aPage(`rendering ${++renderings}`, own);
const fails = async () => {
  throw new PageUnavailable('down');
};
const read = async (renderer: () => Promise<CachedPage> = render()) => {
  const { page, state } = await cache.get('/x', renderer);
  return [page.html, state];
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('renders once for many', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
  expect(renderings).toBe(1);
  expect(new Set(answers.map(([html]) => html))).toEqual(new Set(['rendering 1']));
  expect(await read()).toEqual(['rendering 1', 'hit']);
});

it('serves a page past its time once more while it is rendered anew', async () => {
  await read();
  now += 61_000;
  expect(await read()).toEqual(['rendering 1', 'stale']);
  await settled();
  expect(await read()).toEqual(['rendering 2', 'hit']);
});

it('does not serve what is much too old', async () => {
  await read();
  now += 121_000;
  expect(await read()).toEqual(['rendering 2', 'miss']);
});

it('renders anew after a purge of a tag, and of no other', async () => {
  await read();
  cache.purge(['company-2']);
  expect(await read()).toEqual(['rendering 1', 'hit']);
  cache.purge(['company-1']);
  expect(await read()).toEqual(['rendering 2', 'miss']);
});

it('does not keep a rendering that a purge overtook', async () => {
  let finish = () => {};
  const slow = async () => {
    const page = aPage(`rendering ${++renderings}`);
    await new Promise<void>((resolve) => (finish = resolve));
    return page;
  };
  const first = read(slow);
  cache.purge(['company-1']);
  // Whoever comes after the purge does not wait for what began before it.
  expect(await read()).toEqual(['rendering 2', 'miss']);
  finish();
  expect(await first).toEqual(['rendering 1', 'miss']);
  expect(await read()).toEqual(['rendering 2', 'hit']);
});

it('shows the last page, also a purged one, while the engine is down', async () => {
  await read();
  cache.purge(['company-1']);
  expect(await read(fails)).toEqual(['rendering 1', 'fallback']);
  now += 3_600_000;
  expect(await read(fails)).toEqual(['rendering 1', 'fallback']);
  expect(await read()).toEqual(['rendering 2', 'miss']);
});

it('takes a page with a server error for no page', async () => {
  await expect(read(render({ status: 503 }))).rejects.toThrow(PageUnavailable);
  await read();
  cache.purge(['company-1']);
  expect(await read(render({ status: 503 }))).toEqual(['rendering 2', 'fallback']);
});

it('keeps no page that no purge could name', async () => {
  await read(render({ tags: [] }));
  expect(await read(render({ tags: [] }))).toEqual(['rendering 2', 'miss']);
});

it('keeps a page as long as it says itself', async () => {
  await read(render({ ttlMs: 5_000 }));
  now += 4_999;
  expect((await read())[1]).toBe('hit');
  now += 1;
  expect((await read())[1]).toBe('stale');
});

it('keeps pages for seconds only while purges cannot arrive, and drops all when they can again', async () => {
  await read();
  cache.trusted = false;
  expect((await read())[1]).toBe('hit');
  now += 2_000;
  expect(await read()).toEqual(['rendering 2', 'miss']);
  cache.trusted = true;
  expect(await read()).toEqual(['rendering 3', 'miss']);
});
