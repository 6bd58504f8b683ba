import { ModernFakeTimers } from '@jest/fake-timers';
import type { CachedPage } from './kept-pages.ts';
import { aPage, fails, PageCacheTest, settled } from '../testing/page-cache.ts';
import { PageUnavailable } from './page-cache.ts';

let test: PageCacheTest;
beforeEach(() => {
  test = new PageCacheTest();
});

it('shows the last page, also a purged one, while the engine is down', async () => {
  await test.read();
  test.cache.purge(['company-1']);
  expect(await test.read(fails)).toEqual(['rendering 1', 'fallback']);
  test.now += 3_600_000;
  expect(await test.read(fails)).toEqual(['rendering 1', 'fallback']);
  test.now += 5_000;
  expect(await test.read()).toEqual(['rendering 2', 'miss']);
});

describe('pages that another release has drawn', () => {
  it('are rendered anew for the first who asks', async () => {
    await test.read();
    test.cache.outdateAll();
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('stand in while that fails, and it is tried at once however lately it failed before', async () => {
    await test.read();
    test.now += 200_000;
    expect(await test.read(fails)).toEqual(['rendering 1', 'fallback']);
    test.cache.outdateAll();
    expect(await test.read(fails)).toEqual(['rendering 1', 'fallback']);
    test.cache.outdateAll();
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
  });

  it.each([404, 410])('stand in for nothing when they say %s', async (status) => {
    await test.read(test.render({ status }));
    test.cache.outdateAll();
    await expect(test.read(fails)).rejects.toThrow(PageUnavailable);
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    test.cache.outdateAll();
    expect(await test.read(test.render({ status }))).toEqual(['rendering 3', 'miss']);
    await expect(test.cache.get('/y', fails)).rejects.toThrow(PageUnavailable);
    expect(await test.read(fails)).toEqual(['rendering 3', 'hit']);
  });

  it('are not those of now, even if they are finished only now', async () => {
    let finish = () => {};
    const first = test.read(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return aPage('of before');
    });
    test.cache.outdateAll();
    expect(await test.read()).toEqual(['rendering 1', 'miss']);
    finish();
    expect(await first).toEqual(['of before', 'miss']);
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
  });
});

describe.each([404, 410])('a page with status %s', (status) => {
  it('is kept for its time, until a purge', async () => {
    await test.read(test.render({ status }));
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
    test.cache.purge(['company-2']);
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
    test.cache.purge(['company-1']);
    expect(await test.read(test.render({ status }))).toEqual(['rendering 2', 'miss']);
    test.cache.purgeAll();
    expect(await test.read()).toEqual(['rendering 3', 'miss']);
  });

  it('is never served past its time', async () => {
    await test.read(test.render({ status, ttlMs: 5_000 }));
    test.now += 5_000;
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('stands in for nothing while the engine is down', async () => {
    await test.read(test.render({ status }));
    test.cache.purge(['company-1']);
    await expect(test.read(fails)).rejects.toThrow(PageUnavailable);
    await test.read(test.render({ status }));
    test.now += 60_000;
    await expect(test.read(fails)).rejects.toThrow(PageUnavailable);
  });

  it('takes the place of the page that was there, which no longer stands in either', async () => {
    await test.read();
    test.cache.purge(['company-1']);
    expect(await test.read(test.render({ status }))).toEqual(['rendering 2', 'miss']);
    test.now += 60_000;
    await expect(test.read(fails)).rejects.toThrow(PageUnavailable);
  });

  it('is not kept when a purge overtook it', async () => {
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

  it('is not undone by an older rendering of a page that was still there', async () => {
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

  it('takes no memory of pages that are there, however many are asked for', async () => {
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
    ['one of countless', { oneOfMany: true }],
    ['a way to its real address', { status: 301, location: '/x' }],
  ])('take no memory of the others when they are %s', async (_, own) => {
    await test.read();
    await askedFor(own);
    expect(await test.read()).toEqual(['rendering 1', 'hit']);
    expect((await test.cache.get('/many-999', test.render())).state).toBe('hit');
    expect((await test.cache.get('/many-1', test.render())).state).toBe('miss');
  });

  it('are purged, stand in and give way like any other', async () => {
    await test.read(test.render({ oneOfMany: true }));
    test.cache.purge(['company-1']);
    expect(await test.read(fails)).toEqual(['rendering 1', 'fallback']);
    test.cache.purge(['company-1']);
    // The address is that of a page now.
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    await askedFor({ oneOfMany: true });
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
    test.cache.purge(['company-1']);
    expect(await test.read(test.render({ oneOfMany: true }))).toEqual(['rendering 3', 'miss']);
    await askedFor({ oneOfMany: true });
    expect(await test.read()).toEqual(['rendering 4', 'miss']);
  });
});

describe('while the engine fails', () => {
  const failing = async () => {
    test.renderings += 1;
    return fails();
  };

  it('asks it no more often than every five seconds for a page that it has', async () => {
    await test.read();
    test.now += 61_000;
    expect(await test.read(failing)).toEqual(['rendering 1', 'stale']);
    await settled();
    test.now += 4_999;
    expect(await test.read(failing)).toEqual(['rendering 1', 'stale']);
    await settled();
    expect(test.renderings).toBe(2);
    test.now += 60_000;
    for (let time = 0; time < 3; time++) expect(await test.read(failing)).toEqual(['rendering 1', 'fallback']);
    expect(test.renderings).toBe(3);
    test.now += 5_000;
    expect(await test.read()).toEqual(['rendering 4', 'miss']);
    expect(await test.read()).toEqual(['rendering 4', 'hit']);
  });

  it('asks it again at once after a purge', async () => {
    await test.read();
    test.now += 200_000;
    expect(await test.read(fails)).toEqual(['rendering 1', 'fallback']);
    test.cache.purge(['company-2']);
    expect(await test.read()).toEqual(['rendering 1', 'fallback']);
    test.cache.purge(['company-1']);
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
  });

  it('is not told by a failure that a purge overtook', async () => {
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

describe('while the engine hangs', () => {
  const doNotFake = ['setImmediate', 'nextTick', 'queueMicrotask'] as const;
  // No setting is needed, but its type asks for all of them.
  const config = { fakeTimers: {} } as ConstructorParameters<typeof ModernFakeTimers>[0]['config'];
  const timers = new ModernFakeTimers({ global: globalThis, config });
  beforeEach(() => timers.useFakeTimers({ doNotFake: [...doNotFake] }));
  afterEach(() => timers.useRealTimers());

  const pass = async (ms: number) => {
    test.now += ms;
    await timers.advanceTimersByTimeAsync(ms);
  };
  /** Answers after so long, or fails. */
  const after = (ms: number, renderer: () => Promise<CachedPage>) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return renderer();
  };
  /** What a reader got, as soon as they have it. */
  const reading = (renderer: () => Promise<CachedPage>) => {
    const reader: { got: unknown } = { got: null };
    void test.read(renderer).then((got) => (reader.got = got));
    return reader;
  };

  it('holds an old page back for a second, and the rendering goes on', async () => {
    await test.read();
    test.now += 200_000;
    const first = reading(after(3_000, test.render()));
    await pass(999);
    expect(first.got).toBeNull();
    const second = reading(test.render());
    await pass(1);
    expect([first.got, second.got]).toEqual([
      ['rendering 1', 'fallback'],
      ['rendering 1', 'fallback'],
    ]);
    // Whoever comes later has waited already, so to say.
    expect(await test.read(test.render())).toEqual(['rendering 1', 'fallback']);
    await pass(2_000);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('holds a page of another release back for a second', async () => {
    await test.read();
    test.cache.outdateAll();
    const reader = reading(after(3_000, test.render()));
    await pass(999);
    expect(reader.got).toBeNull();
    await pass(1);
    expect(reader.got).toEqual(['rendering 1', 'fallback']);
    await pass(2_000);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('shows a change to whoever comes after it, if the engine takes its time or not', async () => {
    await test.read();
    test.cache.purge(['company-1']);
    const reader = reading(after(4_000, test.render()));
    await pass(3_999);
    expect(reader.got).toBeNull();
    await pass(1);
    expect(reader.got).toEqual(['rendering 2', 'miss']);
  });

  it('waits only a second for a changed page too, once a rendering of it has failed', async () => {
    await test.read();
    test.cache.purge(['company-1']);
    const first = reading(after(5_000, fails));
    await pass(5_000);
    expect(first.got).toEqual(['rendering 1', 'fallback']);
    expect(await test.read(after(5_000, fails))).toEqual(['rendering 1', 'fallback']);
    await pass(5_000);
    const later = reading(after(3_000, test.render()));
    await pass(1_000);
    expect(later.got).toEqual(['rendering 1', 'fallback']);
    await pass(2_000);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('leaves no timer behind', async () => {
    await test.read();
    test.now += 200_000;
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    expect(timers.getTimerCount()).toBe(0);
  });
});
