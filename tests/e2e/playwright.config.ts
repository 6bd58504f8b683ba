import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { LONG_TAG } from './support/tiers.ts';

const { hostname: domain } = new URL(process.env['BASE_URL'] ?? 'http://localhost');

// Read by the tests, in whichever process they run.
process.env['E2E_RUN'] ??= Date.now().toString(36);

/** Tests that go through whole lists of pages, whatever happens meanwhile: beside builds they fill the other core. */
const WALKING = /\/(?:routes|seeded-pages|links)\.spec\.ts$/;
/** Tests that only read: they disturb nobody, and want to be left alone. */
const READING = /\/(?:walks|drawn-pages|navigation|directory|windows)\.spec\.ts$/;
/** Tests that change what staff write, and wait for builds: one after the other. */
const PUBLISHING = /\/(?:badges|preview|publish|translate)\.spec\.ts$/;
/** Those of `npm run test:long` alone: files, and tests that carry a tag. */
const LONG = /\.long\.spec\.ts$/;
const TAGGED = new RegExp(LONG_TAG);
/** Goes through all parts: once more there, with Redis as the queue. */
const MAIN_JOB = /\/main-job\.spec\.ts$/;
/** Tests that set the clock of every rule forward, for everybody. */
const CLOCK = /\/(?:main-job|mediation)\.spec\.ts$/;

/** `npm run test:e2e` starts the whole platform and says in BASE_URL where it is. */
export default defineConfig({
  testDir: '.',
  // Beside the throw-away data of the run when there is one.
  outputDir: process.env['E2E_OUTPUT_DIR'] ?? '../test-results',
  workers: 3,
  projects: [
    { name: 'clock', testMatch: CLOCK, workers: 1 },
    { name: 'publishing', testMatch: PUBLISHING, workers: 1 },
    { name: 'acting', testIgnore: [CLOCK, PUBLISHING, WALKING, READING, LONG], grepInvert: TAGGED, workers: 2 },
    { name: 'walking', testMatch: WALKING, fullyParallel: true, workers: 2 },
    { name: 'reading', testMatch: READING, grepInvert: TAGGED, fullyParallel: true, workers: 2 },
    { name: 'long', testMatch: [LONG, MAIN_JOB], fullyParallel: true, workers: 2 },
    { name: 'languages', grep: TAGGED, workers: 2 },
  ],
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ...(process.env['E2E_REPORT'] ? [['json', { outputFile: process.env['E2E_REPORT'] }] as const] : []),
  ],
  use: {
    baseURL: process.env['BASE_URL'],
    browserName: 'chromium',
    launchOptions: chromiumLaunch() ?? {},
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    actionTimeout: 60_000,
    // Visitors who have chosen a language: no banner lies over what is pressed. Its own tests take the cookie away.
    storageState: {
      cookies: [
        {
          ...{ name: 'language', value: 'pl', domain, path: '/', expires: -1 },
          ...{ httpOnly: false, secure: false, sameSite: 'Lax' as const },
        },
      ],
      origins: [],
    },
    // `--trace on` records what a failed test did, which is work as well: only when somebody looks for a cause.
    screenshot: 'only-on-failure',
  },
});
