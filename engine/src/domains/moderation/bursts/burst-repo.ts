import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { BurstBound, BurstHistory } from './burst-model.ts';
import { BURST_ONLY_PRIORITY } from '../cases/case-priority.ts';
import { bursts } from '../schema.ts';

export type Burst = typeof bursts.$inferSelect;

/** The company's open burst with a shared lock: ending it waits for texts that are being held because of it. */
export async function shareOpenBurst(tx: Tx, companyId: string): Promise<Burst | undefined> {
  const [found] = await tx
    .select()
    .from(bursts)
    .where(and(eq(bursts.companyId, companyId), isNull(bursts.endedAt)))
    .for('share');
  return found;
}

export async function burstById(queries: Queries, id: string): Promise<Burst | undefined> {
  const [found] = await queries.select().from(bursts).where(eq(bursts.id, id));
  return found;
}

/** @returns undefined if a concurrent submission has opened it. */
export async function tryOpenBurst(
  tx: Tx,
  { companyId, observed, expected }: { companyId: string; observed: number } & Pick<BurstBound, 'expected'>,
  at: Date,
): Promise<Burst | undefined> {
  const [added] = await tx
    .insert(bursts)
    .values({ id: newId(), companyId, startedAt: at, observed, expected })
    .onConflictDoNothing()
    .returning();
  return added;
}

/** @returns whether it was open. */
export async function endBurst(tx: Tx, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(bursts)
    .set({ endedAt: at })
    .where(and(eq(bursts.id, id), isNull(bursts.endedAt)));
  return (rowCount ?? 0) > 0;
}

/** Open bursts that began before an instant. */
export function openBurstsBefore(queries: Queries, before: Date): Promise<Burst[]> {
  return queries
    .select()
    .from(bursts)
    .where(and(isNull(bursts.endedAt), lt(bursts.startedAt, before)));
}

/** Number of submissions about a company in the 24 hours before `now`, up to `limit`, without imported reviews. */
export async function countSubmissionsOfDay(
  queries: Queries,
  companyId: string,
  now: Date,
  limit: number,
): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from engine.device_marks
      where company_id = ${companyId} and at > ${now.toISOString()}::timestamptz - interval '24 hours' and not again
      limit ${limit}) m`);
  return rows[0]?.count ?? 0;
}

/** Most submissions about a company within any minute of the ten before `now`, without imported reviews. */
export async function countSubmissionsOfMinute(queries: Queries, companyId: string, now: Date): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select coalesce(max(n), 0)::int as count from (
      select count(*) over (order by at range between interval '1 minute' preceding and current row) as n
      from engine.device_marks
      where company_id = ${companyId} and at > ${now.toISOString()}::timestamptz - interval '10 minutes' and not again) m`);
  return rows[0]?.count ?? 0;
}

const DAY_MS = 24 * 3600 * 1000;

interface HistoryRow extends Record<string, unknown> {
  createdAt: string;
  daily: [number, number][];
  sentLately: number;
  sentBefore: number;
  completedBefore: number;
  accepted: number;
}

/** A company's published reviews by day, invitations, and bursts accepted by moderators. */
export async function burstHistory(queries: Queries, companyId: string, now: Date): Promise<BurstHistory> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await queries.execute<HistoryRow>(sql`
    select c.created_at as "createdAt",
      (select coalesce(json_agg(json_build_array(ago, n)), '[]') from (
        select floor(extract(epoch from ${at} - published_at) / 86400)::int as ago, count(*) as n from engine.reviews
        where company_id = c.id and state = 'published' and product_id is null and origin <> 'external'
          and published_at > ${at} - interval '57 days' and published_at <= ${at} - interval '1 day'
        group by 1) d) as daily,
      i.lately as "sentLately", i.before as "sentBefore", i.completed as "completedBefore",
      (select coalesce(max(b.observed), 0) from engine.bursts b
        join engine.moderation_cases m on m.subject_id = b.id and m.kind = 'burst' and m.decision = 'accept'
        where b.company_id = c.id and m.decided_at > ${at} - interval '7 days') as accepted
    from engine.companies c
    cross join lateral (
      select count(*) filter (where coalesce(sent_at, completed_at) > ${at} - interval '14 days')::int as lately,
        count(*) filter (where sent_at <= ${at} - interval '14 days')::int as before,
        count(*) filter (where sent_at <= ${at} - interval '14 days' and state = 'completed')::int as completed
      from engine.invitations where company_id = c.id and coalesce(sent_at, completed_at) > ${at} - interval '90 days') i
    where c.id = ${companyId}`);
  const [row] = rows;
  if (!row) throw new Error('no such company');
  const age = Math.floor((now.getTime() - new Date(row.createdAt).getTime()) / DAY_MS);
  // Imported reviews may be older than the company's record.
  const days = Math.max(0, age, ...row.daily.map(([ago]) => ago));
  return { ...row, daily: new Map(row.daily), days };
}

/** Texts held by this burst alone, with their open cases, by case id beyond `after`. */
export async function textsHeldByBurst(
  queries: Queries,
  { id, companyId }: Pick<Burst, 'id' | 'companyId'>,
  after: string | null,
  limit: number,
): Promise<{ reviewId: string; caseId: string }[]> {
  const { rows } = await queries.execute<{ reviewId: string; caseId: string }>(sql`
    select m.review_id as "reviewId", m.id as "caseId"
    from engine.moderation_cases m join engine.reviews r on r.id = m.review_id and r.pending_revision = m.revision
    where m.decided_at is null and m.kind = 'review' and m.priority = ${BURST_ONLY_PRIORITY} and m.company_id = ${companyId}
      and (${after}::uuid is null or m.id > ${after}::uuid)
      and exists (
        select 1 from engine.screening_findings f
        where f.review_id = m.review_id and f.revision = m.revision and f.rule = 'burst' and f.detail ->> 'burstId' = ${id})
    order by m.id limit ${limit}`);
  return rows;
}
