import type { Pool, PoolClient } from 'pg';
import type { IndexEntry } from '../documents.ts';
import { transaction, withClient } from './database.ts';
import { type Collection, LOCKS, SHELVES, type Shelf } from './layout.ts';
import { facetsText } from './facets.ts';
import { termsOf, typoWords } from './terms.ts';

/** `newest`: a row that is there is overwritten; `first`: it stays, as it came later than the one at hand. */
type Precedence = 'newest' | 'first';

const OVERWRITE = `DO UPDATE SET slug = excluded.slug, name = excluded.name, compact = excluded.compact,
  host = excluded.host, script = excluded.script, count = excluded.count, rank = excluded.rank, terms = excluded.terms,
  facets = excluded.facets`;

/** One row per id, the last one given, in the order of ids: two writers then never wait for each other in a circle. */
function inOrder(entries: readonly IndexEntry[]): IndexEntry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Writes entries into one table and their words into its dictionary of typos. */
export async function putEntries(
  client: PoolClient,
  table: { collection: Collection; shelf: Shelf },
  given: readonly IndexEntry[],
  precedence: Precedence,
): Promise<void> {
  const entries = inOrder(given);
  const column = <T>(read: (entry: IndexEntry) => T): T[] => entries.map(read);
  await client.query(
    `INSERT INTO search.${table.collection}${table.shelf} (id, slug, name, compact, host, script, count, rank, terms, facets)
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
    `INSERT INTO search.${table.collection}_words${table.shelf} (word) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING`,
    [words],
  );
}

/** In the table being filled a removal leaves a tombstone, so that the source's older row does not bring it back. */
async function dropEntries(client: PoolClient, collection: Collection, shelf: Shelf, ids: readonly string[]) {
  const sorted = [...new Set(ids.map((id) => id.toLowerCase()))].sort();
  if (shelf === '') {
    // Locked in the order of ids first: a plain DELETE locks in the order in which the rows lie.
    await client.query(
      `DELETE FROM search.${collection} WHERE id IN (
         SELECT id FROM search.${collection} WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE)`,
      [sorted],
    );
  } else {
    await client.query(
      `INSERT INTO search.${collection}${shelf} (id) SELECT unnest($1::uuid[])
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
      // Shared with other writers; a reindex takes it alone for the two moments at which the tables change places.
      await client.query('SELECT pg_advisory_xact_lock_shared($1)', [LOCKS.writers]);
      const { rows } = await client.query<{ building: boolean }>('SELECT building FROM search.state');
      for (const shelf of rows[0]?.building ? SHELVES : SHELVES.slice(0, 1)) {
        if (put.length) await putEntries(client, { collection, shelf }, put, 'newest');
        if (drop.length) await dropEntries(client, collection, shelf, drop);
      }
    }),
  );
}
