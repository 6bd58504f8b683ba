import { BRAND_NAME } from '@app/locales';
import { readDotEnv } from '../settings/dot-env.ts';
import { TASKS, addressesOf, environmentOf, defaultPorts } from './parts.ts';
import { DATA_DIR, fromRoot } from '../paths.ts';
import { runVisible } from '../processes/run-visible.ts';
import { secretsIn } from '../settings/secrets.ts';
import { readSettings } from '../settings/settings.ts';
import { printFailure } from '../user-error.ts';

/** Runs a command on the site's releases, which needs neither database nor servers, and exits with its result. */
export async function siteCommand(...args: string[]): Promise<never> {
  try {
    const dotEnv = readDotEnv(fromRoot('.env'));
    const settings = readSettings(process.env, dotEnv);
    const ports = defaultPorts(settings.PORT);
    const addresses = addressesOf(settings, ports, settings.DATABASE_URL ?? '');
    const own = environmentOf(settings, secretsIn(DATA_DIR), addresses, ports, DATA_DIR);
    const env = { ...dotEnv.values, ...process.env, ...own, BRAND_NAME: settings.BRAND_NAME ?? BRAND_NAME };
    process.exit(await runVisible(process.execPath, [...TASKS.siteReleases.args, ...args], env).exited);
  } catch (error) {
    printFailure(error);
    process.exit(1);
  }
}
