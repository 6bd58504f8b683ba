import type { Config } from './config.ts';
import { withoutValues } from './log.ts';

const CLOSE_MS = 2_000;

export interface ErrorReports {
  /** Resolves once crashes are reported too. */
  ready: Promise<unknown>;
  report(error: unknown): void;
  /** Sends what is still on its way, for two seconds at most. */
  close(): Promise<void>;
}

/** Reports unexpected errors to Sentry. Its SDK is hundreds of modules: they are loaded only where a DSN is set. */
export function openErrorReports({ SENTRY_DSN: dsn, NODE_ENV: environment }: Config): ErrorReports {
  if (!dsn) return { ready: Promise.resolve(), report: () => undefined, close: () => Promise.resolve() };
  const started = startSentry(dsn, environment);
  return {
    ready: started,
    report: (error) => void started.then((sentry) => sentry.captureException(withoutValues(error))),
    close: async () => void (await (await started).close(CLOSE_MS)),
  };
}

async function startSentry(dsn: string, environment: string) {
  const sentry = await import('@sentry/node');
  sentry.init({
    dsn,
    tracesSampleRate: 0,
    environment,
    // Addresses carry tokens, headers cookies.
    beforeSend: ({ request: _, ...event }) => event,
  });
  return sentry;
}
