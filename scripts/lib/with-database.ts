import { BRAND_NAME } from '@app/locales';
import { startDatabase } from './database.ts';
import { readDotEnv } from './dot-env.ts';
import { addressesOf, environmentOf, portsFrom } from './parts.ts';
import { DATA_DIR, fromRoot } from './paths.ts';
import { runningDatabaseUrl } from './platform.ts';
import type { ProcessSpec } from './processes.ts';
import { runVisible } from './run-visible.ts';
import { secretsIn } from './secrets.ts';
import { readSettings } from './settings.ts';
import { UserError, printFailure } from './user-error.ts';

/**
 * Gives a command the environment of the parts and a database: the one named by DATABASE_URL, else that of the platform
 * that runs from this clone, else this clone's own, started for as long as the command takes.
 */
async function withDatabase(work: (env: NodeJS.ProcessEnv) => Promise<void>): Promise<void> {
  const dotEnv = readDotEnv(fromRoot('.env'));
  const settings = readSettings(process.env, dotEnv);
  const secrets = secretsIn(DATA_DIR);
  const ports = portsFrom(settings.PORT);
  const known = settings.DATABASE_URL ?? runningDatabaseUrl(DATA_DIR);
  const brand = settings.BRAND_NAME ?? BRAND_NAME;
  const own = known
    ? undefined
    : await startDatabase({ dataDir: DATA_DIR, brand, password: secrets.databasePassword, port: settings.PORT + 32 });
  try {
    const addresses = addressesOf(settings, ports, known ?? own?.url ?? '');
    await work({ ...dotEnv.values, ...process.env, ...environmentOf(settings, secrets, addresses, ports, DATA_DIR) });
  } finally {
    await own?.stop();
  }
}

/** Runs a command that needs the database, and ends this process with its outcome. */
export async function databaseCommand(work: (env: NodeJS.ProcessEnv) => Promise<void>): Promise<never> {
  try {
    await withDatabase(work);
    process.exit(0);
  } catch (error) {
    printFailure(error);
    process.exit(1);
  }
}

/** Runs one of our tasks in sight. */
export async function runTask({ name, command, args }: ProcessSpec, env: NodeJS.ProcessEnv): Promise<void> {
  const code = await runVisible(command ?? process.execPath, args, env).exited;
  if (code !== 0) throw new UserError(`${name} ended with code ${code}.`);
}
