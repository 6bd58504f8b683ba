import { TASKS } from './lib/start/parts.ts';
import { databaseCommand, runTask } from './lib/database/database-command.ts';

// Migrate first: the database may be new.
await databaseCommand(async (env) => {
  for (const task of [TASKS.engineMigrate, TASKS.engineSeed, TASKS.cmsPrepare]) await runTask(task, env);
});
