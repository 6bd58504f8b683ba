/**
 * Connects Payload before the first request and starts the background jobs. A wrong configuration, or no database, ends
 * the process with a message.
 */
export async function boot(): Promise<void> {
  try {
    const [
      { getPayload },
      { default: payloadConfig },
      { config },
      { startErrorReports },
      { startNoticePoller },
      { startScheduledPublishing },
    ] = await Promise.all([
      import('payload'),
      import('@payload-config'),
      import('./config.ts'),
      import('./error-reports.ts'),
      import('./notices/poller.ts'),
      import('./scheduled/poller.ts'),
    ]);
    await startErrorReports();
    const payload = await getPayload({ config: payloadConfig });
    startScheduledPublishing(payload);
    if (config.engineUrl) {
      startNoticePoller(
        payload.db.pool,
        { engineUrl: config.engineUrl, serviceKey: config.serviceKey },
        payload.logger,
      );
    } else {
      payload.logger.info('ENGINE_URL is not set: change notices wait in the database');
    }
  } catch (error) {
    process.stderr.write(`${reason(error)}\n`);
    process.exit(1);
  }
}

const reason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'ConfigError' ? error.message : (error.stack ?? error.message);
};
