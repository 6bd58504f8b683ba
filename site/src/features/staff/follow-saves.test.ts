import { followSaves } from './follow-saves.ts';

const postMessage = jest.fn();
const reload = jest.fn();
let stop: () => void = () => undefined;
let now = 0;

/** Freezes the clock `ms` after the page was requested. */
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
  it('a framed preview announces itself until the admin answers', () => {
    follow();
    jest.advanceTimersByTime(2_000);
    expect(postMessage.mock.calls).toEqual(
      Array.from({ length: 3 }, () => [{ type: 'payload-live-preview', ready: true }, location.origin]),
    );
    says(SAVED);
    jest.advanceTimersByTime(5_000);
    expect(postMessage).toHaveBeenCalledTimes(3);
  });

  it('a framed preview ignores the immediate answer and reloads after the next message', () => {
    follow();
    says(SAVED);
    expect(reload).not.toHaveBeenCalled();
    says(SAVED);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a framed preview reloads after a late first message, which may be about a save', () => {
    follow();
    jest.advanceTimersByTime(1_500);
    says(SAVED);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a reloaded preview reloads after the first message', () => {
    performance.getEntriesByType = () => [{ type: 'reload' }] as unknown as PerformanceEntryList;
    follow();
    says(SAVED);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a preview whose scripts came late reloads after the first message', () => {
    pageIsOld(4_000);
    follow();
    says(SAVED);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a preview ignores other origins and other messages', () => {
    pageIsOld(4_000);
    follow();
    says(SAVED, 'https://elsewhere.example');
    says({ type: 'payload-live-preview' });
    says(null);
    expect(reload).not.toHaveBeenCalled();
  });

  it('a closed preview stops listening', () => {
    pageIsOld(4_000);
    follow();
    stop();
    says(SAVED);
    jest.advanceTimersByTime(5_000);
    expect(reload).not.toHaveBeenCalled();
    expect(postMessage).toHaveBeenCalledTimes(1);
  });
});

it('a preview in a window of its own does nothing', () => {
  Object.assign(window, { opener: null });
  pageIsOld(4_000);
  follow();
  says(SAVED);
  expect(reload).not.toHaveBeenCalled();
});
