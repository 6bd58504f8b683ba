import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db.ts';
import type { AppContext } from '../../../platform/context.ts';

/** Deltas that are folded at a time. */
const CHUNK = 20_000;

/**
 * A company's counts by figure over the last `days` days, folded or not. Its cost grows with days and not with orders.
 * `waiting` is split: what waits for more than `overdueAfter` days is `overdue`.
 */
export const countedFigures = (companyId: SQL, days: SQL, overdueAfter: SQL): SQL => sql`
  select case when figure = 'waiting' and day <= (engine.app_now() at time zone 'UTC')::date - ${overdueAfter} then 'overdue'
    else figure end as figure, sum(count)::int as count
  from (
    select day, figure, count from engine.invitation_cells
    where company_id = ${companyId} and day > (engine.app_now() at time zone 'UTC')::date - ${days}
    union all
    select day, figure, count from engine.invitation_deltas
    where company_id = ${companyId} and day > (engine.app_now() at time zone 'UTC')::date - ${days}) counted
  group by 1 having sum(count) <> 0`;

/**
 * Folds appended changes into the cells, in one statement, so that readers see a change in one of the two places. Only
 * one worker folds at a time; writers never wait.
 * @returns how many changes were folded
 */
export async function foldInvitationDeltas(app: AppContext): Promise<number> {
  return app.db.tx(async (tx) => {
    const { rows: locked } = await tx.execute<{ ours: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('invitation_cells', 0)) as ours`,
    );
    if (!locked[0]?.ours) return 0;
    const { rows } = await tx.execute<{ taken: number }>(sql`
      with taken as (
        delete from engine.invitation_deltas
        where id = any(array(select id from engine.invitation_deltas order by id limit ${CHUNK}::int))
        returning *),
      folded as (
        insert into engine.invitation_cells (company_id, day, figure, count)
        select company_id, day, figure, sum(count)::int from taken group by company_id, day, figure having sum(count) <> 0
        on conflict (company_id, day, figure) do update set count = invitation_cells.count + excluded.count)
      select count(*)::int as taken from taken`);
    return rows[0]?.taken ?? 0;
  });
}

/**
 * Recounts orders, invitations and their reviews, and replaces the cells; deltas are dropped, because the recount
 * contains them. @returns how many cells were wrong
 */
export async function recountInvitations(tx: Tx): Promise<number> {
  // Blocks changes between counting and replacing.
  await tx.execute(sql`lock table engine.invitation_deltas, engine.invitation_cells in exclusive mode`);
  await tx.execute(sql`
    create temporary table recounted_invitations on commit drop as select * from engine.counted_invitations()`);
  const { rows } = await tx.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong from (
      select company_id, day, figure, sum(count) as count from (
        select company_id, day, figure, count from engine.invitation_cells
        union all
        select company_id, day, figure, count from engine.invitation_deltas) known
      group by company_id, day, figure having sum(count) <> 0) had
    full join recounted_invitations has using (company_id, day, figure)
    where had.count is distinct from has.count`);
  await tx.execute(sql`delete from engine.invitation_deltas`);
  await tx.execute(sql`delete from engine.invitation_cells`);
  await tx.execute(sql`
    insert into engine.invitation_cells (company_id, day, figure, count)
    select company_id, day, figure, count from recounted_invitations`);
  await tx.execute(sql`drop table recounted_invitations`);
  return rows[0]?.wrong ?? 0;
}
