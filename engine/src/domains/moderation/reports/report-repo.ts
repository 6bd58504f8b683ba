import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/db.ts';
import { questionReports, reports } from '../schema.ts';

export type Report = typeof reports.$inferSelect;

/** @returns false if this reporter has reported the review before. */
export async function insertReport(tx: Tx, report: typeof reports.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(reports).values(report).onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Whether a reporter with any of these hashes has reported the review. */
export async function hasReported(queries: Queries, reviewId: string, reporterHashes: string[]): Promise<boolean> {
  const found = await queries
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.reviewId, reviewId), inArray(reports.reporterHash, reporterHashes)))
    .limit(1);
  return found.length > 0;
}

/** Number of reports of a text from an address, whatever the devices. */
export async function countReportsFrom(
  queries: Queries,
  subject: { reviewId: string } | { questionId: string },
  placeHashes: string[],
): Promise<number> {
  const [table, condition] =
    'reviewId' in subject
      ? ([reports, eq(reports.reviewId, subject.reviewId)] as const)
      : ([questionReports, eq(questionReports.questionId, subject.questionId)] as const);
  const [found] = await queries
    .select({ n: count() })
    .from(table)
    .where(and(condition, inArray(table.placeHash, placeHashes)));
  return found?.n ?? 0;
}

export async function reportById(queries: Queries, id: string): Promise<Report | undefined> {
  const [found] = await queries.select().from(reports).where(eq(reports.id, id));
  return found;
}

/** Outcomes of a reporter's earlier reports. Those that became obsolete before a decision do not count. */
export async function reporterAccuracy(
  queries: Queries,
  reporterHashes: string[],
): Promise<{ accepted: number; decided: number }> {
  const { rows } = await queries.execute<{ accepted: number; decided: number }>(sql`
    select count(*) filter (where state = 'accepted')::int as accepted,
      count(*) filter (where state <> 'open')::int as decided
    from engine.reports where reporter_hash = any(${sql.param(reporterHashes)}::text[])`);
  return rows[0] ?? { accepted: 0, decided: 0 };
}

/** Sum of the weights of a review's open reports. */
export async function openReportWeight(queries: Queries, reviewId: string): Promise<number> {
  const { rows } = await queries.execute<{ weight: number | null }>(sql`
    select sum(weight) as weight from engine.reports
    where review_id = ${reviewId} and state = 'open' and decided_at is null`);
  return rows[0]?.weight ?? 0;
}

/** Decides a review's open reports, and with `from` those in that state too. @returns the decided ones. */
export async function decideReports(
  tx: Tx,
  reviewId: string,
  state: 'accepted' | 'dismissed',
  at: Date,
  from?: 'accepted' | 'dismissed',
): Promise<Report[]> {
  const isOpen = and(eq(reports.state, 'open'), isNull(reports.decidedAt));
  return tx
    .update(reports)
    .set({ state, decidedAt: at })
    .where(and(eq(reports.reviewId, reviewId), from ? or(isOpen, eq(reports.state, from)) : isOpen))
    .returning();
}

/** Closes a review's open reports without a decision, as nothing is left to decide. @returns them. */
export async function dropReports(tx: Tx, reviewId: string, at: Date): Promise<Report[]> {
  return tx
    .update(reports)
    .set({ decidedAt: at })
    .where(and(eq(reports.reviewId, reviewId), eq(reports.state, 'open'), isNull(reports.decidedAt)))
    .returning();
}

/** A review's dismissed reports of these sides. */
export function dismissedReports(tx: Tx, reviewId: string, sides: Report['side'][]): Promise<Report[]> {
  return tx
    .select()
    .from(reports)
    .where(and(eq(reports.reviewId, reviewId), eq(reports.state, 'dismissed'), inArray(reports.side, sides)));
}

export async function setReportAddress(tx: Tx, id: string, email: string | null): Promise<void> {
  await tx.update(reports).set({ email }).where(eq(reports.id, id));
}
