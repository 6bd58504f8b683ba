import path from 'node:path';
import { runCommand } from './command.ts';

/** Writes the edits of translators, and which texts are drafts or outdated, into the files of `locales/`. */
await runCommand(async ({ db }) => {
  const { pullTexts } = await import('../texts/sync/pull-texts.ts');
  const changed = await pullTexts(db.pool, path.resolve(import.meta.dirname, '../../../locales'));
  for (const [file, edits] of changed) console.log(`locales/${file}: ${edits} changed`);
  console.log(changed.size === 0 ? 'The files have all edits already.' : `${changed.size} files written.`);
});
