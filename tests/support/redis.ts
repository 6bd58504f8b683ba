import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { findProgram } from '../../scripts/lib/processes/programs.ts';
import { startProcess } from '../../scripts/lib/processes/processes.ts';
import { freePort } from './free-port.ts';

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

const redisProgram = (): string | undefined => findProgram('redis-server');

/** Whether tests with Redis can run: with a local server, or the one named by TEST_REDIS_URL. */
export const hasRedis = (): boolean => Boolean(process.env['TEST_REDIS_URL'] ?? redisProgram());

/** One of the shared server's databases 1 to 15, in turn, emptied. */
async function databaseOf(shared: string): Promise<TestRedis> {
  const client = new Redis(shared);
  const database = ((await client.incr('test:databases')) % 15) + 1;
  await client.select(database);
  await client.flushdb();
  client.disconnect();
  const url = new URL(shared);
  url.pathname = `/${database}`;
  return { url: url.href, stop: () => Promise.resolve() };
}

/** An empty Redis for one test, without persistence. `policy` other than "noeviction" needs a local server. */
export async function startRedis({ policy = 'noeviction' }: { policy?: string } = {}): Promise<TestRedis> {
  const command = redisProgram();
  const shared = process.env['TEST_REDIS_URL'];
  if (shared && policy === 'noeviction') return databaseOf(shared);
  if (!command) throw new Error('This machine has no redis-server: ask hasRedis() first.');
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'test-redis-'));
  const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', 'maxmemory-policy': policy };
  const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]);
  const server = startProcess({ name: 'redis-server', command, args, readyPort: port });
  await server.ready(10_000);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
