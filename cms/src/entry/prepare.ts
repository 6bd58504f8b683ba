import { runCommand } from './command.ts';
import { withMigrationLock } from './migration-lock.ts';
import { seedContent, migrateAndSyncTexts } from './migrate-and-seed.ts';

/**
 * Migrates and seeds the cms. With `--serve` it then serves the REST API while the admin is being built, which is all
 * that the site's build and the engine need.
 */
await runCommand(async (payload) => {
  await withMigrationLock(payload, async (query) => {
    await migrateAndSyncTexts(payload, query);
    await seedContent(payload);
  });
  if (!process.argv.includes('--serve')) return;
  const { startErrorReports } = await import('../error-reports.ts');
  await startErrorReports();
  const { serveRest } = await import('../rest/server.ts');
  const stop = serveRest(payload);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await stop();
});
