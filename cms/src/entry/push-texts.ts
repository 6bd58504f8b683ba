import { runCommand } from './command.ts';
import { withMigrationLock } from './migration-lock.ts';

/** Syncs the files of `locales/` into the cms, as every start does. Edits of staff stay. */
await runCommand((payload) =>
  withMigrationLock(payload, async () => {
    const { syncFiles } = await import('../texts/sync/sync-files.ts');
    const { rows, added, changed, removed, taken } = await syncFiles(payload);
    console.log(`${rows} texts: ${added} new, ${changed} changed, ${removed} gone, ${taken} edits now in the files.`);
  }),
);
