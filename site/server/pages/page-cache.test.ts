import { aPage, PageCacheTest, promisesSettled } from '../../testing/page-cache.ts';
import { PageUnavailable } from './page-cache.ts';

let test: PageCacheTest;
beforeEach(() => {
  test = new PageCacheTest();
});

it('the page cache renders a page once for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => test.read()));
  expect(test.renderings).toBe(1);
  expect(new Set(answers.map(([html]) => html))).toEqual(new Set(['rendering 1']));
  expect(await test.read()).toEqual(['rendering 1', 'hit']);
});

it('the page cache sends a stale page while it is rendered again', async () => {
  await test.read();
  test.now += 61_000;
  expect(await test.read()).toEqual(['rendering 1', 'stale']);
  await promisesSettled();
  expect(await test.read()).toEqual(['rendering 2', 'hit']);
});

it('the page cache does not send a page that is past its stale time', async () => {
  await test.read();
  test.now += 121_000;
  expect(await test.read()).toEqual(['rendering 2', 'miss']);
});

it('the page cache renders again after a purge of one of its tags only', async () => {
  await test.read();
  test.cache.purge(['company-2']);
  expect(await test.read()).toEqual(['rendering 1', 'hit']);
  test.cache.purge(['company-1']);
  expect(await test.read()).toEqual(['rendering 2', 'miss']);
});

describe('a rendering during which something was purged', () => {
  let finish: () => void;
  const slow = async () => {
    const page = aPage(`rendering ${++test.renderings}`);
    await new Promise<void>((resolve) => (finish = resolve));
    return page;
  };

  it('a rendering is shared if the purge during it concerned other pages', async () => {
    const first = test.read(slow);
    const readers = Array.from({ length: 20 }, (_, n) => {
      test.cache.purge([`company-${n + 2}`]);
      return test.read();
    });
    await promisesSettled();
    finish();
    for (const got of await Promise.all([first, ...readers])) expect(got).toEqual(['rendering 1', 'miss']);
    expect(test.renderings).toBe(1);
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
  });

  it('a rendering is neither cached nor sent to later requests if its page was purged during it', async () => {
    const first = test.read(slow);
    test.cache.purge(['company-1']);
    const later = Array.from({ length: 20 }, () => test.read());
    test.cache.purge(['company-2']);
    finish();
    expect(await first).toEqual(['rendering 1', 'miss']);
    for (const got of await Promise.all(later)) expect(got).toEqual(['rendering 2', 'miss']);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
    expect(test.renderings).toBe(2);
  });

  it('a rendering without tags is not sent to requests after any purge', async () => {
    const first = test.read(async () => ({ ...(await slow()), tags: [] }));
    test.cache.purge(['company-2']);
    const second = test.read();
    finish();
    expect(await first).toEqual(['rendering 1', 'miss']);
    expect(await second).toEqual(['rendering 2', 'miss']);
  });

  it.each([
    ['the page as it was before is of the company', () => test.cache.purge(['company-1'])],
    ['all pages were purged', () => test.cache.purgeAll()],
  ])('a rendering is not joined if %s', async (_, purge) => {
    await test.read();
    purge();
    const first = test.read(slow);
    purge();
    expect(await test.read()).toEqual(['rendering 3', 'miss']);
    finish();
    expect(await first).toEqual(['rendering 2', 'miss']);
    expect(await test.read()).toEqual(['rendering 3', 'hit']);
  });

  it('a failed rendering fails for all requests that wait for it, and for none after it', async () => {
    let fail = () => {};
    const first = test.read(() => new Promise((_, reject) => (fail = () => reject(new PageUnavailable('down')))));
    test.cache.purge(['company-2']);
    const second = test.read();
    fail();
    await expect(first).rejects.toThrow(PageUnavailable);
    await expect(second).rejects.toThrow(PageUnavailable);
    expect(await test.read()).toEqual(['rendering 1', 'miss']);
  });
});

it('a page with a server error counts as a failure', async () => {
  await expect(test.read(test.render({ status: 503 }))).rejects.toThrow(PageUnavailable);
  await test.read();
  test.cache.purge(['company-1']);
  expect(await test.read(test.render({ status: 503 }))).toEqual(['rendering 2', 'fallback']);
});

it('a page without tags is not cached', async () => {
  await test.read(test.render({ tags: [] }));
  expect(await test.read(test.render({ tags: [] }))).toEqual(['rendering 2', 'miss']);
});

it('a page is cached for the time that it states', async () => {
  await test.read(test.render({ ttlMs: 5_000 }));
  test.now += 4_999;
  expect((await test.read())[1]).toBe('hit');
  test.now += 1;
  expect((await test.read())[1]).toBe('stale');
});

it('a page is sent stale for no longer than it was fresh', async () => {
  await test.read(test.render({ ttlMs: 5_000 }));
  test.now += 9_999;
  expect(await test.read(test.render({ ttlMs: 5_000 }))).toEqual(['rendering 1', 'stale']);
  await promisesSettled();
  test.now += 10_000;
  expect(await test.read()).toEqual(['rendering 3', 'miss']);
});

it('without purges pages are cached for seconds, and all are purged once purges arrive again', async () => {
  await test.read();
  test.cache.trusted = false;
  expect((await test.read())[1]).toBe('hit');
  test.now += 2_000;
  expect(await test.read()).toEqual(['rendering 2', 'miss']);
  test.cache.trusted = true;
  expect(await test.read()).toEqual(['rendering 3', 'miss']);
});

it('the renderer is told whether a page is cached', async () => {
  const knownFlags: boolean[] = [];
  const listening = (key: string) =>
    test.cache.get(key, async (known) => {
      knownFlags.push(known);
      return aPage('one');
    });
  await listening('/x');
  test.cache.purge(['company-1']);
  await listening('/x');
  test.cache.markAllStale();
  await listening('/x');
  await listening('/y');
  expect(knownFlags).toEqual([false, true, true, false]);
});
