import { TASKS } from './lib/parts.ts';
import { databaseCommand, runTask } from './lib/with-database.ts';

// Tables first: the command may be the first thing that is ever done with this database.
await databaseCommand(async (env) => {
  for (const task of [TASKS.engineMigrate, TASKS.engineSeed, TASKS.cmsPrepare]) await runTask(task, env);
});
