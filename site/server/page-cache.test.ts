import { aPage, PageCacheTest, settled } from '../testing/page-cache.ts';
import { PageUnavailable } from './page-cache.ts';

let test: PageCacheTest;
beforeEach(() => {
  test = new PageCacheTest();
});

it('renders once for many', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => test.read()));
  expect(test.renderings).toBe(1);
  expect(new Set(answers.map(([html]) => html))).toEqual(new Set(['rendering 1']));
  expect(await test.read()).toEqual(['rendering 1', 'hit']);
});

it('serves a page past its time once more while it is rendered anew', async () => {
  await test.read();
  test.now += 61_000;
  expect(await test.read()).toEqual(['rendering 1', 'stale']);
  await settled();
  expect(await test.read()).toEqual(['rendering 2', 'hit']);
});

it('does not serve what is much too old', async () => {
  await test.read();
  test.now += 121_000;
  expect(await test.read()).toEqual(['rendering 2', 'miss']);
});

it('renders anew after a purge of a tag, and of no other', async () => {
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

  it('is shared when it was about other pages', async () => {
    const first = test.read(slow);
    const readers = Array.from({ length: 20 }, (_, n) => {
      test.cache.purge([`company-${n + 2}`]);
      return test.read();
    });
    await settled();
    finish();
    for (const got of await Promise.all([first, ...readers])) expect(got).toEqual(['rendering 1', 'miss']);
    expect(test.renderings).toBe(1);
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
  });

  it('is nothing for who came after a purge of the page itself, and is not kept', async () => {
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

  it('is nothing for who came after any purge when no purge could name it', async () => {
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
  ])('is not waited for when %s', async (_, purge) => {
    await test.read();
    purge();
    const first = test.read(slow);
    purge();
    expect(await test.read()).toEqual(['rendering 3', 'miss']);
    finish();
    expect(await first).toEqual(['rendering 2', 'miss']);
    expect(await test.read()).toEqual(['rendering 3', 'hit']);
  });

  it('fails for all who wait for it, and for nobody after', async () => {
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

it('takes a page with a server error for no page', async () => {
  await expect(test.read(test.render({ status: 503 }))).rejects.toThrow(PageUnavailable);
  await test.read();
  test.cache.purge(['company-1']);
  expect(await test.read(test.render({ status: 503 }))).toEqual(['rendering 2', 'fallback']);
});

it('keeps no page that no purge could name', async () => {
  await test.read(test.render({ tags: [] }));
  expect(await test.read(test.render({ tags: [] }))).toEqual(['rendering 2', 'miss']);
});

it('keeps a page as long as it says itself', async () => {
  await test.read(test.render({ ttlMs: 5_000 }));
  test.now += 4_999;
  expect((await test.read())[1]).toBe('hit');
  test.now += 1;
  expect((await test.read())[1]).toBe('stale');
});

it('serves a page that is kept for seconds no longer than that once it is too old', async () => {
  await test.read(test.render({ ttlMs: 5_000 }));
  test.now += 9_999;
  expect(await test.read(test.render({ ttlMs: 5_000 }))).toEqual(['rendering 1', 'stale']);
  await settled();
  test.now += 10_000;
  expect(await test.read()).toEqual(['rendering 3', 'miss']);
});

it('keeps pages for seconds only while purges cannot arrive, and drops all when they can again', async () => {
  await test.read();
  test.cache.trusted = false;
  expect((await test.read())[1]).toBe('hit');
  test.now += 2_000;
  expect(await test.read()).toEqual(['rendering 2', 'miss']);
  test.cache.trusted = true;
  expect(await test.read()).toEqual(['rendering 3', 'miss']);
});

it('tells a rendering whether there was a page', async () => {
  const told: boolean[] = [];
  const listening = (key: string) =>
    test.cache.get(key, async (known) => {
      told.push(known);
      return aPage('one');
    });
  await listening('/x');
  test.cache.purge(['company-1']);
  await listening('/x');
  test.cache.outdateAll();
  await listening('/x');
  await listening('/y');
  expect(told).toEqual([false, true, true, false]);
});
