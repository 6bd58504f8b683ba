import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import type { TopCompanies } from '../../engine/contracts/companies.ts';

/** Nobody is asked there. */
const NOWHERE = '127.0.0.1:9';
const ROOT = path.join(import.meta.dirname, '..', '..');

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a part of the product and waits until it is ready. */
async function start(entry: string, env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const part = spawn(process.execPath, ['--import', '@app/jsx', path.join(ROOT, entry)], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const state = async () =>
    part.exitCode !== null ? 'ended' : (await fetch(`${url}/readyz`).catch(() => null))?.ok ? 'ready' : 'starting';
  await expect.poll(state, { timeout: 60_000 }).not.toBe('starting');
  expect(await state(), entry).toBe('ready');
  return part;
}

async function end(part: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (part.exitCode !== null || part.signalCode !== null) return;
  part.kill(signal);
  await once(part, 'exit');
}

// An engine and a front door of this test’s own, on the data and the release of the platform that runs: they may be killed.
let door: string;
let frontDoor: ChildProcess;
let engine: ChildProcess;
let startEngine: () => Promise<ChildProcess>;

test.beforeAll(async () => {
  const [enginePort, port] = [await freePort(), await freePort()];
  const engineUrl = `http://127.0.0.1:${enginePort}`;
  door = `http://127.0.0.1:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...{
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      SMTP_URL: `smtp://${NOWHERE}`,
      CMS_URL: `http://${NOWHERE}`,
      PUBLIC_URL: process.env['BASE_URL'],
    },
    ...{ ENGINE_PORT: String(enginePort), ENGINE_URL: engineUrl, PORT: String(port) },
  };
  startEngine = () => start('engine/src/entry/api.ts', env, engineUrl);
  engine = await startEngine();
  // Nobody tells it of changes: a page is too old after two seconds, and not after a minute.
  frontDoor = await start('site/server/main.ts', { ...env, DATABASE_URL: undefined }, door);
});
test.afterAll(async () => {
  await Promise.all([end(engine, 'SIGTERM'), end(frontDoor, 'SIGTERM')]);
});

test('the engine is killed: pages that are kept still answer, others say that it is down, and when to come again', async ({
  page,
  request,
}) => {
  const { items } = (await (await request.get(`${door}/api/v1/companies/top?limit=2`)).json()) as TopCompanies;
  const [kept, other] = items.map(({ slug }) => `${door}/en/reviews/${slug}`) as [string, string];
  await page.goto(kept);
  const name = await page.getByRole('heading', { level: 1 }).textContent();

  await end(engine, 'SIGKILL');

  // Soon the page is too old, and stands in all the same.
  await expect
    .poll(async () => {
      const answer = await request.get(kept);
      return [answer.status(), answer.headers()['x-cache']];
    })
    .toEqual([200, 'fallback']);
  await page.goto(kept);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
  await expect(page.getByRole('article').first()).toBeVisible();

  for (const address of [other, `${door}/en/shops`, `${door}/en/search/tea`]) {
    const answer = await page.goto(address);
    expect([answer?.status(), answer?.headers()['retry-after']], address).toEqual([503, '10']);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
  expect((await request.get(`${door}/en/pricing`)).status(), 'a page of the release').toBe(200);

  engine = await startEngine();
  await expect.poll(async () => (await request.get(other)).status()).toBe(200);
});
