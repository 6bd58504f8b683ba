import { LOCALES } from '../locales.ts';
import { runCommand } from './command.ts';
import { withMigrationLock } from './migration-lock.ts';

/** Syncs the files of `locales/` into the cms, as every start does. Edits of staff stay. */
await runCommand((payload) =>
  withMigrationLock(payload, async () => {
    const { syncFiles } = await import('../texts/sync/sync-files.ts');
    const { rows, added, changed, removed, taken } = await syncFiles(payload);
    const { countMarks, readMarks } = await import('@app/locales/marks.ts');
    const marks = LOCALES.map((locale) => countMarks(readMarks(locale)));
    const sum = (what: 'drafts' | 'outdated'): number => marks.reduce((total, one) => total + one[what], 0);
    console.log(`${rows} texts: ${added} new, ${changed} changed, ${removed} gone, ${taken} edits now in the files.`);
    console.log(`The files mark ${sum('drafts')} drafts and ${sum('outdated')} texts of an older base.`);
  }),
);
