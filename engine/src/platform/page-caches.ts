import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** PostgreSQL channel on which every site server listens; the payload is a cache tag (ADR 0040). */
export const CACHE_PURGE_CHANNEL = 'cache_purge';

/**
 * Purges a cache tag on every site server when the transaction commits. Tags: a company's id for its pages, `list:<id>`
 * for the lists it appears in, `search` and `directory` for all pages of results and lists.
 */
export async function notifyCaches(tx: Tx, tag: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CACHE_PURGE_CHANNEL}, ${tag})`);
}
