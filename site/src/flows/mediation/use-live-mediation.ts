import { useEffect, useEffectEvent } from 'react';
import { listenToEvents } from '../../lib/live/live-stream.ts';

/** Polling interval in milliseconds while a change is being screened. */
const SOON_MS = 2_000;

/**
 * Calls `look` when something has changed in an open mediation, but only while the page is visible: fetching a message
 * marks it as read, which a background tab must not.
 * @param checking whether a change of the review is being screened
 */
export function useLiveMediation(
  token: string,
  open: boolean,
  checking: boolean,
  look: (signal: AbortSignal) => Promise<void>,
): void {
  const run = useEffectEvent(look);
  useEffect(() => {
    if (!open) return;
    const left = new AbortController();
    const visit = () => {
      if (document.visibilityState === 'visible') void run(left.signal);
    };
    const stop = listenToEvents(`/mediations/${encodeURIComponent(token)}/events`, { onEvent: visit, onAny: visit });
    document.addEventListener('visibilitychange', visit);
    return () => {
      left.abort();
      stop();
      document.removeEventListener('visibilitychange', visit);
    };
  }, [token, open]);
  useEffect(() => {
    if (!open || !checking) return;
    const left = new AbortController();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void run(left.signal);
    }, SOON_MS);
    return () => {
      left.abort();
      clearInterval(timer);
    };
  }, [open, checking]);
}
