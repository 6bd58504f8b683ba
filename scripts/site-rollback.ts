import { siteCommand } from './lib/start/site-command.ts';

await siteCommand('rollback', ...process.argv.slice(2));
