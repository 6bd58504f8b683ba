import { siteCommand } from './lib/site-command.ts';

await siteCommand('list');
