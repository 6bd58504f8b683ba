import { PAGE_ERRORS_PATH, REPORTS_MARK, type PageError } from './page-error.ts';

/** Errors that a page reports until it is loaded again. */
const MOST = 5;
const MAX_STACK = 8000;

const reported = new Set<string>();

/** Reports an error of our scripts to the front door; each once, and none if it takes no reports. */
export function reportError(error: unknown): void {
  const { name, message, stack } = (error ?? {}) as Partial<Error>;
  if (!isWanted() || typeof stack !== 'string' || reported.has(stack) || reported.size >= MOST) return;
  reported.add(stack);
  const report: PageError = {
    name: String(name),
    message: String(message).slice(0, MAX_STACK),
    stack: stack.slice(0, MAX_STACK),
    page: location.pathname,
  };
  fetch(PAGE_ERRORS_PATH, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    // Also while the visitor leaves the page.
    keepalive: true,
  }).catch(() => undefined);
}

const isWanted = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) =>
      (entry as PerformanceNavigationTiming).serverTiming?.some((timing) => timing.name === REPORTS_MARK),
    );

/** Reports what nobody catches; what React catches is reported by the page's root. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error }) => reportError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
