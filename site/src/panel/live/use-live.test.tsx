import type { ReactNode } from 'react';
import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { LiveEvent } from '@app/contracts/live';
import { LIVE_REST_SECONDS } from '@app/contracts/values';
import { useLive } from './use-live.ts';

/** Stand-in for the browser's: the test says what arrives. */
class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  constructor() {
    super();
    FakeSource.opened.push(this);
  }
  close(): void {}
}

const KEY = ['invitations', 'oak'];
const SECOND_LOOK_MS = (LIVE_REST_SECONDS + 1) * 1000;
let client: QueryClient;
let unmount: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  FakeSource.opened = [];
  globalThis.EventSource = FakeSource as unknown as typeof EventSource;
  client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  ({ unmount } = renderHook(() => useLive('oak'), { wrapper }));
});
afterEach(() => {
  unmount();
  client.clear();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

const load = () => client.setQueryData(KEY, {});
const isStale = () => client.getQueryState(KEY)?.isInvalidated;
function tell(kind: LiveEvent['kind'], lastEventId: string): void {
  const data = JSON.stringify({ kind, subjectId: null });
  act(() => void FakeSource.opened[0]?.dispatchEvent(new MessageEvent('message', { data, lastEventId })));
}

it('invitations are loaded at an event, and once more when the rest of the engine is over', () => {
  load();
  tell('invitation', '1');
  expect(isStale()).toBe(true);
  load();
  jest.advanceTimersByTime(SECOND_LOOK_MS - 1);
  expect(isStale()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isStale()).toBe(true);
});

it('events that come meanwhile put the second look off, and a panel that is closed takes none', () => {
  load();
  tell('invitation', '1');
  jest.advanceTimersByTime(SECOND_LOOK_MS - 1);
  tell('invitation', '2');
  load();
  jest.advanceTimersByTime(SECOND_LOOK_MS - 1);
  expect(isStale()).toBe(false);
  unmount();
  jest.advanceTimersByTime(SECOND_LOOK_MS);
  expect(isStale()).toBe(false);
});
