/** Sends unexpected errors to Sentry when it is configured; traces are never sent. */
export async function errorReports(dsn: string | undefined): Promise<(error: unknown) => void> {
  if (!dsn) return () => undefined;
  const sentry = await import('@sentry/node');
  sentry.init({ dsn, tracesSampleRate: 0 });
  return (error) => void sentry.captureException(error);
}
