import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { compose } from '../../../engine/src/entry/compose.ts';
import { readConfig } from '../../../engine/src/platform/config.ts';
import type { AppContext } from '../../../engine/src/platform/context.ts';
import { BRAND_NAME } from '@app/locales';
import { environmentOf, defaultPorts } from '../../../scripts/lib/start/parts.ts';
import type { Addresses } from '../../../scripts/lib/start/parts.ts';
import { fromRoot } from '../../../scripts/lib/paths.ts';
import { freePortNear } from '../../../scripts/lib/processes/ports.ts';
import { Platform, STEP_COUNT } from '../../../scripts/lib/start/platform.ts';
import { secretsIn } from '../../../scripts/lib/settings/secrets.ts';
import { readSettings } from '../../../scripts/lib/settings/settings.ts';
import { Steps } from '../../../scripts/lib/start/steps.ts';
import { isSettled } from '../../../site/node/release/release-store.ts';
import type { BenchEnvironment } from './bench-environment.ts';

/** The whole product as `npm start` runs it, with its demo, on the benchmark's database server. */
export interface RunningPlatform {
  addresses: Addresses;
  /** The environment of its parts. */
  env: NodeJS.ProcessEnv;
  app: AppContext;
}

/** Below the range of ephemeral ports, from which outgoing connections could take one. */
const FIRST_PORT = 10_000;
const PORTS = 20_000;

const REST_MS = 300_000;

/** After the first build the builder makes another one by itself, which would disturb the measurement: waits for it. */
async function builderRests(releases: string): Promise<void> {
  const since = performance.now();
  while (!(await isSettled(releases))) {
    if (performance.now() - since > REST_MS) throw new Error('the builder never came to rest');
    await sleep(1_000);
  }
}

/** @throws Error if a part of the product is missing */
export async function startWholePlatform(stage: BenchEnvironment): Promise<RunningPlatform> {
  if (!existsSync(fromRoot('site', 'node', 'build.ts')))
    throw new Error('the site’s build is missing (site/node/build.ts)');
  const dataDir = path.join(stage.folder, 'house');
  mkdirSync(dataDir);
  const port = await freePortNear(FIRST_PORT + Math.floor(Math.random() * PORTS));
  const given = {
    PORT: String(port),
    DATABASE_URL: await stage.newDatabase('house'),
    SMTP_URL: stage.smtpUrl,
    LOG_LEVEL: 'warn',
  };
  const settings = readSettings(given, { values: {}, problems: [] });
  const secrets = secretsIn(dataDir);
  const steps = new Steps(STEP_COUNT - 1);
  stage.onClose(() => steps.close());
  const baseEnv = { PATH: process.env['PATH'], HOME: process.env['HOME'] };
  const platform = new Platform({ settings, secrets, brand: BRAND_NAME, dataDir, steps, baseEnv });
  stage.onClose(() => platform.stop());
  const addresses = await Promise.race([platform.start(), platform.died]);
  const env: NodeJS.ProcessEnv = {
    ...baseEnv,
    ...environmentOf(settings, secrets, addresses, defaultPorts(port), dataDir),
  };
  await builderRests(String(env['RELEASES_DIR']));
  const { app, close } = compose('bench', readConfig(env));
  stage.onClose(close);
  return { addresses, env, app };
}
