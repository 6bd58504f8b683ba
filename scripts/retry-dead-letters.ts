import { TASKS } from './lib/parts.ts';
import { databaseCommand, runTask } from './lib/with-database.ts';

await databaseCommand((env) => runTask(TASKS.retryDeadLetters, env));
