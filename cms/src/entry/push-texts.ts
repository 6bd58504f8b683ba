import { command } from './command.ts';
import { oneAtATime } from './lock.ts';

/** Brings the files of `locales/` into the cms, as every start does. What staff typed stays above them. */
await command((payload) =>
  oneAtATime(payload, async () => {
    const { syncFiles } = await import('../texts/read-files.ts');
    const { rows, added, changed, removed, taken } = await syncFiles(payload);
    console.log(`${rows} texts: ${added} new, ${changed} changed, ${removed} gone, ${taken} edits now in the files.`);
  }),
);
