/** Interval of the ready message, in milliseconds: the admin may not listen yet, so it is repeated until answered. */
const AGAIN_MS = 1_000;
/** A save message within this time of the request, in milliseconds, is about the version already shown. */
const SOON_MS = 1_000;

/**
 * Reloads the page after every save in the admin that frames it or opened its window.
 * @returns stops it
 */
export function followSaves(reload: () => void): () => void {
  const admin = (window.opener ?? window.parent) as Window;
  if (admin === window) return () => undefined;
  let answered = false;
  // After a reload there is no answer: the admin already knows that the frame is ready.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  let isSoon = navigation?.type !== 'reload' && performance.now() < SOON_MS;
  const sayReady = () => admin.postMessage({ type: 'payload-live-preview', ready: true }, location.origin);
  const again = setInterval(() => {
    if (answered) clearInterval(again);
    else sayReady();
    isSoon = false;
  }, AGAIN_MS);
  const onMessage = ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
    const isSave = origin === location.origin && data?.type === 'payload-document-event';
    if (!isSave) return;
    // The first message only answers the ready message; a late one may be about a save too.
    const isAnswer = !answered && isSoon;
    answered = true;
    if (!isAnswer) reload();
  };
  window.addEventListener('message', onMessage);
  sayReady();
  return () => {
    clearInterval(again);
    window.removeEventListener('message', onMessage);
  };
}
