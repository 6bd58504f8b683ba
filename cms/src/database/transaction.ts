import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Queryable } from './queryable.ts';

/**
 * Runs SQL of ours and operations of Payload with `req` in one transaction of Payload's.
 * @throws Error if the transaction was not committed, which Payload itself does not report
 */
export async function inTransaction<T>(req: PayloadRequest, work: (client: Queryable) => Promise<T>): Promise<T> {
  const { db } = req.payload;
  const id = await db.beginTransaction();
  if (id === null) throw new Error('Payload has not begun a transaction');
  req.transactionID = id;
  try {
    const client = await databaseOf(req);
    const [transaction] = (await client.query('select pg_current_xact_id()::text as id')).rows as { id: string }[];
    const result = await work(client);
    await db.commitTransaction(id);
    const outcome = await db.pool.query('select pg_xact_status($1::xid8) as status', [transaction?.id]);
    if (outcome.rows[0]?.status !== 'committed') throw new Error('The transaction was not committed');
    return result;
  } catch (error) {
    await db.rollbackTransaction(id);
    throw error;
  } finally {
    delete req.transactionID;
  }
}

/**
 * The connection of the request's transaction, else the pool. Within a transaction a query must not wait for a second
 * connection: with all of them taken by such requests it would wait for ever.
 */
export async function databaseOf({ payload, transactionID }: PayloadRequest): Promise<Queryable> {
  const { sessions, drizzle } = payload.db;
  const session = transactionID === undefined ? undefined : sessions?.[String(await transactionID)];
  const database = (session?.db as typeof drizzle | undefined) ?? drizzle;
  return { query: (text, values) => database.execute(toDrizzle(text, values)) };
}

/** Drizzle's form of a query with `$1`, `$2` … */
const toDrizzle = (text: string, values: unknown[] = []) =>
  sql.join(
    text.split(/\$(\d+)/).map((part, index) => (index % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
  );
