import { TASKS } from './lib/start/parts.ts';
import { databaseCommand, runTask } from './lib/database/database-command.ts';

await databaseCommand(async (env) => runTask(TASKS.pushTexts, { ...env, LOG_LEVEL: 'warn' }));
