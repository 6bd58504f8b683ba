import path from 'node:path';
import { backUp } from './lib/database/backup.ts';
import { DATA_DIR } from './lib/paths.ts';
import { databaseCommand } from './lib/database/database-command.ts';

// npm run backup -- [folder]
const stamp = new Date().toISOString().replace(/[:.]/g, '-');
const folder = path.resolve(
  process.env['INIT_CWD'] ?? process.cwd(),
  process.argv[2] ?? path.join(DATA_DIR, 'backups', stamp),
);

await databaseCommand(async (env) => {
  const { tables } = await backUp(env['DATABASE_URL'] ?? '', env['UPLOADS_DIR'] ?? '', folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${rows} rows of ${tables.length} tables and the uploads are in ${folder}`);
});
