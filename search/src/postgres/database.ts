import type { Pool, PoolClient } from 'pg';

/** Runs `work` with a connection of the pool; a broken one is discarded. */
export async function withClient<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const remember = (error: Error): void => {
    broken = error;
  };
  client.on('error', remember);
  try {
    return await work(client);
  } finally {
    client.off('error', remember);
    client.release(broken);
  }
}

/** One transaction; `begin` may carry settings for it. */
export async function transaction<T>(client: PoolClient, work: () => Promise<T>, begin = 'BEGIN'): Promise<T> {
  try {
    await client.query(begin);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // The connection itself may have failed: the first error says more.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
