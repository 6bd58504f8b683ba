import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Runs single statements: outside any transaction, or within one. */
export type Queries = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
> & { readonly $client: pg.Pool | pg.PoolClient };

declare const inTransaction: unique symbol;
declare const ofTenant: unique symbol;

/** An open transaction that sees every company: workers, public reads, reviewers with a token. */
export type Tx = Queries & { readonly [inTransaction]: true };

/** An open transaction of one company: row-level security shows and takes only its rows. */
export type TenantTx = Tx & { readonly [ofTenant]: true; readonly companyId: string };

export interface Db {
  /** Runs each statement outside any transaction, reads and writes alike. */
  readonly queries: Queries;
  readonly pool: pg.Pool;
  /** Runs `work` in a transaction; deadlocks and serialization failures are tried again, three times at most. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for one company, with row-level security as a second wall. */
  tenantTx<T>(companyId: string, work: (tx: TenantTx) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const TRY_AGAIN = new Set(['40001', '40P01']);
const TRIES = 3;

function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'cause' in error ? sqlState(error.cause) : undefined;
}

/**
 * Opening a connection and planning its statements anew takes longer than most requests, so a few are kept for ever; the
 * others, of several MB each in the server, go a minute after a peak.
 */
const IDLE_MS = 60_000;
const KEPT_CONNECTIONS = 4;

/** The handle of each connection: making a new one costs as much as a small query. */
const handles = new WeakMap<pg.PoolClient, NodePgDatabase & { $client: pg.PoolClient }>();

/** An object of its own for each transaction: what is known of one must not be taken for the next. */
function handleOf(client: pg.PoolClient): Tx {
  const handle = handles.get(client) ?? drizzle(client);
  handles.set(client, handle);
  return Object.create(handle) as Tx;
}

/** Opens a pool on `url`. Call `close` at the end. */
export function openDb(url: string, poolSize: number): Db {
  // Pipelined, statements that are asked for together travel together.
  const settings = {
    connectionString: url,
    max: poolSize,
    min: KEPT_CONNECTIONS,
    idleTimeoutMillis: IDLE_MS,
    pipeline: true,
  };
  const pool = new pg.Pool(settings);
  // An idle client that loses its server is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that is at work: its query fails with the error, which is where it is dealt with.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = drizzle(pool);

  async function inTransaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken = false;
    try {
      await client.query('begin');
      const result = await work(handleOf(client));
      await client.query('commit');
      return result;
    } catch (error) {
      // A connection that cannot even roll back is not handed to anybody else.
      await client.query('rollback').catch(() => (broken = true));
      throw error;
    } finally {
      client.release(broken);
    }
  }

  async function tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await inTransaction(work);
      } catch (error) {
        if (attempt >= TRIES || !TRY_AGAIN.has(sqlState(error) ?? '')) throw error;
      }
    }
  }

  return {
    queries: database,
    pool,
    tx,
    tenantTx: (companyId, work) =>
      tx(async (handle) => {
        await handle.execute(
          sql`select set_config('role', 'app_tenant', true), set_config('app.company_id', ${companyId}, true)`,
        );
        return work(Object.assign(handle, { companyId }) as TenantTx);
      }),
    close: () => pool.end(),
  };
}
