import { siteCommand } from './lib/start/site-command.ts';

await siteCommand('list');
