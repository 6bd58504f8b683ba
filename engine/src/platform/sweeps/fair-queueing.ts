import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../db.ts';

/** Messages of one company that may be in flight, so that nobody waits behind more of any other. */
export const MAX_IN_FLIGHT_PER_COMPANY = 200;
/** Messages of all companies together; every company's first `FIRST_ONES` go regardless. */
export const MAX_IN_FLIGHT = 1_000;
const FIRST_ONES = 20;

/** SQL fragments for rows that wait for the queue, as in their partial indexes. They name the table `i`. */
export interface WaitingRows {
  /** Has `id`, `company_id` and `queued_at`. */
  table: SQL;
  /** Condition of a waiting row. */
  waits: SQL;
  /** Time at which it is due. */
  due: SQL;
  /** Condition of a row in flight; without the alias. */
  inFlight: SQL;
  /** Further condition for taking a row, not in any index. */
  ready?: SQL;
}

/**
 * Fair queueing: the CTEs of a statement that claims due rows and marks them queued. Companies take turns, the one with
 * the fewest rows in flight first. The claimed rows are `taken`; `chosen` has the `place` of each.
 */
export function claimFairly({ table, waits, due, inFlight, ready = sql.raw('true') }: WaitingRows, now: Date): SQL {
  return sql`
    with recursive flying as (
      select company_id, count(*)::int as n from ${table} where ${inFlight} group by company_id
    ), hop as (
      -- From one company that waits to the next: never through all the rows of a large one.
      (select i.company_id from ${table} i where ${waits} order by i.company_id limit 1)
      union all
      select (select i.company_id from ${table} i where ${waits} and i.company_id > hop.company_id order by i.company_id limit 1)
      from hop where hop.company_id is not null
    ), candidate as (
      select first.id, first.at, coalesce(flying.n, 0) + row_number() over (partition by hop.company_id order by first.at, first.id) as turn
      from hop left join flying on flying.company_id = hop.company_id
      cross join lateral (
        select i.id, ${due} as at from ${table} i
        where ${waits} and ${ready} and i.company_id = hop.company_id and ${due} <= ${now.toISOString()}::timestamptz
        order by ${due}, i.id limit greatest(0, ${MAX_IN_FLIGHT_PER_COMPANY}::int - coalesce(flying.n, 0))
      ) first
      where hop.company_id is not null
    ), placed as (
      select id, at, turn, row_number() over (order by turn, at, id) as place from candidate
    ), chosen as (
      select id, place from placed
      where turn <= ${FIRST_ONES} or place <= ${MAX_IN_FLIGHT} - (select coalesce(sum(n), 0) from flying)
    ), locked as (
      -- As arrays, so that the planner goes by the key of each and never through the table.
      select i.id from ${table} i
      where i.id = any (array(select id from chosen)) and ${waits} for update skip locked
    ), taken as (
      update ${table} i set queued_at = ${now.toISOString()}::timestamptz
      where i.id = any (array(select id from locked))
      returning i.*
    )`;
}

/** Locks a sweep until the transaction ends, so that its limits hold. False if another process holds the lock. */
export async function tryLockSweep(tx: Tx, sweep: string): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${sweep}, 0)) as mine`,
  );
  return rows[0]?.mine ?? false;
}
