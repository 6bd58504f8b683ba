import { fromRoot } from './lib/paths.ts';
import { runVisible } from './lib/processes/run-visible.ts';

const args = ['--import', '@app/jsx', fromRoot('locales', 'check.ts'), ...process.argv.slice(2)];
process.exit(await runVisible(process.execPath, args).exited);
