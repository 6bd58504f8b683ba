import path from 'node:path';
import { dropDerivedSchemas, hasTables, readManifest, restore } from './lib/database/backup.ts';
import { TASKS } from './lib/start/parts.ts';
import { DATA_DIR } from './lib/paths.ts';
import { runningDatabaseUrl } from './lib/start/platform.ts';
import { Preparation } from './lib/database/preparation.ts';
import { UserError } from './lib/user-error.ts';
import { databaseCommand, runTask } from './lib/database/database-command.ts';

// npm run restore -- <folder> [--replace]
const replace = process.argv.includes('--replace');
const named = process.argv.slice(2).find((argument) => !argument.startsWith('--'));

await databaseCommand(async (env) => {
  const url = env['DATABASE_URL'] ?? '';
  if (!named) throw new UserError('Name the folder of the backup: npm run restore -- <folder>');
  if (runningDatabaseUrl(DATA_DIR))
    throw new UserError('The platform is running: stop it before its data are replaced.');
  const folder = path.resolve(process.env['INIT_CWD'] ?? process.cwd(), named);
  const { madeAt } = readManifest(folder);
  if ((await hasTables(url)) && !replace) {
    throw new UserError('This database is in use already. To replace everything in it by the backup, add --replace.');
  }
  await dropDerivedSchemas(url);
  for (const task of [TASKS.engineMigrate, TASKS.cmsMigrate]) await runTask(task, env);
  // The next start must check the database itself.
  await new Preparation(url).clear().catch(() => undefined);
  const { tables } = await restore(url, env['UPLOADS_DIR'] ?? '', folder);
  await runTask(TASKS.reindex, env);
  console.log(`${tables.length} tables and the uploads are as they were at ${madeAt}.`);
});
