/** @jest-environment node */
import { jest } from '@jest/globals';
import type { CachedPage } from './kept-pages.ts';
import { PageCache, PageUnavailable } from './page-cache.ts';

const aPage = (html: string, own: Partial<CachedPage> = {}): CachedPage => ({
  status: 200,
  body: Buffer.from(html),
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
  cache = new PageCache({
    ...{ ttlMs: 60_000, staleMs: 60_000, untrustedTtlMs: 2_000, patienceMs: 1_000, pauseMs: 5_000 },
    maxBytes: 1_000_000,
    now: () => now,
  });
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
  return [page.body.toString(), state];
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

describe('a rendering during which something was purged', () => {
  let finish: () => void;
  const slow = async () => {
    const page = aPage(`rendering ${++renderings}`);
    await new Promise<void>((resolve) => (finish = resolve));
    return page;
  };

  it('is shared when it was about other pages', async () => {
    const first = read(slow);
    const readers = Array.from({ length: 20 }, (_, n) => {
      cache.purge([`company-${n + 2}`]);
      return read();
    });
    await settled();
    finish();
    for (const got of await Promise.all([first, ...readers])) expect(got).toEqual(['rendering 1', 'miss']);
    expect(renderings).toBe(1);
    expect(await read()).toEqual(['rendering 1', 'hit']);
  });

  it('is nothing for who came after a purge of the page itself, and is not kept', async () => {
    const first = read(slow);
    cache.purge(['company-1']);
    const later = Array.from({ length: 20 }, () => read());
    cache.purge(['company-2']);
    finish();
    expect(await first).toEqual(['rendering 1', 'miss']);
    for (const got of await Promise.all(later)) expect(got).toEqual(['rendering 2', 'miss']);
    expect(await read()).toEqual(['rendering 2', 'hit']);
    expect(renderings).toBe(2);
  });

  it('is nothing for who came after any purge when no purge could name it', async () => {
    const first = read(async () => ({ ...(await slow()), tags: [] }));
    cache.purge(['company-2']);
    const second = read();
    finish();
    expect(await first).toEqual(['rendering 1', 'miss']);
    expect(await second).toEqual(['rendering 2', 'miss']);
  });

  it.each([
    ['the page as it was before is of the company', () => cache.purge(['company-1'])],
    ['all pages were purged', () => cache.purgeAll()],
  ])('is not waited for when %s', async (_, purge) => {
    await read();
    purge();
    const first = read(slow);
    purge();
    expect(await read()).toEqual(['rendering 3', 'miss']);
    finish();
    expect(await first).toEqual(['rendering 2', 'miss']);
    expect(await read()).toEqual(['rendering 3', 'hit']);
  });

  it('fails for all who wait for it, and for nobody after', async () => {
    let fail = () => {};
    const first = read(() => new Promise((_, reject) => (fail = () => reject(new PageUnavailable('down')))));
    cache.purge(['company-2']);
    const second = read();
    fail();
    await expect(first).rejects.toThrow(PageUnavailable);
    await expect(second).rejects.toThrow(PageUnavailable);
    expect(await read()).toEqual(['rendering 1', 'miss']);
  });
});

it('shows the last page, also a purged one, while the engine is down', async () => {
  await read();
  cache.purge(['company-1']);
  expect(await read(fails)).toEqual(['rendering 1', 'fallback']);
  now += 3_600_000;
  expect(await read(fails)).toEqual(['rendering 1', 'fallback']);
  now += 5_000;
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

it('serves a page that is kept for seconds no longer than that once it is too old', async () => {
  await read(render({ ttlMs: 5_000 }));
  now += 9_999;
  expect(await read(render({ ttlMs: 5_000 }))).toEqual(['rendering 1', 'stale']);
  await settled();
  now += 10_000;
  expect(await read()).toEqual(['rendering 3', 'miss']);
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

describe('pages that another release has drawn', () => {
  it('are rendered anew for the first who asks', async () => {
    await read();
    cache.outdateAll();
    expect(await read()).toEqual(['rendering 2', 'miss']);
    expect(await read()).toEqual(['rendering 2', 'hit']);
  });

  it('stand in while that fails, and it is tried at once however lately it failed before', async () => {
    await read();
    now += 200_000;
    expect(await read(fails)).toEqual(['rendering 1', 'fallback']);
    cache.outdateAll();
    expect(await read(fails)).toEqual(['rendering 1', 'fallback']);
    cache.outdateAll();
    expect(await read()).toEqual(['rendering 2', 'miss']);
  });

  it.each([404, 410])('stand in for nothing when they say %s', async (status) => {
    await read(render({ status }));
    cache.outdateAll();
    await expect(read(fails)).rejects.toThrow(PageUnavailable);
    expect(await read()).toEqual(['rendering 2', 'miss']);
    cache.outdateAll();
    expect(await read(render({ status }))).toEqual(['rendering 3', 'miss']);
    await expect(cache.get('/y', fails)).rejects.toThrow(PageUnavailable);
    expect(await read(fails)).toEqual(['rendering 3', 'hit']);
  });

  it('are not those of now, even if they are finished only now', async () => {
    let finish = () => {};
    const first = read(async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return aPage('of before');
    });
    cache.outdateAll();
    expect(await read()).toEqual(['rendering 1', 'miss']);
    finish();
    expect(await first).toEqual(['of before', 'miss']);
    expect(await read()).toEqual(['rendering 1', 'hit']);
  });
});

it('tells a rendering whether there was a page', async () => {
  const told: boolean[] = [];
  const listening = (key: string) =>
    cache.get(key, async (known) => {
      told.push(known);
      return aPage('one');
    });
  await listening('/x');
  cache.purge(['company-1']);
  await listening('/x');
  cache.outdateAll();
  await listening('/x');
  await listening('/y');
  expect(told).toEqual([false, true, true, false]);
});

describe.each([404, 410])('a page with status %s', (status) => {
  it('is kept for its time, until a purge', async () => {
    await read(render({ status }));
    expect(await read()).toEqual(['rendering 1', 'hit']);
    cache.purge(['company-2']);
    expect(await read()).toEqual(['rendering 1', 'hit']);
    cache.purge(['company-1']);
    expect(await read(render({ status }))).toEqual(['rendering 2', 'miss']);
    cache.purgeAll();
    expect(await read()).toEqual(['rendering 3', 'miss']);
  });

  it('is never served past its time', async () => {
    await read(render({ status, ttlMs: 5_000 }));
    now += 5_000;
    expect(await read()).toEqual(['rendering 2', 'miss']);
    expect(await read()).toEqual(['rendering 2', 'hit']);
  });

  it('stands in for nothing while the engine is down', async () => {
    await read(render({ status }));
    cache.purge(['company-1']);
    await expect(read(fails)).rejects.toThrow(PageUnavailable);
    await read(render({ status }));
    now += 60_000;
    await expect(read(fails)).rejects.toThrow(PageUnavailable);
  });

  it('takes the place of the page that was there, which no longer stands in either', async () => {
    await read();
    cache.purge(['company-1']);
    expect(await read(render({ status }))).toEqual(['rendering 2', 'miss']);
    now += 60_000;
    await expect(read(fails)).rejects.toThrow(PageUnavailable);
  });

  it('is not kept when a purge overtook it', async () => {
    let finish = () => {};
    const slow = async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return aPage('gone', { status });
    };
    const first = read(slow);
    cache.purge(['company-1']);
    finish();
    expect(await first).toEqual(['gone', 'miss']);
    expect(await read()).toEqual(['rendering 1', 'miss']);
  });

  it('is not undone by an older rendering of a page that was still there', async () => {
    let finish = () => {};
    const slow = async () => {
      await new Promise<void>((resolve) => (finish = resolve));
      return aPage('there');
    };
    await read();
    cache.purge(['company-1']);
    const first = read(slow);
    cache.purge(['company-1']);
    await read(render({ status }));
    finish();
    expect(await first).toEqual(['there', 'miss']);
    expect(await read()).toEqual(['rendering 2', 'hit']);
  });

  it('takes no memory of pages that are there, however many are asked for', async () => {
    await read();
    const body = Buffer.alloc(2_000);
    for (let n = 0; n < 1_000; n++) await cache.get(`/no-${n}`, async () => aPage('none', { status, body }));
    expect(await read()).toEqual(['rendering 1', 'hit']);
    const last = await cache.get('/no-999', render());
    expect(last.state).toBe('hit');
    expect((await cache.get('/no-1', render())).state).toBe('miss');
  });
});

describe('pages that anybody can make up addresses of', () => {
  const body = Buffer.alloc(2_000);
  const askedFor = async (own: Partial<CachedPage>) => {
    for (let n = 0; n < 1_000; n++) await cache.get(`/many-${n}`, async () => aPage('one', { body, ...own }));
  };

  it.each([
    ['one of countless', { oneOfMany: true }],
    ['a way to its real address', { status: 301, location: '/x' }],
  ])('take no memory of the others when they are %s', async (_, own) => {
    await read();
    await askedFor(own);
    expect(await read()).toEqual(['rendering 1', 'hit']);
    expect((await cache.get('/many-999', render())).state).toBe('hit');
    expect((await cache.get('/many-1', render())).state).toBe('miss');
  });

  it('are purged, stand in and give way like any other', async () => {
    await read(render({ oneOfMany: true }));
    cache.purge(['company-1']);
    expect(await read(fails)).toEqual(['rendering 1', 'fallback']);
    cache.purge(['company-1']);
    // The address is that of a page now.
    expect(await read()).toEqual(['rendering 2', 'miss']);
    await askedFor({ oneOfMany: true });
    expect(await read()).toEqual(['rendering 2', 'hit']);
    cache.purge(['company-1']);
    expect(await read(render({ oneOfMany: true }))).toEqual(['rendering 3', 'miss']);
    await askedFor({ oneOfMany: true });
    expect(await read()).toEqual(['rendering 4', 'miss']);
  });
});

describe('while the engine fails', () => {
  const failing = async () => {
    renderings += 1;
    return fails();
  };

  it('asks it no more often than every five seconds for a page that it has', async () => {
    await read();
    now += 61_000;
    expect(await read(failing)).toEqual(['rendering 1', 'stale']);
    await settled();
    now += 4_999;
    expect(await read(failing)).toEqual(['rendering 1', 'stale']);
    await settled();
    expect(renderings).toBe(2);
    now += 60_000;
    for (let time = 0; time < 3; time++) expect(await read(failing)).toEqual(['rendering 1', 'fallback']);
    expect(renderings).toBe(3);
    now += 5_000;
    expect(await read()).toEqual(['rendering 4', 'miss']);
    expect(await read()).toEqual(['rendering 4', 'hit']);
  });

  it('asks it again at once after a purge', async () => {
    await read();
    now += 200_000;
    expect(await read(fails)).toEqual(['rendering 1', 'fallback']);
    cache.purge(['company-2']);
    expect(await read()).toEqual(['rendering 1', 'fallback']);
    cache.purge(['company-1']);
    expect(await read()).toEqual(['rendering 2', 'miss']);
  });

  it('is not told by a failure that a purge overtook', async () => {
    await read();
    now += 200_000;
    let fail = () => {};
    const first = read(() => new Promise((_, reject) => (fail = () => reject(new PageUnavailable('down')))));
    cache.purge(['company-1']);
    fail();
    expect(await first).toEqual(['rendering 1', 'fallback']);
    expect(await read()).toEqual(['rendering 2', 'miss']);
  });
});

describe('while the engine hangs', () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] }));
  afterEach(() => void jest.useRealTimers());

  const pass = async (ms: number) => {
    now += ms;
    await jest.advanceTimersByTimeAsync(ms);
  };
  /** Answers after so long, or fails. */
  const after = (ms: number, renderer: () => Promise<CachedPage>) => async () => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    return renderer();
  };
  /** What a reader got, as soon as they have it. */
  const reading = (renderer: () => Promise<CachedPage>) => {
    const reader: { got: unknown } = { got: null };
    void read(renderer).then((got) => (reader.got = got));
    return reader;
  };

  it('holds an old page back for a second, and the rendering goes on', async () => {
    await read();
    now += 200_000;
    const first = reading(after(3_000, render()));
    await pass(999);
    expect(first.got).toBeNull();
    const second = reading(render());
    await pass(1);
    expect([first.got, second.got]).toEqual([
      ['rendering 1', 'fallback'],
      ['rendering 1', 'fallback'],
    ]);
    // Whoever comes later has waited already, so to say.
    expect(await read(render())).toEqual(['rendering 1', 'fallback']);
    await pass(2_000);
    expect(await read()).toEqual(['rendering 2', 'hit']);
  });

  it('holds a page of another release back for a second', async () => {
    await read();
    cache.outdateAll();
    const reader = reading(after(3_000, render()));
    await pass(999);
    expect(reader.got).toBeNull();
    await pass(1);
    expect(reader.got).toEqual(['rendering 1', 'fallback']);
    await pass(2_000);
    expect(await read()).toEqual(['rendering 2', 'hit']);
  });

  it('shows a change to whoever comes after it, if the engine takes its time or not', async () => {
    await read();
    cache.purge(['company-1']);
    const reader = reading(after(4_000, render()));
    await pass(3_999);
    expect(reader.got).toBeNull();
    await pass(1);
    expect(reader.got).toEqual(['rendering 2', 'miss']);
  });

  it('waits only a second for a changed page too, once a rendering of it has failed', async () => {
    await read();
    cache.purge(['company-1']);
    const first = reading(after(5_000, fails));
    await pass(5_000);
    expect(first.got).toEqual(['rendering 1', 'fallback']);
    expect(await read(after(5_000, fails))).toEqual(['rendering 1', 'fallback']);
    await pass(5_000);
    const later = reading(after(3_000, render()));
    await pass(1_000);
    expect(later.got).toEqual(['rendering 1', 'fallback']);
    await pass(2_000);
    expect(await read()).toEqual(['rendering 2', 'hit']);
  });

  it('leaves no timer behind', async () => {
    await read();
    now += 200_000;
    expect(await read()).toEqual(['rendering 2', 'miss']);
    expect(jest.getTimerCount()).toBe(0);
  });
});
