import pg from 'pg';
import type { SearchIndex } from './port.ts';
import { meilisearchIndex } from './meilisearch/adapter.ts';
import { postgresIndex } from './postgres/adapter.ts';

export { type ReadName, likeness, readName, sharesWord } from './names.ts';
export { ReindexRunning } from './port.ts';
export type * from './port.ts';

export interface SearchIndexOptions {
  /** For the PostgreSQL adapter: the caller's pool, or a URL to connect to. */
  pool?: pg.Pool;
  databaseUrl?: string;
  /** If given, Meilisearch holds the index and PostgreSQL is not used. */
  meiliUrl?: string;
  meiliKey?: string;
  /** Prefix of the Meilisearch indexes, if several installations share a server. */
  meiliPrefix?: string;
  /** Maximum difference between the clocks of processes that write to Meilisearch; default a minute. */
  meiliClockSkewMs?: number;
}

/** The company and product index: in Meilisearch if its URL is given, otherwise in PostgreSQL. */
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
