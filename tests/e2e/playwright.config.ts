import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../support/chromium.ts';

/** `npm run test:e2e` starts the whole platform and says in BASE_URL where it is. */
export default defineConfig({
  testDir: '.',
  // Beside the throw-away data of the run when there is one.
  outputDir: process.env['E2E_OUTPUT_DIR'] ?? '../test-results',
  fullyParallel: false,
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
