import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Reads outside a transaction, or a transaction's own handle: both run queries. */
export type Queries = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'
>;

declare const inTransaction: unique symbol;
declare const ofTenant: unique symbol;

/** An open transaction that sees every company: workers, public reads, reviewers with a token. */
export type Tx = Queries & { readonly [inTransaction]: true };

/** An open transaction of one company: row-level security shows and takes only its rows. */
export type TenantTx = Tx & { readonly [ofTenant]: true; readonly companyId: string };

export interface Db {
  /** Queries outside any transaction. */
  readonly read: Queries;
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

/** Opens a pool on `url`. Call `close` at the end. */
export function openDb(url: string, poolSize: number): Db {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, idleTimeoutMillis: 30_000 });
  // An idle client that loses its server is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that is at work: its query fails with the error, which is where it is dealt with.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const database = drizzle(pool);

  async function tx<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await database.transaction((handle) => work(handle as unknown as Tx));
      } catch (error) {
        if (attempt >= TRIES || !TRY_AGAIN.has(sqlState(error) ?? '')) throw error;
      }
    }
  }

  return {
    read: database,
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
