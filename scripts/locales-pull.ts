import { TASKS } from './lib/parts.ts';
import { databaseCommand, runTask } from './lib/with-database.ts';

await databaseCommand(async (env) => runTask(TASKS.pullTexts, { ...env, LOG_LEVEL: 'warn' }));
