import { fromRoot } from './lib/paths.ts';
import { runVisible } from './lib/run-visible.ts';

const run = (file: string, ...args: string[]): Promise<number> =>
  runVisible(process.execPath, [fromRoot('node_modules', ...file.split('/')), ...args]).exited;

await run('eslint/bin/eslint.js', '--fix', '--quiet', '.');
process.exit(await run('prettier/bin/prettier.cjs', '--write', '--log-level', 'warn', '.'));
