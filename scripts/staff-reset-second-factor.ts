import { TASKS } from './lib/start/parts.ts';
import { databaseCommand, runTask } from './lib/database/database-command.ts';

const task = TASKS.resetSecondFactor;
const args = [...task.args, ...process.argv.slice(2)];
await databaseCommand((env) => runTask({ ...task, args }, { ...env, LOG_LEVEL: 'warn' }));
