import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Payload generates migrations for looser compiler settings than ours; this makes type imports and extensions explicit.
 */
const folder = path.resolve(import.meta.dirname, '../migrations');

for (const file of await readdir(folder)) {
  if (!file.endsWith('.ts')) continue;
  const written = await readFile(path.join(folder, file), 'utf8');
  const tidy = written
    .replace(
      /import \{ MigrateUpArgs, MigrateDownArgs, sql \}/,
      'import { type MigrateDownArgs, type MigrateUpArgs, sql }',
    )
    .replaceAll('{ db, payload, req }', '{ db }')
    .replace(/from '(\.\/\d{8}_\d{6}[^'.]*)'/g, "from '$1.ts'");
  if (tidy !== written) await writeFile(path.join(folder, file), tidy);
}
