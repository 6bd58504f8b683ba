/** @jest-environment node */
import { jest } from '@jest/globals';
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

it('keeps pages for seconds only while purges cannot arrive, and drops all when they can again', async () => {
  await read();
  cache.trusted = false;
  expect((await read())[1]).toBe('hit');
  now += 2_000;
  expect(await read()).toEqual(['rendering 2', 'miss']);
  cache.trusted = true;
  expect(await read()).toEqual(['rendering 3', 'miss']);
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
