import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { MEDIATION_OUTCOMES } from '@app/contracts/mediation';
import type { MediationOutcome } from '@app/contracts/mediation';
import type { Queries } from '../../platform/db.ts';

/**
 * A company's mediations as its profile shows them, as JSON in the form of `MediationCounts`. Counted, not kept: read
 * from an index alone, and there are far fewer of them than reviews.
 */
export const mediationCountsOf = (companyId: SQL): SQL => sql`
  select json_build_object('opened', count(*), 'changed', count(*) filter (where outcome = 'changed'),
    'deletedByAuthor', count(*) filter (where outcome = 'deleted_by_author'),
    'expired', count(*) filter (where outcome = 'expired'))
  from engine.mediations where company_id = ${companyId}`;

export interface MediationNumbers {
  opened: number;
  /** Those that ended in the time, by how. */
  outcomes: Record<MediationOutcome, number>;
}

/** Mediations of the whole platform that opened and ended from `from` until before `to`, for the transparency report. */
export async function mediationNumbers(queries: Queries, from: Date, to: Date): Promise<MediationNumbers> {
  const within = (column: SQL) =>
    sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;
  const { rows: opened } = await queries.execute<{ count: number }>(
    sql`select count(*)::int as count from engine.mediations where ${within(sql`opened_at`)}`,
  );
  const { rows: ended } = await queries.execute<{ outcome: MediationOutcome; count: number }>(sql`
    select outcome, count(*)::int as count from engine.mediations where ${within(sql`ended_at`)} group by outcome`);
  const outcomes = Object.fromEntries(
    MEDIATION_OUTCOMES.map((outcome) => [outcome, 0]),
  ) as MediationNumbers['outcomes'];
  for (const { outcome, count } of ended) outcomes[outcome] = count;
  return { opened: opened[0]?.count ?? 0, outcomes };
}
