import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../scripts/lib/programs.ts';
import { startProcess } from '../../scripts/lib/processes.ts';
import { freePort } from './free-port.ts';

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
}

/** Where redis-server is, if this machine has one. */
export const redisProgram = (): string | undefined => findProgram('redis-server');

/** A real Redis on a free port, nothing saved; undefined when the machine has none. */
export async function startRedis({ policy = 'noeviction' }: { policy?: string } = {}): Promise<TestRedis | undefined> {
  const command = redisProgram();
  if (!command) return undefined;
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
