import path from 'node:path';
import { command } from './command.ts';

/** Writes what translators have saved in the cms into the files of `locales/`. */
await command(async ({ db }) => {
  const { pullTexts } = await import('../texts/pull.ts');
  const changed = await pullTexts(db.pool, path.resolve(import.meta.dirname, '../../../locales'));
  for (const [file, edits] of changed) console.log(`locales/${file}: ${edits} edited`);
  console.log(changed.size === 0 ? 'The files have all edits already.' : `${changed.size} files written.`);
});
