import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** On which every front door listens; the payload is a tag of pages (ADR 0040). */
export const CACHE_PURGE_CHANNEL = 'cache_purge';

/**
 * Tells every site server, once the transaction is through, that pages have changed: with a company's id those of the
 * company, with `list:` before it the lists that it stands in; `search` and `directory` are all pages of results and of
 * lists.
 */
export async function notifyCaches(tx: Tx, tag: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CACHE_PURGE_CHANNEL}, ${tag})`);
}
