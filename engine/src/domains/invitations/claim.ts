import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Channel } from '@app/contracts/invitations';
import type { Queries, Tx } from '../../platform/db.ts';

/** So many of one company are under way at once: nobody waits behind more of any other. */
export const PER_COMPANY = 200;
/** So many of all companies, but for everyone's first ones. */
export const IN_ALL = 1_000;
const FIRST_ONES = 20;

const IN_FLIGHT = sql.raw(
  `queued_at is not null and (state = 'scheduled' or (state = 'sent' and next_reminder_at is not null))`,
);

/** What waits, as its partial indexes say it, and by which time. */
const KINDS: Record<ClaimKind, { waits: SQL; due: SQL }> = {
  invitations: { waits: sql.raw(`i.state = 'scheduled' and i.queued_at is null`), due: sql.raw('i.due_at') },
  reminders: {
    waits: sql.raw(`i.state = 'sent' and i.queued_at is null and i.next_reminder_at is not null`),
    due: sql.raw('i.next_reminder_at'),
  },
};
export type ClaimKind = 'invitations' | 'reminders';

export interface Claimed extends Record<string, unknown> {
  id: string;
  channel: Channel;
  reminders_sent: number;
}

/** Whether anything is due at all: one look into an index. */
export async function anyDue(queries: Queries, kind: ClaimKind, now: Date): Promise<boolean> {
  const { waits, due } = KINDS[kind];
  const { rows } = await queries.execute(
    sql`select 1 from engine.invitations i where ${waits} and ${due} <= ${now.toISOString()}::timestamptz limit 1`,
  );
  return rows.length > 0;
}

/** The statement of `claimDue`, apart for the test of its plan. */
export function claiming(kind: ClaimKind, now: Date): SQL {
  const { waits, due } = KINDS[kind];
  return sql`
    with recursive flying as (
      select company_id, count(*)::int as n from engine.invitations where ${IN_FLIGHT} group by company_id
    ), hop as (
      -- From one company that waits to the next: never through all the rows of a large one.
      (select i.company_id from engine.invitations i where ${waits} order by i.company_id limit 1)
      union all
      select (select i.company_id from engine.invitations i where ${waits} and i.company_id > hop.company_id order by i.company_id limit 1)
      from hop where hop.company_id is not null
    ), candidate as (
      select first.id, first.at, coalesce(flying.n, 0) + row_number() over (partition by hop.company_id order by first.at, first.id) as turn
      from hop left join flying on flying.company_id = hop.company_id
      cross join lateral (
        select i.id, ${due} as at from engine.invitations i
        where ${waits} and i.company_id = hop.company_id and ${due} <= ${now.toISOString()}::timestamptz
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
      select i.id from engine.invitations i
      where i.id = any (array(select id from chosen)) and ${waits} for update skip locked
    ), taken as (
      update engine.invitations i set queued_at = ${now.toISOString()}::timestamptz
      where i.id = any (array(select id from locked))
      returning i.id, i.config_id, i.reminders_sent
    )
    select taken.id, c.channel, taken.reminders_sent from taken
    join chosen on chosen.id = taken.id join engine.invitation_configs c on c.id = taken.config_id
    order by chosen.place`;
}

/**
 * Takes what is due and marks it queued, the companies taking turns: each turn goes to who has least under way. One
 * sweep at a time, so that the bounds hold; another one meanwhile takes nothing.
 */
export async function claimDue(tx: Tx, kind: ClaimKind, now: Date): Promise<Claimed[]> {
  const { rows: locks } = await tx.execute<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('invitations.claim', 0)) as mine`,
  );
  if (!locks[0]?.mine) return [];
  const { rows } = await tx.execute<Claimed>(claiming(kind, now));
  return rows;
}
