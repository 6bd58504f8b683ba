import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../../tests/support/eventually.ts';
import { freePort } from '../../tests/support/free-port.ts';

const root = join(import.meta.dirname, '..', '..');
/** Output of builds. */
const MADE = new Set(['node_modules', 'public', '.cache', '.cache-media']);

export interface DevServer {
  url: string;
  /** Edits a file of the copy, by its path from the root. */
  edit(file: string, change: (text: string) => string): Promise<void>;
  /** Collects what Vite's client would receive: types of its messages, and names of our own ones. */
  listen(): Promise<{ heard: string[]; close(): void }>;
  close(): Promise<void>;
}

/** The site's development server as a child process, over a copy of the sources that can be edited. */
export async function startDevServer(env: NodeJS.ProcessEnv): Promise<DevServer> {
  const copy = await copyOfSources();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const door = spawn(process.execPath, ['--import', '@app/jsx', join(copy, 'site', 'dev', 'main.ts')], {
    cwd: copy,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'development',
      PORT: String(port),
      LOG_LEVEL: 'error',
      RELEASES_DIR: join(copy, 'releases'),
      PUBLIC_URL: url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = collect(door);
  await eventually('the development server answers', async () => {
    if (door.exitCode !== null) throw new Error(`the development server has ended: ${said()}`);
    return (await fetch(`${url}/healthz`).catch(() => null))?.ok;
  });
  return {
    url,
    async edit(file, change) {
      const path = join(copy, file);
      // Vite's watcher ignores a second change of a file within 50 ms.
      await sleep(100);
      await writeFile(path, change(await readFile(path, 'utf8')));
    },
    listen: () => listen(url),
    async close() {
      const ended = new Promise((resolve) => door.once('exit', resolve));
      if (door.exitCode === null && door.kill('SIGKILL')) await ended;
      await rm(copy, { recursive: true, force: true });
    },
  };
}

/** Copies site and texts and links packages; workspace packages point to the copies. */
async function copyOfSources(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'dev-door-'));
  const copied = (from: string) => !MADE.has(from.split('/').at(-1) ?? '');
  for (const folder of ['site', 'locales', 'engine/contracts', 'tsconfig.base.json'])
    await cp(join(root, folder), join(copy, folder), { recursive: true, filter: copied });
  const modules = join(copy, 'node_modules');
  await mkdir(join(modules, '@app'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== '@app' && name !== '.cache') await symlink(join(root, 'node_modules', name), join(modules, name));
  await symlink(join(root, 'site', 'node_modules'), join(copy, 'site', 'node_modules'));
  await symlink(join(copy, 'locales'), join(modules, '@app', 'locales'));
  await symlink(join(copy, 'engine', 'contracts'), join(modules, '@app', 'contracts'));
  await symlink(join(root, 'scripts', 'jsx'), join(modules, '@app', 'jsx'));
  return copy;
}

async function listen(url: string): Promise<{ heard: string[]; close(): void }> {
  const client = await (await fetch(`${url}/@dev/@vite/client`)).text();
  const token = /const wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${url.replace('http', 'ws')}/@dev/?token=${token}`, 'vite-hmr');
  const heard: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { type, event } = JSON.parse(String(data)) as { type: string; event?: string };
    heard.push(event ?? type);
  });
  await eventually('the connection of Vite’s client stands', () => heard.includes('connected'));
  return { heard, close: () => socket.close() };
}

function collect(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text.slice(-4_000);
}
