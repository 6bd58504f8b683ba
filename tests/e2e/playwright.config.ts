import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';

const { hostname: domain } = new URL(process.env['BASE_URL'] ?? 'http://localhost');

/** Tests that only read disturb nobody. */
const READING = /\/(?:walks|routes|drawn-pages|seeded-pages|links|navigation|directory|windows)\.spec\.ts$/;
/** Those of `npm run test:long` alone. */
const LONG = /\.long\.spec\.ts$/;
/** Goes through all parts: once more there, with Redis as the queue. */
const MAIN_JOB = /\/main-job\.spec\.ts$/;

/** `npm run test:e2e` starts the whole platform and says in BASE_URL where it is. */
export default defineConfig({
  testDir: '.',
  // Beside the throw-away data of the run when there is one.
  outputDir: process.env['E2E_OUTPUT_DIR'] ?? '../test-results',
  workers: 2,
  projects: [
    { name: 'acting', testIgnore: [READING, LONG], workers: 1 },
    // What is found there is told in words; recording each of some thousand views would take longer than looking.
    { name: 'reading', testMatch: READING, fullyParallel: true, use: { trace: 'off' } },
    { name: 'long', testMatch: [LONG, MAIN_JOB], fullyParallel: true, use: { trace: 'off' } },
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
