import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool, type PoolClient } from 'pg';
import { type IndexEntry, companyEntry, productEntry } from '../documents.ts';
import { ReindexRunning, type ReindexSource } from '../port.ts';
import { transaction, withClient } from './database.ts';
import { type Collection, LOCKS, createIndexes, createTables, dropTables, swapTables } from './layout.ts';
import { putEntries } from './write.ts';

/** From here on every writer writes to both tables, so the source can be read without missing a change. */
const startBuilding = (client: PoolClient): Promise<number> =>
  transaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.writers]);
    const { rows } = await client.query<{ generation: number }>(
      'UPDATE search.state SET generation = generation + 1, building = true RETURNING generation',
    );
    const generation = rows[0]?.generation;
    if (generation === undefined) throw new Error('The search index is not set up: run setup() first');
    // Left behind by a killed reindex.
    await dropTables(client, '_next');
    await createTables(client, '_next', generation);
    return generation;
  });

const stopBuilding = (client: PoolClient): Promise<void> =>
  transaction(client, async () => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.writers]);
    await client.query('UPDATE search.state SET building = false');
    await dropTables(client, '_next');
  });

const swap = (client: PoolClient): Promise<void> =>
  transaction(
    client,
    async () => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.writers]);
      await swapTables(client);
      await client.query('UPDATE search.state SET building = false, filled_at = clock_timestamp()');
    },
    // Searches queue behind a waiting swap: it is better to give up and try again.
    `BEGIN; SET LOCAL lock_timeout = '500ms'`,
  );

const LOCK_NOT_AVAILABLE = '55P03';
const SWAP_TRIES = 60;
const PAUSE_MS = 1000;

/** Something may lock the old tables for a while, such as a backup. */
async function swapPatiently(client: PoolClient): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await swap(client);
    } catch (error) {
      const busy = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
      if (!busy || tries === SWAP_TRIES) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

async function fill<T>(
  client: PoolClient,
  collection: Collection,
  batches: AsyncIterable<T[]>,
  toEntries: (batch: T[]) => IndexEntry[],
): Promise<number> {
  let count = 0;
  for await (const batch of batches) {
    const entries = toEntries(batch);
    count += entries.length;
    if (entries.length === 0) continue;
    // A row written meanwhile is newer than the source's.
    await transaction(client, () => putEntries(client, { collection, suffix: '_next' }, entries, 'first'));
  }
  return count;
}

/**
 * Builds new tables beside the old ones and swaps them in one transaction. No change is lost: while the new tables
 * are filled every writer, in any process, writes into both; there its row wins over the source's, and a removal
 * leaves a tombstone. A lock shared by writers keeps both changes of that rule apart from writes under way.
 */
export function rebuild(pool: Pool, source: ReindexSource): Promise<{ companies: number; products: number }> {
  return withClient(pool, async (client) => {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [LOCKS.reindex]);
    if (!rows[0]?.mine) throw new ReindexRunning();
    try {
      // Building an index takes longer than the statement timeout.
      await client.query('SET statement_timeout = 0');
      const generation = await startBuilding(client);
      try {
        const companies = await fill(client, 'companies', source.companies(), (batch) =>
          batch.filter(({ hidden }) => !hidden).map(companyEntry),
        );
        const products = await fill(client, 'products', source.products(), (batch) => batch.map(productEntry));
        await createIndexes(client, '_next', generation);
        await client.query(
          'VACUUM (ANALYZE) search.companies_next, search.companies_words_next, search.products_next, search.products_words_next',
        );
        await swapPatiently(client);
        return { companies, products };
      } catch (error) {
        await stopBuilding(client).catch(() => undefined);
        throw error;
      }
    } finally {
      // If the connection failed, the server has released both already.
      await client.query('RESET statement_timeout').catch(() => undefined);
      await client.query('SELECT pg_advisory_unlock($1)', [LOCKS.reindex]).catch(() => undefined);
    }
  });
}
