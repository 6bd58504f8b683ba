import { desc, lt, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { canonicalHead, fromBytes } from './model.ts';
import * as repo from './repo.ts';
import { ledgerHeads, ledgerKeys } from './schema.ts';

export type HeadRow = typeof ledgerHeads.$inferSelect;
export type KeyRow = typeof ledgerKeys.$inferSelect;

/**
 * Signs where the chain ended, once a day (UTC) is over and all that is known of it is chained. After a pause of several
 * days there is one head, of the last. @returns whether one was signed.
 */
export async function signHead(app: AppContext): Promise<boolean> {
  return app.db.tx(async (tx) => {
    if (!(await repo.tryLockLedger(tx))) return false;
    const now = await app.clock.now(tx);
    await keepKeys(app, tx, now);
    const today = DateTime.fromJSDate(now, { zone: 'utc' }).startOf('day');
    const day = today.minus({ days: 1 }).toISODate() ?? '';
    const last = await repo.lastEntry(tx);
    if (!last || (await headOf(tx, day)) || (await waitsFromBefore(tx, today.toJSDate()))) return false;
    const { keyId, signature } = app.signatures.sign(canonicalHead({ day, seq: last.seq, hash: fromBytes(last.hash) }));
    await tx.insert(ledgerHeads).values({ day, seq: last.seq, hash: last.hash, keyId, signature, at: now });
    return true;
  });
}

/**
 * Keeps the public halves of today's keys. @throws when an id has meant another key before: what it signed would no
 * longer verify.
 */
async function keepKeys(app: AppContext, tx: Tx, now: Date): Promise<void> {
  const known = new Map((await keys(tx)).map(({ keyId, publicKey }) => [keyId, publicKey]));
  for (const { id, publicKey } of app.signatures.publicKeys()) {
    const before = known.get(id);
    if (before && !before.equals(publicKey))
      throw new Error(`signing key ${id} differs from the key used before: give the new key its own id`);
    if (!before) await tx.insert(ledgerKeys).values({ keyId: id, publicKey, since: now });
  }
}

async function waitsFromBefore(tx: Tx, at: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from engine.ledger_waiting w join engine.review_events e on e.id = w.event_id
    where e.at < ${at.toISOString()}::timestamptz limit 1`);
  return rows.length > 0;
}

export async function keys(queries: Queries): Promise<KeyRow[]> {
  return queries.select().from(ledgerKeys).orderBy(ledgerKeys.keyId);
}

export async function headOf(queries: Queries, day: string): Promise<HeadRow | undefined> {
  const [head] = await queries
    .select()
    .from(ledgerHeads)
    .where(sql`day = ${day}`);
  return head;
}

/** Newest first, those before `before`. */
export async function headsBefore(queries: Queries, before: string | undefined, limit: number): Promise<HeadRow[]> {
  return queries
    .select()
    .from(ledgerHeads)
    .where(before === undefined ? undefined : lt(ledgerHeads.day, before))
    .orderBy(desc(ledgerHeads.day))
    .limit(limit);
}

/** All heads over entries up to `seq`, in the chain's order. */
export async function headsUpTo(queries: Queries, seq: number): Promise<HeadRow[]> {
  return queries
    .select()
    .from(ledgerHeads)
    .where(sql`seq <= ${seq}`)
    .orderBy(ledgerHeads.seq, ledgerHeads.day);
}
