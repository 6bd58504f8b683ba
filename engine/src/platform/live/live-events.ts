import { sql } from 'drizzle-orm';
import type { Client } from 'pg';
import type { LiveKind } from '@app/contracts/values';
import type { Queries } from '../db.ts';

/** Place of an event in the order in which all processes read them. */
export interface Position {
  transaction: bigint;
  id: bigint;
}

export interface StoredEvent extends Position {
  companyId: string;
  userId: string | null;
  kind: LiveKind;
  subjectId: string | null;
}

/** Events per query. */
export const READ_LIMIT = 500;

export const START: Position = { transaction: 0n, id: 0n };

export const isAfter = (one: Position, other: Position): boolean =>
  one.transaction > other.transaction || (one.transaction === other.transaction && one.id > other.id);

export const writePosition = ({ transaction, id }: Position): string => `${transaction}.${id}`;

/** A position that a client sends; undefined if malformed. */
export function readPosition(text: string | undefined): Position | undefined {
  const [, transaction, id] = /^(\d{1,18})\.(\d{1,18})$/.exec(text ?? '') ?? [];
  return transaction && id ? { transaction: BigInt(transaction), id: BigInt(id) } : undefined;
}

interface Row extends Record<string, unknown> {
  transaction: string;
  id: string;
  company_id: string;
  user_id: string | null;
  kind: LiveKind;
  subject_id: string | null;
}

const toEvent = (row: Row): StoredEvent => ({
  transaction: BigInt(row.transaction),
  id: BigInt(row.id),
  companyId: row.company_id,
  userId: row.user_id,
  kind: row.kind,
  subjectId: row.subject_id,
});

// Below this transaction nothing is open any more, so nothing can still appear there.
const SETTLED = '(pg_snapshot_xmin(pg_current_snapshot())::text)::bigint';
const COLUMNS = 'transaction::text, id::text, company_id, user_id, kind, subject_id';

/** The newest position up to which all events are known. */
export async function newestPosition(client: Client): Promise<Position> {
  const { rows } = await client.query<Row>(
    `select transaction::text, id::text from engine.live_events where transaction < ${SETTLED}
     order by transaction desc, id desc limit 1`,
  );
  return rows[0] ? { transaction: BigInt(rows[0].transaction), id: BigInt(rows[0].id) } : START;
}

/** Events after `position`, oldest first. `waiting`: there are more that an open transaction holds back. */
export async function readNewer(
  client: Client,
  { transaction, id }: Position,
): Promise<{ events: StoredEvent[]; waiting: boolean }> {
  const { rows } = await client.query<Row & { settled: boolean }>({
    name: 'live.newer',
    text: `select ${COLUMNS}, transaction < ${SETTLED} as settled from engine.live_events
      where (transaction, id) > ($1::bigint, $2::bigint) order by live_events.transaction, live_events.id limit ${READ_LIMIT}`,
    values: [transaction.toString(), id.toString()],
  });
  return { events: rows.filter(({ settled }) => settled).map(toEvent), waiting: rows.some(({ settled }) => !settled) };
}

/**
 * A company's events after one position up to another, for a client that reconnects. Undefined if events may be missing:
 * the position is unknown, such as after a day, or too many followed.
 */
export async function replay(
  queries: Queries,
  companyId: string,
  after: Position,
  until: Position,
): Promise<StoredEvent[] | undefined> {
  const { rows: known } = await queries.execute(sql`
    select 1 from engine.live_events where id = ${after.id.toString()}::bigint and transaction = ${after.transaction.toString()}::bigint`);
  if (known.length === 0) return undefined;
  const { rows } = await queries.execute<Row>(sql`
    select ${sql.raw(COLUMNS)} from engine.live_events
    where company_id = ${companyId}
      and (transaction, id) > (${after.transaction.toString()}::bigint, ${after.id.toString()}::bigint)
      and (transaction, id) <= (${until.transaction.toString()}::bigint, ${until.id.toString()}::bigint)
    order by live_events.transaction, live_events.id limit ${READ_LIMIT}`);
  return rows.length < READ_LIMIT ? rows.map(toEvent) : undefined;
}
