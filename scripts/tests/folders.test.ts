import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '../lib/paths.ts';

/** More files beside each other want folders by what happens there. */
const MOST_FILES = 25;

/** Folders whose files are one of a kind each: a language, a migration, a decision, a picture. */
const ONE_OF_A_KIND =
  /^locales\/([a-z]{2}|marks)$|^docs\/|\/migrations(\/|$)|\/words(\/|$)|-words$|\/concepts$|\/training$|\/hints$|\/data(\/|$)/;

it('no folder has more than 25 files beside each other, but for languages, migrations and the like', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trimEnd().split('\n');
  const counts = new Map<string, number>();
  for (const file of files) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => count > MOST_FILES && !ONE_OF_A_KIND.test(folder));
  expect(full).toEqual([]);
});
