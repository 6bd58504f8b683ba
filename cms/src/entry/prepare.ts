import { command } from './command.ts';
import { oneAtATime } from './lock.ts';
import { fill, updateTables } from './tables.ts';

/**
 * Migrates and fills the cms in one go. With `--serve` it goes on as the REST side, for as long as the admin is being
 * built: the site's build and the engine need no more of the cms.
 */
await command(async (payload) => {
  await oneAtATime(payload, async (query) => {
    await updateTables(payload, query);
    await fill(payload);
  });
  if (!process.argv.includes('--serve')) return;
  const { serveRest } = await import('../rest/server.ts');
  const stop = serveRest(payload);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  await stop();
});
