import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';
import { LONG_TAG } from './support/tiers.ts';

const { hostname: domain } = new URL(process.env['BASE_URL'] ?? 'http://localhost');

// Read by the tests, in whichever process they run.
process.env['E2E_RUN'] ??= Date.now().toString(36);

/** Tests that visit whole lists of pages, independent of other changes: they use the second core while builds run. */
const WALKING = /\/(?:routes|seeded-pages|links)\.spec\.ts$/;
/** Tests that only read: they affect no other test, and need stable content. */
const READING = /\/(?:all-pages|rendered-pages|navigation|directory|dialogs)\.spec\.ts$/;
/** Tests that change staff's content and wait for builds: one at a time. */
const PUBLISHING = /\/(?:preview|publish|published-badges|translate)\.spec\.ts$/;
/** Tests of `npm run test:long` only: files, and tagged tests. */
const LONG = /\.long\.spec\.ts$/;
const TAGGED = new RegExp(LONG_TAG);
/** The main job runs there again, with Redis as the queue. */
const MAIN_JOB = /\/main-job\.spec\.ts$/;
/** Tests of widgets bring pages and servers of their own. */
const WIDGETS = /\/widgets\/[\w-]+\.spec\.ts$/;
/** Tests that move the clock of all rules, for everybody. */
const CLOCK = /\/(?:main-job|mediation)\.spec\.ts$/;

/** `npm run test:e2e` starts the whole platform and passes its URL in BASE_URL. */
export default defineConfig({
  testDir: '.',
  // Beside the run's temporary data, if there are any.
  outputDir: process.env['E2E_OUTPUT_DIR'] ?? '../test-results',
  workers: 3,
  projects: [
    { name: 'clock', testMatch: CLOCK, workers: 1 },
    { name: 'publishing', testMatch: PUBLISHING, workers: 1 },
    {
      name: 'acting',
      testIgnore: [CLOCK, PUBLISHING, WALKING, READING, WIDGETS, LONG],
      grepInvert: TAGGED,
      workers: 2,
    },
    { name: 'walking', testMatch: WALKING, fullyParallel: true, workers: 2 },
    { name: 'reading', testMatch: READING, grepInvert: TAGGED, fullyParallel: true, workers: 2 },
    { name: 'widgets', testMatch: WIDGETS, testIgnore: LONG, fullyParallel: true, workers: 2 },
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
    // Visitors who have chosen a language, so that no banner covers anything. The banner's tests remove the cookie.
    storageState: {
      cookies: [
        {
          name: 'language',
          value: 'pl',
          domain,
          path: '/',
          expires: -1,
          httpOnly: false,
          secure: false,
          sameSite: 'Lax' as const,
        },
      ],
      origins: [],
    },
    // No traces, which cost time: `--trace on` records them when needed.
    screenshot: 'only-on-failure',
  },
});
