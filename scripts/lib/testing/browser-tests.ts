import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BRAND_NAME } from '@app/locales';
import { startStripe } from '../../../engine/src/domains/billing/testing/stripe-server.ts';
import { fromRoot } from '../paths.ts';
import { Platform, STEP_COUNT } from '../start/platform.ts';
import { runVisible } from '../processes/run-visible.ts';
import { secretsIn } from '../settings/secrets.ts';
import { readSettings } from '../settings/settings.ts';
import { Steps } from '../start/steps.ts';
import { readPlaywrightReport, sumCounts } from './test-reports.ts';
import type { Counts } from './test-reports.ts';

export interface BrowserRun {
  /** A new temporary folder for each run: one run's data must not affect the next. */
  dataDir: string;
  releasesDir: string;
  /** The front door's port; a site is built for one URL. */
  port: number;
  /** If given, Redis replaces the embedded queue. */
  redisUrl?: string | undefined;
  /** Projects of tests/e2e/playwright.config.ts: those of a pass run in parallel, passes one after the other. */
  passes: readonly (readonly string[])[];
  /** More arguments for Playwright. */
  args: readonly string[];
}

const PLAYWRIGHT = [
  fromRoot('node_modules', '@playwright', 'test', 'cli.js'),
  'test',
  '-c',
  fromRoot('tests', 'e2e', 'playwright.config.ts'),
];

/** Without tests the run is empty, not failed. */
export const hasBrowserTests = (): boolean =>
  existsSync(fromRoot('tests', 'e2e')) &&
  readdirSync(fromRoot('tests', 'e2e'), { recursive: true }).some((name) => /\.(test|spec)\.ts$/.test(String(name)));

/** Starts the whole platform as `npm start` does, on free ports, and runs the browser tests against it. */
export async function runBrowserTests(
  { dataDir, releasesDir, port, redisUrl, passes, args }: BrowserRun,
  stopped: AbortSignal,
): Promise<Counts> {
  mkdirSync(dataDir, { recursive: true });
  const stripe = await startStripe();
  const settings = readSettings(
    {
      PORT: String(port),
      REDIS_URL: redisUrl,
      RELEASES_DIR: releasesDir,
      LOG_LEVEL: 'info',
      // A build is a minute of work for both cores: tests that need one ask for it.
      BUILD_QUIET_SECONDS: '600',
      VIES_URL: 'off',
      NBP_URL: 'off',
      ...stripe.env,
    },
    { values: {}, problems: [] },
  );
  const secrets = secretsIn(dataDir);
  const steps = new Steps(STEP_COUNT);
  const platform = new Platform({
    settings,
    secrets,
    brand: BRAND_NAME,
    dataDir,
    steps,
    durable: false,
    baseEnv: process.env,
  });
  try {
    const addresses = await Promise.race([platform.start(), platform.died]);
    steps.close();
    const env = {
      ...process.env,
      BASE_URL: addresses.publicUrl,
      INBOX_URL: addresses.inboxUrl,
      DATABASE_URL: addresses.databaseUrl,
      RELEASES_DIR: releasesDir,
      DEMO_PASSWORD: secrets.demoPassword,
      STAFF_KEY: secrets.staffKey,
      // An engine of a test's own knows the sessions and links of the platform's.
      SIGNING_KEYS: settings.SIGNING_KEYS ?? secrets.signingKeys,
      SESSION_SECRET: settings.SESSION_SECRET ?? secrets.sessionSecret,
      OPT_OUT_KEY: settings.OPT_OUT_KEY ?? secrets.optOutKey,
      ...stripe.env,
    };
    const counts: Counts[] = [];
    for (const projects of passes) {
      if (stopped.aborted) break;
      const report = path.join(dataDir, `browser-${randomBytes(4).toString('hex')}.json`);
      const run = runVisible(
        process.execPath,
        [...PLAYWRIGHT, ...projects.map((name) => `--project=${name}`), '--pass-with-no-tests', ...args],
        {
          ...env,
          E2E_REPORT: report,
        },
      );
      stopped.addEventListener('abort', () => run.stop(), { once: true });
      const code = await Promise.race([run.exited, platform.died.finally(() => run.stop())]);
      counts.push(readPlaywrightReport(report, code));
    }
    return sumCounts(counts);
  } finally {
    steps.close();
    await platform.stop();
    await stripe.stop();
  }
}
