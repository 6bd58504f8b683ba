import { siteCommand } from './lib/site-command.ts';

await siteCommand('rollback', ...process.argv.slice(2));
