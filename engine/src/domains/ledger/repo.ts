import { sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { ledgerEntries, ledgerSalts, ledgerWaiting } from './schema.ts';
import { asc, desc, inArray } from 'drizzle-orm';

// Arbitrary, but unique among our advisory locks.
const LOCK = 7_301_004;

export type EntryRow = typeof ledgerEntries.$inferSelect;

/** Locks the ledger until the transaction ends. False if another process holds the lock. */
export async function tryLockLedger(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${LOCK}) as taken`);
  return rows[0]?.taken === true;
}

export async function lastEntry(queries: Queries): Promise<Pick<EntryRow, 'seq' | 'hash'> | undefined> {
  const [last] = await queries
    .select({ seq: ledgerEntries.seq, hash: ledgerEntries.hash })
    .from(ledgerEntries)
    .orderBy(desc(ledgerEntries.seq))
    .limit(1);
  return last;
}

export interface WaitingEvent extends Record<string, unknown> {
  position: number;
  /** Null: there is no such event (any more). */
  id: string | null;
  review_id: string;
  company_id: string;
  type: string;
  at: Date;
  actor: string;
  data: Record<string, unknown>;
  body: string | null;
  /** Already in the chain. */
  chained: boolean;
  /** The text of its review was erased. */
  gone: boolean;
}

/** The revision that an event concerns: see `revisionConcerned`. */
const CONCERNED = sql`coalesce((e.data->>'pending')::int, (e.data->>'revision')::int)`;

/** Events that wait for the chain, in the order in which they happened, with the text that each concerns. */
export async function waitingEvents(tx: Tx, limit: number): Promise<WaitingEvent[]> {
  const { rows } = await tx.execute<WaitingEvent & { position: string; at: string }>(sql`
    select w.position, e.id, e.review_id, e.company_id, e.type, e.at::text as at, e.actor, e.data, v.body,
      l.event_id is not null as chained, r.erased_at is not null or r.state = 'deleted' as gone
    from (select position, event_id from engine.ledger_waiting order by position limit ${limit}) w
    left join engine.review_events e on e.id = w.event_id
    left join engine.reviews r on r.id = e.review_id
    left join engine.review_revisions v on v.review_id = e.review_id and v.revision = ${CONCERNED}
    left join engine.ledger_entries l on l.event_id = w.event_id
    order by w.position`);
  return rows.map((row) => ({ ...row, position: Number(row.position), at: new Date(row.at) }));
}

export async function appendEntries(tx: Tx, entries: EntryRow[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ commitment, hash, ...row }) => ({
    ...row,
    commitment: commitment.toString('hex'),
    hash: hash.toString('hex'),
  }));
  await tx.execute(sql`
    insert into engine.ledger_entries (seq, event_id, review_id, company_id, type, at, commitment, hash)
    select seq, "eventId", "reviewId", "companyId", type, at, decode(commitment, 'hex'), decode(hash, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
      seq bigint, "eventId" uuid, "reviewId" uuid, "companyId" uuid, type text, at timestamptz, commitment text, hash text)`);
}

export async function keepSalts(tx: Tx, salts: (typeof ledgerSalts.$inferSelect)[]): Promise<void> {
  if (salts.length === 0) return;
  const rows = salts.map(({ salt, ...row }) => ({ ...row, salt: salt.toString('hex') }));
  await tx.execute(sql`
    insert into engine.ledger_salts (event_id, review_id, salt)
    select "eventId", "reviewId", decode(salt, 'hex')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("eventId" uuid, "reviewId" uuid, salt text)`);
}

/** Destroys what can disclose the content of these reviews' entries; the chain itself stays valid. */
export async function forgetSalts(tx: Tx, reviewIds: string[]): Promise<void> {
  if (reviewIds.length > 0) await tx.delete(ledgerSalts).where(inArray(ledgerSalts.reviewId, reviewIds));
}

export async function dropWaiting(tx: Tx, positions: number[]): Promise<void> {
  await tx.delete(ledgerWaiting).where(inArray(ledgerWaiting.position, positions));
}

/** Entries with `seq` from `from` on, up to `to`. */
export async function entriesFrom(queries: Queries, from: number, limit: number, to?: number): Promise<EntryRow[]> {
  return queries
    .select()
    .from(ledgerEntries)
    .where(sql`seq >= ${from} and seq <= ${to ?? Number.MAX_SAFE_INTEGER}`)
    .orderBy(asc(ledgerEntries.seq))
    .limit(limit);
}

export async function entriesOfReview(queries: Queries, reviewId: string): Promise<EntryRow[]> {
  return queries
    .select()
    .from(ledgerEntries)
    .where(sql`review_id = ${reviewId}`)
    .orderBy(asc(ledgerEntries.seq));
}

export interface Opened extends Record<string, unknown> {
  event_id: string;
  salt: Buffer;
  actor: string;
  data: Record<string, unknown>;
  body: string | null;
}

/** Salt and content of those entries whose content is public: of reviews that people can read, about the text shown. */
export async function openingsOf(queries: Queries, eventIds: string[]): Promise<Opened[]> {
  if (eventIds.length === 0) return [];
  const { rows } = await queries.execute<Opened>(sql`
    select s.event_id, s.salt, e.actor, e.data, v.body
    from engine.ledger_salts s
    join engine.review_events e on e.id = s.event_id
    join engine.reviews r on r.id = s.review_id
    join engine.companies c on c.id = r.company_id
    left join engine.review_revisions v on v.review_id = e.review_id and v.revision = ${CONCERNED}
    where s.event_id in ${eventIds} and r.state = 'published' and r.erased_at is null
      and c.state = 'active' and c.presentation = 'shown'
      and (${CONCERNED} is null or ${CONCERNED} = r.revision)`);
  return rows;
}
