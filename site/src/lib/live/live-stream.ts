import type { LiveEvent } from '@app/contracts/live';
import { LIVE_KINDS } from '@app/contracts/values';
import { API_BASE, queryString } from '../api/api.ts';

/** Pause before a reconnect: doubles from the first to the second, in milliseconds, a random half of it less. */
const PAUSES = { first: 1_000, longest: 30_000 };
/** Failures in a row after which the client polls beside its attempts. */
const PATIENCE = 3;
const POLL_MS = 30_000;
/** A window that nobody looks at gives its connection back: browsers allow few per origin. */
const HIDDEN_MS = 60_000;

export interface LiveListener {
  onEvent(event: LiveEvent): void;
  /** Anything may have changed: events were missed, or no stream can be had. */
  onAny(): void;
  /** An open stream broke off: the server restarts, or the listener may not listen any more. */
  onEnd?(): void;
}

export interface LiveTimes {
  firstPauseMs?: number;
  pollMs?: number;
  hiddenMs?: number;
}

/**
 * Listens to a stream of live events until stopped, with reconnects that continue where it broke off. While none can be
 * had, `onAny` is called every 30 seconds instead.
 * @param path below `/api/v1`
 */
export function listenToEvents(path: string, listener: LiveListener, times: LiveTimes = {}): () => void {
  const { firstPauseMs = PAUSES.first, pollMs = POLL_MS, hiddenMs = HIDDEN_MS } = times;
  let source: EventSource | null = null;
  let position: string | undefined;
  let failures = 0;
  let reconnect: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let hide: ReturnType<typeof setTimeout> | undefined;

  const startPolling = () => {
    poll ??= setInterval(() => listener.onAny(), pollMs);
  };
  const stopPolling = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const close = () => {
    clearTimeout(reconnect);
    reconnect = undefined;
    source?.close();
    source = null;
  };
  const retry = (pauseMs: number) => {
    close();
    reconnect = setTimeout(open, pauseMs);
  };

  function fail(): void {
    failures += 1;
    if (failures >= PATIENCE) startPolling();
    const pause = Math.min(firstPauseMs * 2 ** (failures - 1), PAUSES.longest);
    retry(pause * (0.5 + Math.random() / 2));
  }

  function open(): void {
    reconnect = undefined;
    // Very old browsers.
    if (typeof EventSource === 'undefined') return startPolling();
    let isReady = false;
    const opened = new EventSource(API_BASE + path + queryString({ after: position }));
    source = opened;
    const note = ({ lastEventId }: MessageEvent) => {
      position = lastEventId || position;
      failures = 0;
      // What changed while polling was loaded at the last poll at the latest; the stream tells the rest.
      if (poll !== undefined) listener.onAny();
      stopPolling();
    };
    opened.addEventListener('ready', (message) => {
      isReady = true;
      note(message);
    });
    opened.addEventListener('reset', (message) => {
      note(message);
      listener.onAny();
    });
    opened.addEventListener('message', (message: MessageEvent<string>) => {
      note(message);
      const event = JSON.parse(message.data) as LiveEvent;
      if (LIVE_KINDS.includes(event.kind)) listener.onEvent(event);
      // A kind of a later release.
      else listener.onAny();
    });
    // The server restarts: no failure.
    opened.addEventListener('close', () => retry(firstPauseMs * Math.random()));
    opened.addEventListener('error', () => {
      if (isReady) listener.onEnd?.();
      fail();
    });
  }

  const onVisibility = () => {
    clearTimeout(hide);
    if (document.visibilityState === 'hidden') {
      hide = setTimeout(() => {
        close();
        stopPolling();
      }, hiddenMs);
    } else if (!source && reconnect === undefined) {
      failures = 0;
      open();
    }
  };
  /** The device has a network again: no reason to wait for the next attempt. */
  const onOnline = () => {
    if (reconnect === undefined) return;
    close();
    failures = 0;
    open();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  open();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    clearTimeout(hide);
    stopPolling();
    close();
  };
}
