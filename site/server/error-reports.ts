import { reportOptions } from '@app/contracts/security/error-reports';
import type { ErrorEvent } from '@sentry/node';

const CLOSE_MS = 2_000;

export interface ErrorReports {
  report(error: unknown): void;
  /** Reports an error that happened elsewhere: in a browser. */
  reportEvent(event: ErrorEvent): void;
  /** Flushes pending reports, for two seconds at most. */
  close(): Promise<void>;
}

const NONE: ErrorReports = { report: () => undefined, reportEvent: () => undefined, close: () => Promise.resolve() };

/** Reports unexpected errors of a process to Sentry, if there is a DSN. Resolves once crashes are reported as well. */
export async function openErrorReports(
  part: string,
  { SENTRY_DSN: dsn, NODE_ENV: environment = 'development' }: { SENTRY_DSN?: string | undefined; NODE_ENV?: string },
): Promise<ErrorReports> {
  if (!dsn) return NONE;
  const sentry = await import('@sentry/node');
  sentry.init(reportOptions({ dsn, environment, part }));
  return {
    report: (error) => void sentry.captureException(error),
    reportEvent: (event) => void sentry.captureEvent(event),
    close: async () => void (await sentry.close(CLOSE_MS)),
  };
}
