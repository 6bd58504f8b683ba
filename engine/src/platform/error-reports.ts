import { reportOptions } from '@app/contracts/security/error-reports';
import type { Config } from './config.ts';
import { redactQueryValues } from './log.ts';

const CLOSE_MS = 2_000;

export interface ErrorReports {
  /** Resolves once crashes are reported as well. */
  ready: Promise<unknown>;
  report(error: unknown): void;
  /** Flushes pending reports, for two seconds at most. */
  close(): Promise<void>;
}

/**
 * Reports unexpected errors of a process to Sentry. Its SDK is hundreds of modules: they are loaded only where a DSN is
 * set.
 */
export function openErrorReports(part: string, { SENTRY_DSN: dsn, NODE_ENV: environment }: Config): ErrorReports {
  if (!dsn) return { ready: Promise.resolve(), report: () => undefined, close: () => Promise.resolve() };
  const started = startSentry({ dsn, environment, part });
  return {
    ready: started,
    report: (error) => void started.then((sentry) => sentry.captureException(redactQueryValues(error))),
    close: async () => void (await (await started).close(CLOSE_MS)),
  };
}

async function startSentry(settings: Parameters<typeof reportOptions>[0]) {
  const sentry = await import('@sentry/node');
  sentry.init(reportOptions(settings));
  return sentry;
}
