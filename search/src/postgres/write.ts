import type { Pool, PoolClient } from 'pg';
import type { IndexEntry } from '../documents.ts';
import { transaction, withClient } from './database.ts';
import { type Collection, LOCKS, TABLE_SUFFIXES, type TableSuffix } from './layout.ts';
import { facetsText } from './facets.ts';
import { termsOf, typoWords } from './terms.ts';

/** `newest`: overwrites an existing row; `first`: keeps it, as it is newer than the one at hand. */
type Precedence = 'newest' | 'first';

const OVERWRITE = `DO UPDATE SET slug = excluded.slug, name = excluded.name, compact = excluded.compact,
  host = excluded.host, script = excluded.script, count = excluded.count, rank = excluded.rank, terms = excluded.terms,
  facets = excluded.facets`;

/** One row per id, the last given, sorted by id so that writers cannot deadlock. */
function inOrder(entries: readonly IndexEntry[]): IndexEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Writes entries into one table and their words into its dictionary of typos. */
export async function putEntries(
  client: PoolClient,
  table: { collection: Collection; suffix: TableSuffix },
  given: readonly IndexEntry[],
  precedence: Precedence,
): Promise<void> {
  const entries = inOrder(given);
  const column = <T>(read: (entry: IndexEntry) => T): T[] => entries.map(read);
  await client.query(
    `INSERT INTO search.${table.collection}${table.suffix} (id, slug, name, compact, host, script, count, rank, terms, facets)
     SELECT id, slug, name, compact, host, script, count, rank, terms::tsvector, facets
     FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::int[], $8::float8[],
       $9::text[], $10::text[]) AS given (id, slug, name, compact, host, script, count, rank, terms, facets)
     ON CONFLICT (id) ${precedence === 'newest' ? OVERWRITE : 'DO NOTHING'}`,
    [
      column((entry) => entry.id),
      column((entry) => entry.slug),
      column((entry) => entry.name),
      column((entry) => entry.compact),
      column((entry) => entry.host),
      column((entry) => entry.script),
      column((entry) => entry.count),
      column((entry) => entry.rank),
      column(termsOf),
      column(facetsText),
    ],
  );
  const words = [...new Set(entries.flatMap(typoWords))].sort();
  await client.query(
    `INSERT INTO search.${table.collection}_words${table.suffix} (word) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`,
    [words],
  );
}

/** In the table being filled, a removal leaves a tombstone, so that the source's older row does not restore it. */
async function dropEntries(client: PoolClient, collection: Collection, suffix: TableSuffix, ids: readonly string[]) {
  const sorted = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
  if (suffix === '') {
    // Locks in id order first, because a plain DELETE locks in physical order.
    await client.query(
      `DELETE FROM search.${collection} WHERE id IN (
         SELECT id FROM search.${collection} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE)`,
      [sorted],
    );
  } else {
    await client.query(
      `INSERT INTO search.${collection}${suffix} (id) SELECT unnest($1::uuid[])
       ON CONFLICT (id) DO UPDATE SET terms = NULL`,
      [sorted],
    );
  }
}

/** Upserts and removals in one transaction, in every table that is in use or being filled. */
export async function write(
  pool: Pool,
  collection: Collection,
  change: { put?: readonly IndexEntry[]; drop?: readonly string[] },
): Promise<void> {
  const { put = [], drop = [] } = change;
  if (put.length + drop.length === 0) return;
  await withClient(pool, (client) =>
    transaction(client, async () => {
      // Shared with other writers; a reindex takes it exclusively at the two moments when the tables change.
      await client.query('SELECT pg_advisory_xact_lock_shared($1)', [LOCKS.writers]);
      const { rows } = await client.query<{ building: boolean }>('SELECT building FROM search.state');
      for (const suffix of rows[0]?.building ? TABLE_SUFFIXES : TABLE_SUFFIXES.slice(0, 1)) {
        if (put.length) await putEntries(client, { collection, suffix }, put, 'newest');
        if (drop.length) await dropEntries(client, collection, suffix, drop);
      }
    }),
  );
}
