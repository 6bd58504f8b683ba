import type { Payload } from 'payload';

/** Any number: the same for every process that migrates or seeds the cms. */
const LOCK = 7_309_215_004;

/** Holds a lock on a connection of its own while it runs: a second process waits, and then finds nothing to do. */
export async function oneAtATime(
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
