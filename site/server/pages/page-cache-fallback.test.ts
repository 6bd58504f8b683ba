import type { CachedPage } from './page-store.ts';
import { aPage, engineIsDown, PageCacheTest, promisesSettled } from '../../testing/page-cache.ts';
import { PageUnavailable } from './page-cache.ts';

let test: PageCacheTest;
beforeEach(() => {
  test = new PageCacheTest();
});

it('the page cache sends the last page, even a purged one, while the engine is down', async () => {
  await test.read();
  test.cache.purge(['company-1']);
  expect(await test.read(engineIsDown)).toEqual(['rendering 1', 'fallback']);
  test.now += 3_600_000;
  expect(await test.read(engineIsDown)).toEqual(['rendering 1', 'fallback']);
  test.now += 5_000;
  expect(await test.read()).toEqual(['rendering 2', 'miss']);
});

describe('pages that another release has drawn', () => {
  it('a page of an older release is rendered again for the next request', async () => {
    await test.read();
    test.cache.markAllStale();
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('a page of an older release is sent if rendering fails, and an earlier failure does not delay the attempt', async () => {
    await test.read();
    test.now += 200_000;
    expect(await test.read(engineIsDown)).toEqual(['rendering 1', 'fallback']);
    test.cache.markAllStale();
    expect(await test.read(engineIsDown)).toEqual(['rendering 1', 'fallback']);
    test.cache.markAllStale();
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
  });

  it.each([404, 410])('a %s of an older release is not sent', async (status) => {
    await test.read(test.render({ status }));
    test.cache.markAllStale();
    await expect(test.read(engineIsDown)).rejects.toThrow(PageUnavailable);
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    test.cache.markAllStale();
    expect(await test.read(test.render({ status }))).toEqual(['rendering 3', 'miss']);
    await expect(test.cache.get('/y', engineIsDown)).rejects.toThrow(PageUnavailable);
    expect(await test.read(engineIsDown)).toEqual(['rendering 3', 'hit']);
  });

  it('a rendering begun before a release switch does not count as current', async () => {
    let finish = () => {};
    const first = test.read(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return aPage('of before');
    });
    test.cache.markAllStale();
    expect(await test.read()).toEqual(['rendering 1', 'miss']);
    finish();
    expect(await first).toEqual(['of before', 'miss']);
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
  });
});

describe.each([404, 410])('a page with status %s', (status) => {
  it('a page of an error is cached for its time, until a purge', async () => {
    await test.read(test.render({ status }));
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
    test.cache.purge(['company-2']);
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
    test.cache.purge(['company-1']);
    expect(await test.read(test.render({ status }))).toEqual(['rendering 2', 'miss']);
    test.cache.purgeAll();
    expect(await test.read()).toEqual(['rendering 3', 'miss']);
  });

  it('a page of an error is never sent stale', async () => {
    await test.read(test.render({ status, ttlMs: 5_000 }));
    test.now += 5_000;
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('a page of an error is not sent while the engine is down', async () => {
    await test.read(test.render({ status }));
    test.cache.purge(['company-1']);
    await expect(test.read(engineIsDown)).rejects.toThrow(PageUnavailable);
    await test.read(test.render({ status }));
    test.now += 60_000;
    await expect(test.read(engineIsDown)).rejects.toThrow(PageUnavailable);
  });

  it('a page of an error replaces the cached page, which is not sent any more either', async () => {
    await test.read();
    test.cache.purge(['company-1']);
    expect(await test.read(test.render({ status }))).toEqual(['rendering 2', 'miss']);
    test.now += 60_000;
    await expect(test.read(engineIsDown)).rejects.toThrow(PageUnavailable);
  });

  it('a page of an error is not cached if it was purged during its rendering', async () => {
    let finish = () => {};
    const slow = async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return aPage('gone', { status });
    };
    const first = test.read(slow);
    test.cache.purge(['company-1']);
    finish();
    expect(await first).toEqual(['gone', 'miss']);
    expect(await test.read()).toEqual(['rendering 1', 'miss']);
  });

  it('a page of an error is not replaced by an older rendering of the existing page', async () => {
    let finish = () => {};
    const slow = async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return aPage('there');
    };
    await test.read();
    test.cache.purge(['company-1']);
    const first = test.read(slow);
    test.cache.purge(['company-1']);
    await test.read(test.render({ status }));
    finish();
    expect(await first).toEqual(['there', 'miss']);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('a page of an error takes no memory from existing pages', async () => {
    await test.read();
    const body = Buffer.alloc(2_000);
    for (let n = 0; n < 1_000; n++) await test.cache.get(`/no-${n}`, async () => aPage('none', { status, body }));
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
    const last = await test.cache.get('/no-999', test.render());
    expect(last.state).toBe('hit');
    expect((await test.cache.get('/no-1', test.render())).state).toBe('miss');
  });
});

describe('pages that anybody can make up addresses of', () => {
  const body = Buffer.alloc(2_000);
  const askedFor = async (own: Partial<CachedPage>) => {
    for (let n = 0; n < 1_000; n++) await test.cache.get(`/many-${n}`, async () => aPage('one', { body, ...own }));
  };

  it.each([
    ['one of countless', { unbounded: true }],
    ['a way to its real address', { status: 301, location: '/x' }],
  ])('pages with unbounded variants (%s) take no memory from other pages', async (_, own) => {
    await test.read();
    await askedFor(own);
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
    expect((await test.cache.get('/many-999', test.render())).state).toBe('hit');
    expect((await test.cache.get('/many-1', test.render())).state).toBe('miss');
  });

  it('pages with unbounded variants are purged, sent as a fallback and replaced like others', async () => {
    await test.read(test.render({ unbounded: true }));
    test.cache.purge(['company-1']);
    expect(await test.read(engineIsDown)).toEqual(['rendering 1', 'fallback']);
    test.cache.purge(['company-1']);
    // The address is that of a page now.
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    await askedFor({ unbounded: true });
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
    test.cache.purge(['company-1']);
    expect(await test.read(test.render({ unbounded: true }))).toEqual(['rendering 3', 'miss']);
    await askedFor({ unbounded: true });
    expect(await test.read()).toEqual(['rendering 4', 'miss']);
  });
});

describe('while the engine fails', () => {
  const failing = async () => {
    test.renderings += 1;
    return engineIsDown();
  };

  it('while the engine fails, a cached page is tried again at most every five seconds', async () => {
    await test.read();
    test.now += 61_000;
    expect(await test.read(failing)).toEqual(['rendering 1', 'stale']);
    await promisesSettled();
    test.now += 4_999;
    expect(await test.read(failing)).toEqual(['rendering 1', 'stale']);
    await promisesSettled();
    expect(test.renderings).toBe(2);
    test.now += 60_000;
    for (let time = 0; time < 3; time++) expect(await test.read(failing)).toEqual(['rendering 1', 'fallback']);
    expect(test.renderings).toBe(3);
    test.now += 5_000;
    expect(await test.read()).toEqual(['rendering 4', 'miss']);
    expect(await test.read()).toEqual(['rendering 4', 'hit']);
  });

  it('a purge ends the pause after a failure', async () => {
    await test.read();
    test.now += 200_000;
    expect(await test.read(engineIsDown)).toEqual(['rendering 1', 'fallback']);
    test.cache.purge(['company-2']);
    expect(await test.read()).toEqual(['rendering 1', 'fallback']);
    test.cache.purge(['company-1']);
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
  });

  it('a failure of a rendering begun before a purge does not count', async () => {
    await test.read();
    test.now += 200_000;
    let fail = () => {};
    const first = test.read(() => new Promise((_, reject) => (fail = () => reject(new PageUnavailable('down')))));
    test.cache.purge(['company-1']);
    fail();
    expect(await first).toEqual(['rendering 1', 'fallback']);
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
  });
});
