import type { Payload } from 'payload';

/** Key of the advisory lock of all processes that migrate or seed the cms. */
const LOCK = 7_309_215_004;

/** Holds the lock on its own connection while it runs: a second process waits, and then has nothing to do. */
export async function withMigrationLock(
  { db }: Payload,
  run: (query: (sql: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const guard = await db.pool.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [LOCK]);
    await run((sql) => guard.query(sql));
  } finally {
    guard.release(true);
  }
}
