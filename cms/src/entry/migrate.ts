import { command } from './command.ts';
import { oneAtATime } from './lock.ts';

/**
 * Brings the schema `cms` up to date, and the texts of this release into it. Payload neither takes a lock nor makes the
 * schema.
 */
await command((payload) =>
  oneAtATime(payload, async (query) => {
    await query('create schema if not exists cms');
    await payload.db.migrate();
    const { syncFiles } = await import('../texts/read-files.ts');
    await syncFiles(payload);
  }),
);
