import { act, renderHook } from '@testing-library/react';
import { useSending } from './use-sending.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('a form’s sending is busy while pending input arrives, then sends it', async () => {
  const sent: string[] = [];
  const { result } = renderHook(() =>
    useSending(
      async (body: string) => void sent.push(body),
      () => {},
      () => {},
    ),
  );
  const { promise, resolve } = Promise.withResolvers<string>();
  act(() => void result.current.submit(promise));
  expect([result.current.busy, sent]).toEqual([true, []]);
  resolve('with its photos');
  await later(0);
  expect([result.current.busy, sent]).toEqual([false, ['with its photos']]);
});
