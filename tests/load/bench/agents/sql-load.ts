import pg from 'pg';
import { cpuSince } from './http-load.ts';
import type { LoadResult } from './http-load.ts';

/** A statement as passed to the driver, without its values. */
export interface Statement {
  text: string;
  name?: string;
  rowMode?: 'array';
  /** Rows returned or changed when it was captured: a replay must have the same effect. */
  rowCount: number | null;
}

/** Bare statements: only the driver, a pool and concurrent callers. */
export interface SqlLoad {
  databaseUrl: string;
  /** Connections of the pool, and concurrent callers. */
  connections: number;
  statements: Statement[];
  /** The values of each statement, per run. Several statements run on one connection, one after the other. */
  runs: unknown[][][];
  /** If given, the runs are repeated in turn until the time is up; otherwise each is done once. */
  seconds?: number;
}

const pools = new Map<string, pg.Pool>();

function poolOf({ databaseUrl, connections }: SqlLoad): pg.Pool {
  const key = `${connections} ${databaseUrl}`;
  const pool = pools.get(key) ?? new pg.Pool({ connectionString: databaseUrl, max: connections, idleTimeoutMillis: 0 });
  pools.set(key, pool);
  return pool;
}

async function runStatement(client: pg.Pool | pg.PoolClient, statement: Statement, values: unknown[]): Promise<void> {
  const { text, name, rowMode, rowCount } = statement;
  const query = { text, values, ...(name && { name }), ...(rowMode && { rowMode }) };
  const result = await client.query<Record<string, unknown>>(query);
  if (result.rowCount !== rowCount) throw new Error(`${result.rowCount} rows, captured were ${rowCount}: ${text}`);
  if (result.rows.length > 0) JSON.stringify(result.rows);
}

async function runAll(pool: pg.Pool, statements: Statement[], values: unknown[][]): Promise<void> {
  const [first] = statements;
  if (first && statements.length === 1) return runStatement(pool, first, values[0] ?? []);
  const client = await pool.connect();
  try {
    for (const [n, statement] of statements.entries()) await runStatement(client, statement, values[n] ?? []);
  } finally {
    client.release();
  }
}

export async function runStatements(load: SqlLoad): Promise<LoadResult> {
  const { statements, runs } = load;
  const pool = poolOf(load);
  const cpu = process.cpuUsage();
  const started = performance.now();
  const until = load.seconds === undefined ? undefined : started + load.seconds * 1000;
  let next = 0;
  let done = 0;
  const more = (): boolean => (until === undefined ? next < runs.length : performance.now() < until);
  const run = async (): Promise<void> => {
    while (more()) {
      await runAll(pool, statements, runs[next++ % runs.length] ?? []);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: load.connections }, run));
  return { done, seconds: (performance.now() - started) / 1000, cpuMs: cpuSince(cpu) };
}
