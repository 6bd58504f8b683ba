import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../platform/db.ts';
import { questionReports, reports } from './schema.ts';

export type Report = typeof reports.$inferSelect;

/** @returns whether it is this reporter's first about the review. */
export async function addReport(tx: Tx, report: typeof reports.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(reports).values(report).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Whether one known by any of these hashes has reported the review. */
export async function hasReported(queries: Queries, reviewId: string, reporterHashes: string[]): Promise<boolean> {
  const found = await queries
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.reviewId, reviewId), inArray(reports.reporterHash, reporterHashes)))
    .limit(1);
  return found.length > 0;
}

/** How many have reported a text from an address, whatever devices they say they are. */
export async function reportsFrom(
  queries: Queries,
  of: { reviewId: string } | { questionId: string },
  placeHashes: string[],
): Promise<number> {
  const [table, subject] =
    'reviewId' in of
      ? ([reports, eq(reports.reviewId, of.reviewId)] as const)
      : ([questionReports, eq(questionReports.questionId, of.questionId)] as const);
  const [found] = await queries
    .select({ n: count() })
    .from(table)
    .where(and(subject, inArray(table.placeHash, placeHashes)));
  return found?.n ?? 0;
}

export async function reportById(queries: Queries, id: string): Promise<Report | undefined> {
  const [found] = await queries.select().from(reports).where(eq(reports.id, id));
  return found;
}

/** How this reporter's earlier reports were decided. What had gone before it was decided counts neither way. */
export async function accuracyOf(
  queries: Queries,
  reporterHashes: string[],
): Promise<{ accepted: number; decided: number }> {
  const { rows } = await queries.execute<{ accepted: number; decided: number }>(sql`
    select count(*) filter (where state = 'accepted')::int as accepted,
      count(*) filter (where state <> 'open')::int as decided
    from engine.reports where reporter_hash = any(${sql.param(reporterHashes)}::text[])`);
  return rows[0] ?? { accepted: 0, decided: 0 };
}

/** Σ of the weights of a review's waiting reports. */
export async function waitingWeight(queries: Queries, reviewId: string): Promise<number> {
  const { rows } = await queries.execute<{ weight: number | null }>(sql`
    select sum(weight) as weight from engine.reports
    where review_id = ${reviewId} and state = 'open' and decided_at is null`);
  return rows[0]?.weight ?? 0;
}

/** Decides a review's reports: those that wait, and with `from` also those decided so before. @returns the decided. */
export async function decideReports(
  tx: Tx,
  reviewId: string,
  state: 'accepted' | 'dismissed',
  at: Date,
  from?: 'accepted' | 'dismissed',
): Promise<Report[]> {
  const waiting = and(eq(reports.state, 'open'), isNull(reports.decidedAt));
  return tx
    .update(reports)
    .set({ state, decidedAt: at })
    .where(and(eq(reports.reviewId, reviewId), from ? or(waiting, eq(reports.state, from)) : waiting))
    .returning();
}

/** Ends a review's waiting reports without a decision: there is nothing left to decide. */
export async function dropReports(tx: Tx, reviewId: string, at: Date): Promise<Report[]> {
  return tx
    .update(reports)
    .set({ decidedAt: at })
    .where(and(eq(reports.reviewId, reviewId), eq(reports.state, 'open'), isNull(reports.decidedAt)))
    .returning();
}

/** Those of a review's dismissed reports whose side has appealed, and whose answer has somewhere to go. */
export function dismissedOf(tx: Tx, reviewId: string, sides: Report['side'][]): Promise<Report[]> {
  return tx
    .select()
    .from(reports)
    .where(and(eq(reports.reviewId, reviewId), eq(reports.state, 'dismissed'), inArray(reports.side, sides)));
}

export async function setReportAddress(tx: Tx, id: string, email: string | null): Promise<void> {
  await tx.update(reports).set({ email }).where(eq(reports.id, id));
}
