import { ModernFakeTimers } from '@jest/fake-timers';
import { addEventHandler } from 'jest-circus';

/** Real databases and processes, on machines that are busy with other work. */
const PATIENCE_MS = 300_000;

// The real timers, also while a test uses fake ones.
const { setTimeout, clearTimeout } = globalThis;

type Run = () => Promise<undefined>;

/** The runner itself has no timeout: a test or hook that hangs would silently block the whole run. */
const inTime =
  (run: () => unknown, name: string, ms: number): Run =>
  async () => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} took more than ${ms / 1000} s.`)), ms);
    });
    try {
      await Promise.race([run(), late]);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  };

// What has been added is the last of its block, because circus's own handler comes before this one.
addEventHandler((event, { currentDescribeBlock: { tests, hooks } }) => {
  if (event.name === 'add_test') {
    const test = tests.at(-1);
    if (test?.fn) test.fn = inTime(test.fn as () => unknown, `“${test.name}”`, test.timeout ?? PATIENCE_MS);
  }
  if (event.name === 'add_hook') {
    const hook = hooks.at(-1);
    if (hook) hook.fn = inTime(hook.fn as () => unknown, hook.type, hook.timeout ?? PATIENCE_MS);
  }
});

type FakeTimers = Extract<Parameters<typeof jest.useFakeTimers>[0], { doNotFake?: unknown }>;

/** What Node's own network goes on with while a test's clock stands still. */
const REAL = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask'] as const;

// Those of the runner take no options, and stop Node's network, too.
const timers = new ModernFakeTimers({ config: { fakeTimers: {} } as never, global: globalThis });
Object.assign(jest, {
  useFakeTimers: (options?: FakeTimers) =>
    timers.useFakeTimers({ ...options, doNotFake: [...REAL, ...(options?.doNotFake ?? [])] } as never),
  useRealTimers: () => timers.useRealTimers(),
  setSystemTime: (now?: number | Date) => timers.setSystemTime(now),
  advanceTimersByTime: (ms: number) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms: number) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
});
