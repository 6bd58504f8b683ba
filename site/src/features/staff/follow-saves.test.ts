import { jest } from '@jest/globals';
import { followSaves } from './follow-saves.ts';

const postMessage = jest.fn();
const reload = jest.fn();
let stop: () => void = () => undefined;
let now = 0;

/** Jest's clock stands still; the page was asked for `ms` ago. */
const pageIsOld = (ms: number): void => {
  now = ms;
};

const says = (data: unknown, origin = location.origin): void => {
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
};
const SAVED = { type: 'payload-document-event' };

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  pageIsOld(0);
  performance.now = () => now;
  performance.getEntriesByType = () => [];
  Object.assign(window, { opener: { postMessage } });
});

afterEach(() => {
  stop();
  Object.assign(window, { opener: null });
  jest.useRealTimers();
});

const follow = (): void => {
  stop = followSaves(reload);
};

describe('a preview opened by the admin', () => {
  it('says that it is ready until the admin answers, and then no more', () => {
    follow();
    jest.advanceTimersByTime(2_000);
    expect(postMessage.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [{ type: 'payload-live-preview', ready: true }, location.origin]),
    );
    says(SAVED);
    jest.advanceTimersByTime(5_000);
    expect(postMessage).toHaveBeenCalledTimes(3);
  });

  it('takes the answer that comes at once for no save, and draws itself anew with the next', () => {
    follow();
    says(SAVED);
    expect(reload).not.toHaveBeenCalled();
    says(SAVED);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('draws itself anew with a first message that comes late, since it may tell of a save', () => {
    follow();
    jest.advanceTimersByTime(1_500);
    says(SAVED);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('takes the first message for a save when it was itself drawn anew', () => {
    performance.getEntriesByType = () => [{ type: 'reload' }] as unknown as PerformanceEntryList;
    follow();
    says(SAVED);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('takes the first message for a save when its scripts came late', () => {
    pageIsOld(4_000);
    follow();
    says(SAVED);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('follows nobody else: neither other origins nor other messages', () => {
    pageIsOld(4_000);
    follow();
    says(SAVED, 'https://elsewhere.example');
    says({ type: 'payload-live-preview' });
    says(null);
    expect(reload).not.toHaveBeenCalled();
  });

  it('hears nothing once it is closed', () => {
    pageIsOld(4_000);
    follow();
    stop();
    says(SAVED);
    jest.advanceTimersByTime(5_000);
    expect(reload).not.toHaveBeenCalled();
    expect(postMessage).toHaveBeenCalledTimes(1);
  });
});

it('stays still in a window of its own', () => {
  Object.assign(window, { opener: null });
  pageIsOld(4_000);
  follow();
  says(SAVED);
  expect(reload).not.toHaveBeenCalled();
});
