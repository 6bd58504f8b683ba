import {
  createReadStream,
  createWriteStream,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { z } from 'zod';
import { copyActiveFolder } from './copy-files.ts';
import { UserError } from '../user-error.ts';

// A backup is a folder: manifest.json, one compressed COPY file per table, and the uploads. Tables, functions and
// policies come from the migrations, so it is restored into the version of the product that made it. No PostgreSQL
// client programs are needed, which the embedded server lacks. Queue and search index are left out: they can be
// rebuilt.

const FORMAT = 1;
/** Schemas that are backed up. */
export const BACKED_UP_SCHEMAS = ['engine', 'cms'];
/** Schemas that can be rebuilt. */
const DERIVED_SCHEMAS = ['bullmq', 'search'];

/** Tables that are restored empty: salts must be destroyed on time, and a backup would outlive that. */
const NEVER_BACKED_UP = ['engine.device_salts'];

const Table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number() });
const Sequence = z.object({ schema: z.string(), name: z.string(), value: z.string(), called: z.boolean() });
const Manifest = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  tables: z.array(Table),
  sequences: z.array(Sequence),
});
type Table = z.infer<typeof Table>;
export type Manifest = z.infer<typeof Manifest>;

const qualifiedName = ({ schema, name }: { schema: string; name: string }): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
const fileOf = (folder: string, { schema, name }: Table): string =>
  path.join(folder, 'tables', `${schema}.${name}.copy.gz`);
const columnsOf = ({ columns }: Table): string => columns.map((column) => pg.escapeIdentifier(column)).join(', ');

// Generated columns are left out, as a restore computes them.
const TABLES = `
  SELECT n.nspname AS schema, c.relname AS name, 0 AS rows,
         array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attgenerated = '') AS columns
    FROM pg_class c
    JOIN pg_namespace n ON n.oid = c.relnamespace
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
   WHERE c.relkind = 'r' AND n.nspname = ANY($1)
   GROUP BY 1, 2 ORDER BY 1, 2`;

const tablesOf = async (client: pg.Client): Promise<Table[]> =>
  (await client.query<Table>(TABLES, [BACKED_UP_SCHEMAS])).rows;

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const list =
    'SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = ANY($1) ORDER BY 1, 2';
  const { rows } = await client.query<{ schema: string; name: string }>(list, [BACKED_UP_SCHEMAS]);
  const sequences: Manifest['sequences'] = [];
  for (const sequence of rows) {
    const sql = `SELECT last_value::text AS value, is_called AS called FROM ${qualifiedName(sequence)}`;
    const state = (await client.query<{ value: string; called: boolean }>(sql)).rows[0];
    if (state) sequences.push({ ...sequence, ...state });
  }
  return sequences;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Writes a backup into `folder`, which must not exist yet. All tables are read in one snapshot, so the product may keep
 * running. Uploads are copied afterwards: a file exists before the row that names it, and never changes.
 */
export async function backUp(url: string, uploads: string, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new UserError(`${folder} exists already: name another folder.`);
  mkdirSync(path.join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const manifest = await withClient(url, async (client): Promise<Manifest> => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const tables = await tablesOf(client);
    if (!tables.length)
      throw new UserError('There is nothing to back up: this database holds no tables of the product.');
    for (const table of tables) {
      const taken = !NEVER_BACKED_UP.includes(`${table.schema}.${table.name}`);
      const chosen = `SELECT ${columnsOf(table)} FROM ${qualifiedName(table)} WHERE ${taken}`;
      const rows = client.query(copyTo(`COPY (${chosen}) TO STDOUT`));
      await pipeline(rows, createGzip({ level: 6 }), createWriteStream(fileOf(folder, table), { mode: 0o600 }));
      table.rows = rows.rowCount;
    }
    const sequences = await sequencesOf(client);
    await client.query('COMMIT');
    return { format: FORMAT, madeAt: new Date().toISOString(), tables, sequences };
  });
  copyActiveFolder(uploads, path.join(folder, 'uploads'));
  // Written last: a folder without it is unfinished.
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
  return manifest;
}

/** @throws UserError if the folder holds no finished backup */
export function readManifest(folder: string): Manifest {
  const file = path.join(folder, 'manifest.json');
  if (!existsSync(file)) throw new UserError(`${folder} holds no finished backup: it has no manifest.json.`);
  const parsed = Manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new UserError(`${file} is damaged or of another version of this program.`);
  return parsed.data;
}

/** Whether the database has the product's tables. */
export const hasTables = (url: string): Promise<boolean> =>
  withClient(url, async (client) => (await tablesOf(client)).length > 0);

/** Drops the derived schemas, which would contradict the restored rows; migrations recreate them. */
export async function dropDerivedSchemas(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const schema of DERIVED_SCHEMAS)
      await client.query(`DROP SCHEMA IF EXISTS ${pg.escapeIdentifier(schema)} CASCADE`);
  });
}

function checkSameLayout(ours: Table[], theirs: Table[]): void {
  const lines = (tables: Table[]): string[] =>
    tables.map((table) => `${qualifiedName(table)} (${[...table.columns].sort().join(', ')})`);
  const [here, there] = [new Set(lines(ours)), new Set(lines(theirs))];
  const differing = [...here].filter((line) => !there.has(line)).concat([...there].filter((line) => !here.has(line)));
  if (differing.length) {
    throw new UserError(
      `The backup was made with another version of the product; restore it with that version and migrate then. Differing:\n  ${differing.join('\n  ')}`,
    );
  }
}

/**
 * Replaces all rows and uploads with those of the backup, in one transaction, in a migrated database. Foreign keys and
 * triggers are off meanwhile, as the rows satisfied them before.
 */
export async function restore(url: string, uploads: string, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  await withClient(url, async (client) => {
    const tables = await tablesOf(client);
    checkSameLayout(tables, manifest.tables);
    await client.query('BEGIN');
    await client.query("SET LOCAL session_replication_role = 'replica'");
    await client.query(`TRUNCATE ${tables.map(qualifiedName).join(', ')}`);
    for (const table of manifest.tables) {
      const into = client.query(copyFrom(`COPY ${qualifiedName(table)} (${columnsOf(table)}) FROM STDIN`));
      await pipeline(createReadStream(fileOf(folder, table)), createGunzip(), into);
      if (into.rowCount !== table.rows)
        throw new UserError(
          `The backup is damaged: ${qualifiedName(table)} has ${into.rowCount} rows in place of ${table.rows}.`,
        );
    }
    for (const sequence of manifest.sequences) {
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
        qualifiedName(sequence),
        sequence.value,
        sequence.called,
      ]);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
  });
  const kept = path.join(folder, 'uploads');
  if (existsSync(kept)) {
    mkdirSync(uploads, { recursive: true });
    for (const name of readdirSync(uploads)) rmSync(path.join(uploads, name), { recursive: true });
    cpSync(kept, uploads, { recursive: true });
  }
  return manifest;
}
