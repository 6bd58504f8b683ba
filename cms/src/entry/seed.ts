import { runCommand } from './command.ts';
import { withMigrationLock } from './migration-lock.ts';
import { seedContent } from './migrate-and-seed.ts';

await runCommand((payload) => withMigrationLock(payload, () => seedContent(payload)));
