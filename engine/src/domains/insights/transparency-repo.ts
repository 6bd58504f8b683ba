import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';

/** A span of time: from `start` on, up to but without `end`. */
export interface Span {
  start: Date;
  end: Date;
}

/** How many of each: one row per combination of names. */
export type Counted<Name extends string> = Record<Name, string | null> & { count: number };

const within = (column: SQL, { start, end }: Span): SQL =>
  sql`${column} >= ${start.toISOString()}::timestamptz and ${column} < ${end.toISOString()}::timestamptz`;

async function counted<Name extends string>(queries: Queries, statement: SQL): Promise<Counted<Name>[]> {
  const { rows } = await queries.execute(statement);
  return rows as unknown as Counted<Name>[];
}

/** Reviews that came in, by origin. */
export const received = (tx: Tx, span: Span) =>
  counted<'origin'>(
    tx,
    sql`select r.origin, count(distinct e.review_id)::int as count
      from engine.review_events e join engine.reviews r on r.id = e.review_id
      where ${within(sql`e.at`, span)} and e.type in ('submitted', 'imported') group by 1`,
  );

/** Reviews that came in since a moment, by month (UTC): `2026-05`. */
export const receivedByMonth = (queries: Queries, since: Date) =>
  counted<'month'>(
    queries,
    sql`select to_char(at at time zone 'UTC', 'YYYY-MM') as month, count(distinct review_id)::int as count
      from engine.review_events
      where at >= ${since.toISOString()}::timestamptz and type in ('submitted', 'imported') group by 1`,
  );

/** Texts that screening held: a first text or an edit. */
export const heldTexts = (tx: Tx, span: Span) =>
  counted<never>(
    tx,
    sql`select count(*)::int as count from engine.review_events e
      where ${within(sql`e.at`, span)} and e.type in ('held', 'revision_held') and e.actor = 'screening'`,
  );

/** The same by rule; a text that met several is in each of them. */
export const heldByRule = (tx: Tx, span: Span) =>
  counted<'rule'>(
    tx,
    sql`select rule, count(distinct e.id)::int as count
      from engine.review_events e, jsonb_array_elements_text(e.data->'rules') rule
      where ${within(sql`e.at`, span)} and e.type in ('held', 'revision_held') and e.actor = 'screening'
        and jsonb_typeof(e.data->'rules') = 'array'
      group by 1`,
  );

/** Public texts that a sign spoke against, by what became of them: `waits` when they began to, then the decision. */
export const lookedAt = (tx: Tx, span: Span) =>
  counted<'outcome'>(
    tx,
    sql`select outcome, count(*)::int as count from engine.moderation_cases m, lateral (
        select 'waits' as outcome where ${within(sql`m.opened_at`, span)}
        union all select case m.decision when 'accept' then 'kept' else 'removed' end
          where m.decision is not null and ${within(sql`m.decided_at`, span)}
        union all select 'late'
          where m.decision is not null and m.decided_at > m.due_at and ${within(sql`m.decided_at`, span)}) o
      where m.due_at is not null group by 1`,
  );

export const decisions = (tx: Tx, span: Span) =>
  counted<'effect' | 'ground' | 'by'>(
    tx,
    sql`select effect, ground, decided_by as by, count(*)::int as count from engine.statements_of_reasons
      where ${within(sql`at`, span)} and decided_by <> 'merchant' group by 1, 2, 3`,
  );

/** Hours from the opening of a case to its decision, the median of those that people decided; null without any. */
export async function medianHours(tx: Tx, span: Span): Promise<number | null> {
  const { rows } = await tx.execute<{ hours: number | null }>(sql`
    select percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at) / 3600)::float8 as hours
    from engine.moderation_cases where ${within(sql`decided_at`, span)} and decision is not null`);
  return rows[0]?.hours ?? null;
}

export const reportsReceived = (tx: Tx, span: Span) =>
  counted<'side' | 'reason'>(
    tx,
    sql`select side, reason, count(*)::int as count from engine.reports where ${within(sql`at`, span)} group by 1, 2`,
  );

export const reportsDecided = (tx: Tx, span: Span) =>
  counted<'side' | 'state'>(
    tx,
    sql`select side, state, count(*)::int as count from engine.reports
      where ${within(sql`decided_at`, span)} and state <> 'open' group by 1, 2`,
  );

export const mediationsOpened = (tx: Tx, span: Span) =>
  counted<never>(tx, sql`select count(*)::int as count from engine.mediations where ${within(sql`opened_at`, span)}`);

export const mediationsEnded = (tx: Tx, span: Span) =>
  counted<'outcome'>(
    tx,
    sql`select outcome, count(*)::int as count from engine.mediations
      where ${within(sql`ended_at`, span)} and outcome is not null group by 1`,
  );

export const appealsReceived = (tx: Tx, span: Span) =>
  counted<'side'>(
    tx,
    sql`select side, count(*)::int as count from engine.appeals where ${within(sql`at`, span)} group by 1`,
  );

export const appealsDecided = (tx: Tx, span: Span) =>
  counted<'state'>(
    tx,
    sql`select state, count(*)::int as count from engine.appeals
      where ${within(sql`decided_at`, span)} and state <> 'open' group by 1`,
  );

/** Reviews that were taken back, by what happened. */
export const takenBack = (tx: Tx, span: Span) =>
  counted<'type'>(
    tx,
    sql`select e.type, count(distinct e.review_id)::int as count from engine.review_events e
      where ${within(sql`e.at`, span)}
        and (e.type = 'erased' or (e.type = 'withdrawn' and e.actor = 'merchant')
          or (e.type = 'deleted' and e.actor = 'reviewer'))
      group by 1`,
  );

/**
 * Sellers' requests that a review be withdrawn, by reason; those of the time when no one decided about them are none.
 */
export const withdrawalsRequested = (tx: Tx, span: Span) =>
  counted<'reason'>(
    tx,
    sql`select reason, count(*)::int as count from engine.review_withdrawals
      where ${within(sql`requested_at`, span)} and decided_by is distinct from 'seller' group by 1`,
  );

/** What was decided about them. One that an appeal has reversed since still counts as granted. */
export async function withdrawalsDecided(tx: Tx, span: Span) {
  const rows = await counted<'by' | 'state'>(
    tx,
    sql`select decided_by as by, state, count(*)::int as count from engine.review_withdrawals
      where ${within(sql`decided_at`, span)} and decided_by in ('words', 'moderator') group by 1, 2`,
  );
  const refused = rows.filter(({ state }) => state === 'refused');
  return { refused, granted: rows.filter((row) => !refused.includes(row)) };
}

/** Withdrawn reviews that are public again by their authors' appeals. */
export const withdrawalsReversed = (tx: Tx, span: Span) =>
  counted<never>(
    tx,
    sql`select count(*)::int as count from engine.appeals a
      join engine.statements_of_reasons s on s.id = a.statement_id and s.effect = 'withdrawn'
      where ${within(sql`a.decided_at`, span)} and a.state = 'reversed'`,
  );

export const privacyDone = (tx: Tx, span: Span) =>
  counted<'kind'>(
    tx,
    sql`select kind, count(*)::int as count from engine.privacy_requests
      where ${within(sql`done_at`, span)} and confirmed_at is not null group by 1`,
  );

/** When anything happened first; ids grow with time. Undefined on an empty platform. */
export async function firstEventAt(queries: Queries): Promise<Date | undefined> {
  const { rows } = await queries.execute<{ at: string }>(
    sql`select at::text as at from engine.review_events order by id limit 1`,
  );
  return rows[0] && new Date(rows[0].at);
}
