import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { BRAND_NAME } from '@app/locales';
import { fromRoot } from './paths.ts';
import { Platform, STEP_COUNT } from './platform.ts';
import { runVisible } from './run-visible.ts';
import { secretsIn } from './secrets.ts';
import { readSettings } from './settings.ts';
import { Steps } from './steps.ts';
import { readPlaywrightReport, sumCounts } from './test-reports.ts';
import type { Counts } from './test-reports.ts';

export interface BrowserRun {
  /** Throw-away, a new one for each run: what one run has written must not meet the next. */
  dataDir: string;
  releasesDir: string;
  /** Of the front door; a site is built for one address. */
  port: number;
  /** Given: Redis takes the place of the embedded queue. */
  redisUrl?: string | undefined;
  /** Of tests/e2e/playwright.config.ts: those that run beside each other, one pass after the other. */
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

/** A folder without tests is an empty run and not a failed one. */
export const hasBrowserTests = (): boolean =>
  existsSync(fromRoot('tests', 'e2e')) &&
  readdirSync(fromRoot('tests', 'e2e'), { recursive: true }).some((name) => /\.(test|spec)\.ts$/.test(String(name)));

/** Starts the whole platform as `npm start` does, on free ports, and runs the browser tests against it. */
export async function runBrowserTests(
  { dataDir, releasesDir, port, redisUrl, passes, args }: BrowserRun,
  stopped: AbortSignal,
): Promise<Counts> {
  mkdirSync(dataDir, { recursive: true });
  const settings = readSettings(
    { PORT: String(port), REDIS_URL: redisUrl, RELEASES_DIR: releasesDir, LOG_LEVEL: 'info' },
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
  }
}
