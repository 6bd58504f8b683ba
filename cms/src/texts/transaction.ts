import { randomUUID } from 'node:crypto';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { PayloadRequest } from 'payload';
import type { Queryable } from '../notices/deliver.ts';

/**
 * Runs SQL of ours and operations of Payload with `req` in one transaction. Payload's own swallow a commit that fails;
 * this one throws.
 */
export async function inTransaction<T>(req: PayloadRequest, work: (client: Queryable) => Promise<T>): Promise<T> {
  const { db } = req.payload;
  const client = await db.pool.connect();
  const id = randomUUID();
  const nothing = async (): Promise<void> => {};
  // Payload finds its transactions by their id; this one is ended here and not there.
  const sessions = (db.sessions ??= {});
  sessions[id] = { db: drizzle(client, { schema: db.schema }), resolve: nothing, reject: nothing };
  req.transactionID = id;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that is lost has rolled back by itself.
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    delete sessions[id];
    delete req.transactionID;
    client.release();
  }
}
