import { spawnSync } from 'node:child_process';
import { mkdtempSync, cpSync, readFileSync, rmSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { cloneDatabase } from '../../../../tests/support/postgres.ts';
import { migrate } from './migrate.ts';

/** What drizzle-kit takes the schema files to be: the next test holds both together. */
interface Snapshot {
  tables: Record<string, { indexes: Record<string, unknown> }>;
}

const ENGINE = path.resolve(import.meta.dirname, '../../..');

it('migrations build an empty database, also from three processes at once and repeatedly', async () => {
  const database = await cloneDatabase({ empty: true });
  try {
    await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    await migrate(database.url);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ schema: string }>(
      `select distinct table_schema as schema from information_schema.tables where table_schema in ('engine', 'bullmq', 'search') order by 1`,
    );
    await client.end();
    expect(rows.map(({ schema }) => schema)).toEqual(['bullmq', 'engine', 'search']);
  } finally {
    await database.drop();
  }
});

it('every index of the database is declared in the schema files', async () => {
  const [latest] = readdirSync(path.join(ENGINE, 'migrations/meta'))
    .filter((name) => name.endsWith('_snapshot.json'))
    .sort()
    .reverse();
  const { tables } = JSON.parse(readFileSync(path.join(ENGINE, 'migrations/meta', latest!), 'utf8')) as Snapshot;
  const declared = Object.values(tables).flatMap(({ indexes }) => Object.keys(indexes));
  const database = await cloneDatabase();
  const client = new pg.Client({ connectionString: database.url });
  try {
    await client.connect();
    // Those of keys and of `unique` come with their constraints.
    const { rows } = await client.query<{ name: string }>(
      `select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'engine'::regnamespace
        and not exists (select from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))`,
    );
    expect(rows.map(({ name }) => name).sort()).toEqual(declared.sort());
  } finally {
    await client.end();
    await database.drop();
  }
});

it('the committed migrations match the schema files', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'drift-'));
  try {
    cpSync(path.join(ENGINE, 'migrations'), copy, { recursive: true });
    const before = readdirSync(copy);
    // Its exit code is 0 in any case: what it writes tells.
    const run = spawnSync(
      process.execPath,
      [
        path.join(ENGINE, '../node_modules/drizzle-kit/bin.cjs'),
        'generate',
        '--config',
        path.join(ENGINE, 'drizzle.config.ts'),
        '--name',
        'drift',
      ],
      {
        cwd: ENGINE,
        env: { ...process.env, NODE_OPTIONS: '', MIGRATIONS_OUT: path.relative(ENGINE, copy) },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    expect(run.stdout + run.stderr).toContain('No schema changes');
    expect(readdirSync(copy)).toEqual(before);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
