/** The admin hears nothing before its own scripts have taken over: it is told again until it says something. */
const AGAIN_MS = 1_000;
/** Sooner than that after the page was asked for nobody has saved the draft once more. */
const SOON_MS = 1_000;

/**
 * Draws the page anew whenever it was saved in the admin that shows it in a frame, or has opened its window.
 * Gives the function that ends it.
 */
export function followSaves(reload: () => void): () => void {
  const admin = (window.opener ?? window.parent) as Window;
  if (admin === window) return () => undefined;
  let answered = false;
  // A page that was drawn anew gets no answer: the admin knows of a frame that is ready.
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
    // The first message answers that we are ready, and tells of nothing new; a late one may be about a save as well.
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
