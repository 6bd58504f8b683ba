import { TASKS } from './lib/start/parts.ts';
import { databaseCommand, runTask } from './lib/database/database-command.ts';

await databaseCommand((env) => runTask(TASKS.recount, env));
