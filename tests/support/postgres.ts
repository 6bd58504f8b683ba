import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../scripts/lib/database/embedded-postgres.ts';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { canReach, serverUser } from '../../scripts/lib/database/server-user.ts';

export interface TestPostgres {
  /** URL of the maintenance database, as a superuser. */
  url: string;
  /** Whether its files are in memory. */
  inMemory: boolean;
  /** Process id of the server. */
  pid: number;
  stop(): Promise<void>;
}

/** A folder in memory, and the space that a whole run's databases need. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;
const PREFIX = 'test-postgres-';
/** A run that is just starting has no server yet. */
const LEFT_BEHIND_MS = 10 * 60_000;

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES;
  } catch {
    return false;
  }
}

/** Whether the process named in a server's data folder is alive. */
function isServed(dataDir: string): boolean {
  try {
    process.kill(Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0]), 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes the data of killed runs, which would occupy memory for good. */
function removeLeftBehind(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX))) {
    const left = path.join(folder, name);
    const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LEFT_BEHIND_MS && !isServed(path.join(left, 'data'))) rmSync(left, { recursive: true, force: true });
  }
}

/**
 * A PostgreSQL server in temporary folders, removed by `stop` or the end of this process. `durable`: commits reach the
 * disk as in production, for measurements; otherwise data are in memory if there is space.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const user = serverUser();
  const disk = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => canReach(user, folder)) ?? tmpdir();
  const inMemory = !durable && hasRoom(MEMORY) && canReach(user, MEMORY);
  if (inMemory) removeLeftBehind(MEMORY);
  const [folder, programsDir] = [inMemory ? MEMORY : disk, disk].map((parent) => {
    const made = mkdtempSync(path.join(parent, PREFIX));
    chmodSync(made, 0o755);
    return made;
  }) as [string, string];
  const remove = (): void => [folder, programsDir].forEach((made) => rmSync(made, { recursive: true, force: true }));
  try {
    const password = randomBytes(12).toString('hex');
    const dataDir = path.join(folder, 'data');
    const server = await startEmbeddedPostgres({ dataDir, programsDir, password, user, durable });
    return {
      url: server.urlOf('postgres'),
      inMemory,
      pid: server.pid,
      async stop() {
        await server.stop();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The server of this run, started by Jest's global setup. */
function serverUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run through Jest, whose global setup starts PostgreSQL.');
  return url;
}

const urlOf = (database: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${database}`;
  return url.href;
};

async function withAdmin<T>(run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

const MIGRATIONS = fromRoot('engine', 'migrations');
const MIGRATE = fromRoot('engine', 'src', 'platform', 'database', 'migrate.ts');

/** A template to clone databases from, made once per run by the first worker that needs it. */
export interface Template {
  name: string;
  /** Inputs of the template: a long-running server never hands out an outdated one. */
  madeFrom: readonly string[];
  fill(url: string): Promise<void>;
}

/** With all of the engine's migrations. */
const ENGINE: Template = {
  name: 'engine',
  madeFrom: [MIGRATIONS, MIGRATE],
  async fill(url) {
    const { migrate } = (await import(MIGRATE)) as { migrate: (url: string) => Promise<unknown> };
    await migrate(url);
  },
};

function databaseNameOf({ name, madeFrom }: Template): string {
  const hash = createHash('sha256');
  const add = (target: string): void => {
    if (statSync(target).isDirectory())
      readdirSync(target)
        .sort()
        .forEach((entry) => add(path.join(target, entry)));
    else hash.update(target).update(readFileSync(target));
  };
  madeFrom.forEach(add);
  return `template_${name}_${hash.digest('hex').slice(0, 16)}`;
}

const quote = (name: string): string => pg.escapeIdentifier(name);
const ready = new Map<string, Promise<string>>();

/** The name of a template's database, which is created if needed. */
function templateDatabase(template: Template): Promise<string> {
  const known = ready.get(template.name);
  if (known) return known;
  const made = withAdmin(async (client) => {
    const name = databaseNameOf(template);
    await client.query('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (rowCount) return name;
    await client.query(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${quote(name)} TEMPLATE template0`);
    await template.fill(urlOf(name));
    // A half-filled database is never marked as a template, so it is never cloned.
    await client.query(`ALTER DATABASE ${quote(name)} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    return name;
  });
  ready.set(template.name, made);
  return made;
}

const CLOSING_MS = 3000;

/**
 * pg's `pool.end()` resolves before its connections are closed. One that FORCE terminates meanwhile is an 'error' of
 * the pool, which ends the process of the tests: give connections time to close.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  const limit = Date.now() + CLOSING_MS;
  const isUsed = async (): Promise<boolean> =>
    Boolean((await client.query('SELECT 1 FROM pg_stat_activity WHERE datname = $1 LIMIT 1', [name])).rowCount);
  while (Date.now() < limit && (await isUsed())) await sleep(20);
  await client.query(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`);
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

export interface CloneOptions {
  /** An empty database. */
  empty?: boolean;
  template?: Template;
}

/** A new database, with all of the engine's migrations unless told otherwise. */
export async function cloneDatabase({ empty = false, template = ENGINE }: CloneOptions = {}): Promise<TestDatabase> {
  const source = empty ? 'template0' : await templateDatabase(template);
  const name = `test_${randomBytes(8).toString('hex')}`;
  // In memory, copying files takes half as long as copying through the log; on a disk four times as long.
  const strategy = process.env['TEST_DATABASE_IN_MEMORY'] ? 'file_copy' : 'wal_log';
  await withAdmin((client) =>
    client.query(`CREATE DATABASE ${quote(name)} TEMPLATE ${quote(source)} STRATEGY ${strategy}`),
  );
  return {
    url: urlOf(name),
    drop: () => withAdmin((client) => dropDatabase(client, name)),
  };
}
