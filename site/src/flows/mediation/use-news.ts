import { useEffect, useEffectEvent } from 'react';

/** While a change is being checked, which takes seconds, and else while somebody may write. In milliseconds. */
const SOON = 2_000;
const LATER = 30_000;

/**
 * Looks again from time to time as long as the page is in view: a message that arrives in a tab behind others has not
 * been read by anybody.
 */
export function useNews(open: boolean, checking: boolean, look: (signal: AbortSignal) => Promise<void>): void {
  const run = useEffectEvent(look);
  useEffect(() => {
    if (!open) return;
    const left = new AbortController();
    const visit = () => {
      if (document.visibilityState === 'visible') void run(left.signal);
    };
    const timer = setInterval(visit, checking ? SOON : LATER);
    document.addEventListener('visibilitychange', visit);
    return () => {
      left.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', visit);
    };
  }, [open, checking]);
}
