import { runCommand } from './command.ts';
import { withMigrationLock } from './migration-lock.ts';
import { migrateAndSyncTexts } from './migrate-and-seed.ts';

await runCommand((payload) => withMigrationLock(payload, (query) => migrateAndSyncTexts(payload, query)));
