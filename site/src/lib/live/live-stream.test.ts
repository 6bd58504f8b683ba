import { waitFor } from '@testing-library/dom';
import type { LiveEvent } from '@app/contracts/live';
import { listenToEvents } from './live-stream.ts';

/** Stand-in for the browser's: the test says what arrives. */
class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly url: string;
  closed = false;
  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  close(): void {
    this.closed = true;
  }
  say(event: string, lastEventId: string, data: unknown = {}): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId }));
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}

const event: LiveEvent = { kind: 'review', subjectId: '0190a1b2-0000-7000-8000-000000000001' };
let events: LiveEvent[];
let reloads: number;
let stop: () => void;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  FakeSource.opened = [];
  events = [];
  reloads = 0;
  visibility = 'visible';
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
  globalThis.EventSource = FakeSource as unknown as typeof EventSource;
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(globalThis, 'EventSource');
  Reflect.deleteProperty(document, 'visibilityState');
});

function listen(times = {}) {
  stop = listenToEvents(
    '/panel/companies/1/events',
    { onEvent: (one) => events.push(one), onAny: () => (reloads += 1) },
    { firstPauseMs: 5, pollMs: 10_000, hiddenMs: 5, ...times },
  );
}
const source = (n: number) => waitFor(() => FakeSource.opened[n - 1] ?? Promise.reject(new Error('not opened')));
const look = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('a broken stream is opened again where it broke off, and each event is told once', async () => {
  listen();
  const first = await source(1);
  expect(first.url).toBe('/api/v1/panel/companies/1/events');
  first.say('ready', '1.1');
  first.say('message', '1.2', event);
  first.fail();
  expect(first.closed).toBe(true);
  const second = await source(2);
  expect(second.url).toBe('/api/v1/panel/companies/1/events?after=1.2');
  second.say('ready', '1.2');
  expect({ events, reloads }).toEqual({ events: [event], reloads: 0 });
});

it('everything is loaded again when events were missed', async () => {
  listen();
  (await source(1)).say('reset', '7.1');
  expect(reloads).toBe(1);
});

it('without a stream the client polls, until there is one again', async () => {
  listen({ pollMs: 20 });
  for (let n = 1; n <= 3; n += 1) (await source(n)).fail();
  await waitFor(() => expect(reloads).toBeGreaterThan(1));
  (await source(4)).say('ready', '1.1');
  const then = reloads;
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(reloads).toBe(then);
});

it('a window hidden for long gives its stream back and continues it when it is looked at', async () => {
  listen();
  const first = await source(1);
  first.say('message', '3.4', event);
  look('hidden');
  await waitFor(() => expect(first.closed).toBe(true));
  look('visible');
  expect((await source(2)).url).toContain('after=3.4');
});

it('an event of an unknown kind loads everything again', async () => {
  listen();
  (await source(1)).say('message', '1.1', { kind: 'later', subjectId: null });
  expect({ events, reloads }).toEqual({ events: [], reloads: 1 });
});
