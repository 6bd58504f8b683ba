import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** So many of one company are under way at once: nobody waits behind more of any other. */
export const PER_COMPANY = 200;
/** So many of all companies, but for everyone's first ones. */
export const IN_ALL = 1_000;
const FIRST_ONES = 20;

/** Rows of companies that wait for the queue, in the words of their partial indexes; the table is called `i` in them. */
export interface Waiting {
  /** Has `id`, `company_id` and `queued_at`. */
  table: SQL;
  waits: SQL;
  /** By which time. */
  due: SQL;
  /** What is under way, of the table alone. */
  inFlight: SQL;
  /** What else must hold of a row that is taken; no index knows it. */
  ready?: SQL;
}

/**
 * The beginning of a statement that takes what is due and marks it queued, the companies taking turns: each turn goes to
 * who has least under way. The rows are `taken` then, `chosen` has the `place` of each.
 */
export function takingTurns({ table, waits, due, inFlight, ready = sql.raw('true') }: Waiting, now: Date): SQL {
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
        order by ${due}, i.id limit greatest(0, ${PER_COMPANY}::int - coalesce(flying.n, 0))
      ) first
      where hop.company_id is not null
    ), placed as (
      select id, at, turn, row_number() over (order by turn, at, id) as place from candidate
    ), chosen as (
      select id, place from placed
      where turn <= ${FIRST_ONES} or place <= ${IN_ALL} - (select coalesce(sum(n), 0) from flying)
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

/** One sweep at a time, so that the bounds hold. @returns false when another one is at it: take nothing then. */
export async function isMyTurn(tx: Tx, sweep: string): Promise<boolean> {
  const { rows } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${sweep}, 0)) as mine`,
  );
  return rows[0]?.mine ?? false;
}
