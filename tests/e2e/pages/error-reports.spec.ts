import { spawn, type ChildProcess } from 'node:child_process';
import { expect, test, type Page } from '@playwright/test';
import { fromRoot } from '../../../scripts/lib/paths.ts';
import { startErrorReceiver, type ErrorReceiver } from '../../support/error-receiver.ts';
import { freePort } from '../../support/free-port.ts';

const BASE_URL = process.env['BASE_URL'] ?? '';
const TOKEN = 'k1.aB3dE5fG7hI9jK1lM3nO5pQ7rS9tU1vW3xY5z';
const PAGE = `/invitation/shop/edit/${TOKEN}`;

let receiver: ErrorReceiver;
let door: ChildProcess;
let publicUrl: string;

/** A second front door over the same release, with a DSN. */
test.beforeAll(async () => {
  receiver = await startErrorReceiver();
  const port = await freePort();
  publicUrl = `http://localhost:${port}`;
  door = spawn(process.execPath, ['--import', '@app/jsx', fromRoot('site', 'server', 'main.ts')], {
    cwd: fromRoot(),
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      RELEASES_DIR: process.env['RELEASES_DIR'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      ENGINE_URL: BASE_URL,
      CMS_URL: BASE_URL,
      SENTRY_DSN: receiver.dsn,
    },
  });
  await expect(async () => expect((await fetch(`${publicUrl}/readyz`)).status).toBe(200)).toPass({ timeout: 60_000 });
});
test.afterAll(async () => {
  door.kill();
  await receiver.stop();
});

/** Lets a script of the page fail: another tab has changed the theme, and the browser throws when it is shown. */
async function failIn(page: Page): Promise<void> {
  const failed = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    document.querySelector = () => {
      throw new Error('no theme for anna.kowalska@shop.example');
    };
    dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  });
  await failed;
}

test('an error of a page is reported once, with nothing personal in it', async ({ page }) => {
  await page.goto(`${publicUrl}${PAGE}`);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await failIn(page);
  await failIn(page);
  const event = await receiver.event('no theme for <address>');
  expect(event.server_name).toBe('browser');
  expect(event.tags?.['page']).toBe('/invitation/shop/edit/:token');
  expect(event.exception.values[0]?.stacktrace?.frames.length).toBeGreaterThan(0);
  expect(receiver.events).toHaveLength(1);
  expect(receiver.received()).not.toMatch(/kowalska|k1\.aB3/);
});

test('without a DSN a page that fails sends nothing', async ({ page }) => {
  const asked: string[] = [];
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await failIn(page);
  await page.evaluate(() => fetch('/healthz'));
  await expect.poll(() => asked).toContain('/healthz');
  expect(asked).not.toContain('/page-errors');
});
