import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromRoot } from '../../scripts/lib/paths.ts';
import type { TestPlatform } from './platform.ts';

/** The output of `npm run recount` on the platform's database: that all counts were right, or how many were not. */
export async function recountOf({ databaseUrl, mail }: TestPlatform): Promise<string> {
  const entry = fromRoot('engine', 'src', 'entry', 'recount.ts');
  const env = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '', DATABASE_URL: databaseUrl, SMTP_URL: mail.url };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', '@app/jsx', entry], { env });
  return stdout.trim();
}
