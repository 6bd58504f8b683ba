import pg from 'pg';
import type { SearchIndex } from './port.ts';
import { meilisearchIndex } from './meilisearch/adapter.ts';
import { postgresIndex } from './postgres/adapter.ts';

export { type ReadName, likeness, readName, sharesWord } from './names.ts';
export { ReindexRunning } from './port.ts';
export type * from './port.ts';

export interface SearchIndexOptions {
  /** For the PostgreSQL adapter: a pool of the caller's, or an address to connect to. */
  pool?: pg.Pool;
  databaseUrl?: string;
  /** Given, Meilisearch holds the index, and PostgreSQL is not touched. */
  meiliUrl?: string;
  meiliKey?: string;
  /** Put before the names of the Meilisearch indexes when several installations share a server. */
  meiliPrefix?: string;
  /** How far the clocks of the processes that write to Meilisearch may be apart; a minute. */
  meiliClockSkewMs?: number;
}

/** The company and product index, in Meilisearch when its address is given, in PostgreSQL otherwise. */
export function createSearchIndex(options: SearchIndexOptions): SearchIndex {
  const { pool, databaseUrl, meiliUrl, meiliKey, meiliPrefix, meiliClockSkewMs } = options;
  if (meiliUrl) {
    return meilisearchIndex({
      url: meiliUrl,
      ...(meiliKey !== undefined && { key: meiliKey }),
      ...(meiliPrefix !== undefined && { prefix: meiliPrefix }),
      ...(meiliClockSkewMs !== undefined && { clockSkewMs: meiliClockSkewMs }),
    });
  }
  if (pool) return postgresIndex(pool, async () => undefined);
  if (!databaseUrl) throw new Error('A search index needs a pool, a databaseUrl or a meiliUrl');
  const own = new pg.Pool({ connectionString: databaseUrl, max: 5, application_name: 'search' });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  own.on('error', () => undefined);
  return postgresIndex(own, () => own.end());
}
