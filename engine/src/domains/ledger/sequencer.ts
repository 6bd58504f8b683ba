import type { AppContext } from '../../platform/context.ts';
import { ERASING_EVENTS, GENESIS, commitmentOf, contentOf, entryHash, fromBytes, newSalt } from './model.ts';
import * as repo from './repo.ts';
import type { EntryRow, WaitingEvent } from './repo.ts';

/** Events that are chained in one transaction. */
const BATCH = 2_000;

/**
 * Appends waiting events to the chain: one sequencer at a time, in the order in which they happened to each review. A
 * crash before the commit leaves them waiting. @returns how many were taken.
 */
export async function chainEvents(app: AppContext, limit = BATCH): Promise<number> {
  return app.db.tx(async (tx) => {
    if (!(await repo.tryLockLedger(tx))) return 0;
    const waiting = await repo.waitingEvents(tx, limit);
    if (waiting.length === 0) return 0;
    const fresh = waiting.filter(({ id, chained }) => id !== null && !chained);
    const last = await repo.lastEntry(tx);
    const { entries, salts } = chain(fresh, last?.seq ?? 0, last?.hash ?? GENESIS);
    await repo.appendEntries(tx, entries);
    await repo.keepSalts(tx, salts);
    // After the salts of this batch, some of which may be of a review that it also erases.
    const erased = fresh.filter(({ type }) => ERASING_EVENTS.includes(type)).map(({ review_id }) => review_id);
    await repo.forgetSalts(tx, [...new Set(erased)]);
    await repo.dropWaiting(
      tx,
      waiting.map(({ position }) => position),
    );
    return waiting.length;
  });
}

/** The entries that follow `hash` at `seq`, and the salts that disclose them. */
function chain(events: WaitingEvent[], seq: number, hash: Buffer) {
  const entries: EntryRow[] = [];
  const salts: { eventId: string; reviewId: string; salt: Buffer }[] = [];
  const seen = new Set<string>();
  for (const event of events) {
    const eventId = event.id ?? '';
    if (seen.has(eventId)) continue;
    seen.add(eventId);
    const salt = newSalt();
    const commitment = commitmentOf(salt, contentOf(event));
    const row = {
      seq: (seq += 1),
      eventId,
      reviewId: event.review_id,
      companyId: event.company_id,
      type: event.type,
      at: event.at,
    };
    hash = entryHash(hash, { ...row, at: row.at.toISOString(), commitment: fromBytes(commitment) });
    entries.push({ ...row, commitment, hash });
    // Without a salt the entry can never be disclosed: its text is already erased.
    if (!event.gone) salts.push({ eventId, reviewId: event.review_id, salt });
  }
  return { entries, salts };
}
