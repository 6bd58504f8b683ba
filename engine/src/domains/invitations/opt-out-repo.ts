import { and, eq, inArray, notLike } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { KEYED } from './addresses.ts';
import { optOuts } from './schema.ts';

/** `hashes`: all under which the address may have been kept. */
export async function isOptedOut(queries: Queries, companyId: string, hashes: string[]): Promise<boolean> {
  const found = await queries
    .select({ at: optOuts.at })
    .from(optOuts)
    .where(and(eq(optOuts.companyId, companyId), inArray(optOuts.addressHash, hashes)));
  return found.length > 0;
}

export async function addOptOut(tx: Tx, companyId: string, hash: string, at: Date): Promise<void> {
  await tx.insert(optOuts).values({ companyId, addressHash: hash, at }).onConflictDoNothing();
}

export async function dropOptOut(tx: Tx, companyId: string, hash: string): Promise<void> {
  await tx.delete(optOuts).where(and(eq(optOuts.companyId, companyId), eq(optOuts.addressHash, hash)));
}

/** Opt-outs whose hash has no key yet, but for those that another worker has in hand. */
export function lockUnkeyed(tx: Tx, limit: number): Promise<(typeof optOuts.$inferSelect)[]> {
  return tx
    .select()
    .from(optOuts)
    .where(notLike(optOuts.addressHash, `${KEYED}%`))
    .limit(limit)
    .for('update', { skipLocked: true });
}
