import { reportOptions } from '@app/contracts/security/error-reports';
import { config } from './config.ts';

/**
 * Loads Sentry and connects it, once in a process. Next has a copy of this module in each of its bundles, but one of
 * Sentry.
 */
async function connect(dsn: string) {
  const sentry = await import('@sentry/node');
  if (!sentry.getClient()) sentry.init(reportOptions({ dsn, environment: config.environment, part: 'cms' }));
  return sentry;
}

/** Resolves once crashes of the process are reported; at once where there is no DSN. */
export async function startErrorReports(): Promise<void> {
  if (config.sentryDsn) await connect(config.sentryDsn);
}

/** Reports an unexpected error, if there is a DSN. */
export function report(error: unknown): void {
  if (!config.sentryDsn) return;
  connect(config.sentryDsn).then(
    (sentry) => sentry.captureException(error),
    () => undefined,
  );
}
