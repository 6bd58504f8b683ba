import { act, renderHook } from '@testing-library/react';
import { useLoad } from './use-load.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A request that is never answered. */
const never = (signal: AbortSignal) =>
  new Promise<string>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

it('a load times out as a connection failure that can be retried', async () => {
  const signals: AbortSignal[] = [];
  const answers: ((signal: AbortSignal) => Promise<string>)[] = [never, () => Promise.resolve('here')];
  const { result } = renderHook(() =>
    useLoad('link', (signal) => {
      signals.push(signal);
      return (answers[signals.length - 1] ?? never)(signal);
    }),
  );
  await later(29_000);
  expect(result.current.loaded.state).toBe('loading');
  await later(2_000);
  expect(result.current.loaded).toMatchObject({ state: 'failed', problem: { code: 'network' } });
  expect(signals[0]?.aborted).toBe(true);
  act(() => result.current.retry());
  expect(result.current.loaded.state).toBe('loading');
  await later(0);
  expect(result.current.loaded).toEqual({ state: 'ready', value: 'here' });
});

it('a load keeps a loaded value, and aborts when unmounted', async () => {
  const { result, unmount } = renderHook(() => useLoad('link', () => Promise.resolve('here')));
  await later(60_000);
  expect(result.current.loaded).toEqual({ state: 'ready', value: 'here' });
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
