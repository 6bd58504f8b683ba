import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../scripts/lib/embedded-postgres.ts';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { canReach, serverUser } from '../../scripts/lib/server-user.ts';

export interface TestPostgres {
  /** Of the maintenance database, as a superuser. */
  url: string;
  /** Of its main process. */
  pid: number;
  stop(): Promise<void>;
}

/**
 * A PostgreSQL of its own in a throw-away folder, gone with `stop` (or when this process dies). `durable`: commits reach
 * the disk as in production, for measurements.
 */
export async function startPostgres({ durable = false } = {}): Promise<TestPostgres> {
  const user = serverUser();
  const parent = [tmpdir(), '/tmp', '/var/tmp'].find((folder) => canReach(user, folder)) ?? tmpdir();
  const folder = mkdtempSync(path.join(parent, 'test-postgres-'));
  chmodSync(folder, 0o755);
  try {
    const password = randomBytes(12).toString('hex');
    const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'data'), password, user, durable });
    return {
      url: server.urlOf('postgres'),
      pid: server.pid,
      async stop() {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** The server of this run; Jest's global setup has started it. */
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
const MIGRATE = fromRoot('engine', 'src', 'platform', 'migrate.ts');

/** Names the template after what it holds, so that a lasting server never hands out an old one. */
function templateName(): string {
  const hash = createHash('sha256');
  const add = (target: string): void => {
    if (!existsSync(target)) return;
    if (statSync(target).isDirectory())
      readdirSync(target)
        .sort()
        .forEach((name) => add(path.join(target, name)));
    else hash.update(target).update(readFileSync(target));
  };
  [MIGRATIONS, MIGRATE].forEach(add);
  return `template_${hash.digest('hex').slice(0, 16)}`;
}

async function fill(url: string): Promise<void> {
  if (!existsSync(MIGRATE)) return;
  const { migrate } = (await import(MIGRATE)) as { migrate: (url: string) => Promise<unknown> };
  await migrate(url);
}

const quote = (name: string): string => pg.escapeIdentifier(name);
// Any number will do, as long as it is the same in all workers.
const TEMPLATE_LOCK = 7_310_442;
let template: Promise<string> | undefined;

/** The database with every migration run, made once per run by whichever worker comes first. */
export function templateDatabase(): Promise<string> {
  template ??= withAdmin(async (client) => {
    const name = templateName();
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate', [name]);
    if (rowCount) return name;
    await client.query(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${quote(name)} TEMPLATE template0`);
    await fill(urlOf(name));
    // A half-migrated database is never marked, and so never cloned.
    await client.query(`ALTER DATABASE ${quote(name)} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    return name;
  });
  return template;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** A database of one's own with all migrations run; `empty` leaves the migrations out. */
export async function cloneDatabase({ empty = false }: { empty?: boolean } = {}): Promise<TestDatabase> {
  const source = empty ? 'template0' : await templateDatabase();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withAdmin((client) => client.query(`CREATE DATABASE ${quote(name)} TEMPLATE ${quote(source)}`));
  return {
    url: urlOf(name),
    async drop() {
      await withAdmin((client) => client.query(`DROP DATABASE IF EXISTS ${quote(name)} WITH (FORCE)`));
    },
  };
}
