import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';

/** Nobody is asked there. */
const NOWHERE = '127.0.0.1:9';
const ROOT = path.join(import.meta.dirname, '..', '..', '..');

/** An engine and a front door of a test's own, on the data and the release of the platform that runs. */
export interface OwnEngine {
  /** Origin of the front door. */
  door: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
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

/**
 * Starts them: they may be killed, as no other test uses them.
 * @param acting whether pages of this door may change something: the engine accepts changes from its own origin alone
 */
export async function startOwnEngine({ acting = false } = {}): Promise<OwnEngine> {
  const [enginePort, port] = [await freePort(), await freePort()];
  const engineUrl = `http://127.0.0.1:${enginePort}`;
  // Cookies are those of the platform's host.
  const door = `http://${new URL(process.env['BASE_URL'] ?? '').hostname}:${port}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'warn',
    SMTP_URL: `smtp://${NOWHERE}`,
    CMS_URL: `http://${NOWHERE}`,
    PUBLIC_URL: acting ? door : process.env['BASE_URL'],
    ENGINE_PORT: String(enginePort),
    ENGINE_URL: engineUrl,
    PORT: String(port),
  };
  const startEngine = () => start('engine/src/entry/api.ts', env, engineUrl);
  let engine = await startEngine();
  // Nobody tells it of changes: a page is too old after two seconds, and not after a minute.
  const frontDoor = await start('site/server/main.ts', { ...env, DATABASE_URL: undefined }, door);
  return {
    door,
    kill: () => end(engine, 'SIGKILL'),
    async restart() {
      engine = await startEngine();
    },
    async stop() {
      await Promise.all([end(engine, 'SIGTERM'), end(frontDoor, 'SIGTERM')]);
    },
  };
}
