import { ModernFakeTimers } from '@jest/fake-timers';
import { engineIsDown, PageCacheTest } from '../../testing/page-cache.ts';
import type { CachedPage } from './page-store.ts';

let test: PageCacheTest;
beforeEach(() => {
  test = new PageCacheTest();
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
  /** Answers after so long, or engineIsDown. */
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

  it('while the engine hangs, a stale page is sent after a second, and the rendering goes on', async () => {
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
    // Later requests count as having waited already.
    expect(await test.read(test.render())).toEqual(['rendering 1', 'fallback']);
    await pass(2_000);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('while the engine hangs, a page of an older release is sent after a second', async () => {
    await test.read();
    test.cache.markAllStale();
    const reader = reading(after(3_000, test.render()));
    await pass(999);
    expect(reader.got).toBeNull();
    await pass(1);
    expect(reader.got).toEqual(['rendering 1', 'fallback']);
    await pass(2_000);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('a purged page is never sent to later requests while the engine is merely slow', async () => {
    await test.read();
    test.cache.purge(['company-1']);
    const reader = reading(after(4_000, test.render()));
    await pass(3_999);
    expect(reader.got).toBeNull();
    await pass(1);
    expect(reader.got).toEqual(['rendering 2', 'miss']);
  });

  it('once its rendering has failed, a purged page is sent after a second', async () => {
    await test.read();
    test.cache.purge(['company-1']);
    const first = reading(after(5_000, engineIsDown));
    await pass(5_000);
    expect(first.got).toEqual(['rendering 1', 'fallback']);
    expect(await test.read(after(5_000, engineIsDown))).toEqual(['rendering 1', 'fallback']);
    await pass(5_000);
    const later = reading(after(3_000, test.render()));
    await pass(1_000);
    expect(later.got).toEqual(['rendering 1', 'fallback']);
    await pass(2_000);
    expect(await test.read()).toEqual(['rendering 2', 'hit']);
  });

  it('a request to an engine that hangs leaves no timers behind', async () => {
    await test.read();
    test.now += 200_000;
    expect(await test.read()).toEqual(['rendering 2', 'miss']);
    expect(timers.getTimerCount()).toBe(0);
  });
});
