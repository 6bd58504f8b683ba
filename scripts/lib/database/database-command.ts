import { BRAND_NAME } from '@app/locales';
import { startDatabase } from './start-database.ts';
import { readDotEnv } from '../settings/dot-env.ts';
import { addressesOf, environmentOf, defaultPorts } from '../start/parts.ts';
import { DATA_DIR, fromRoot } from '../paths.ts';
import { runningDatabaseUrl } from '../start/platform.ts';
import type { ProcessSpec } from '../processes/processes.ts';
import { runVisible } from '../processes/run-visible.ts';
import { secretsIn } from '../settings/secrets.ts';
import { readSettings } from '../settings/settings.ts';
import { UserError, printFailure } from '../user-error.ts';

/**
 * Gives a command the environment of the parts and a database: the one named by DATABASE_URL, else that of the platform
 * running from this clone, else this clone's own, started for the command.
 */
async function withDatabase(work: (env: NodeJS.ProcessEnv) => Promise<void>): Promise<void> {
  const dotEnv = readDotEnv(fromRoot('.env'));
  const settings = readSettings(process.env, dotEnv);
  const secrets = secretsIn(DATA_DIR);
  const ports = defaultPorts(settings.PORT);
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

/** Runs a command that needs the database, and exits with its result. */
export async function databaseCommand(work: (env: NodeJS.ProcessEnv) => Promise<void>): Promise<never> {
  try {
    await withDatabase(work);
    process.exit(0);
  } catch (error) {
    printFailure(error);
    process.exit(1);
  }
}

/** Runs a task with visible output. */
export async function runTask({ name, command, args }: ProcessSpec, env: NodeJS.ProcessEnv): Promise<void> {
  const code = await runVisible(command ?? process.execPath, args, env).exited;
  if (code !== 0) throw new UserError(`${name} ended with code ${code}.`);
}
