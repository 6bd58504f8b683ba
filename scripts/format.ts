import { fromRoot } from './lib/paths.ts';
import { runVisible } from './lib/processes/run-visible.ts';

const run = (file: string, ...args: string[]): Promise<number> =>
  runVisible(process.execPath, [fromRoot('node_modules', ...file.split('/')), ...args]).exited;

await run('oxlint/bin/oxlint', '--fix', '--quiet');
process.exit(await run('oxfmt/bin/oxfmt'));
