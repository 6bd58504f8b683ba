import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { countsChanged } from '../events.ts';
import { cellsFor, doubledGradeWeight } from './cells.ts';

/**
 * Folds the company's deltas into cells and totals, and purges its pages from the site's caches. Folds of a company wait
 * for each other on an advisory lock; writers never do. One statement, so that readers see a change either in the deltas
 * or in the cells.
 * @returns the changed products; null if nothing changed
 */
export async function foldDeltas(tx: Tx, companyId: string): Promise<string[] | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 1))`);
  const { rows } = await tx.execute<{ subject_id: string }>(sql`
    with taken as (delete from engine.grade_deltas where company_id = ${companyId} returning *),
    changes as (
      select subject_id, company_id, day, language, origin, grade, sum(count)::int as count, sum(answered)::int as answered
      from taken group by subject_id, company_id, day, language, origin, grade),
    cells as (
      insert into engine.grade_cells (subject_id, company_id, grain, day, language, origin, grade, count, answered)
      select subject_id, company_id, cell.grain, cell.day, cell.language, origin, grade, sum(count)::int, sum(answered)::int
      from changes cross join lateral ${cellsFor(sql`changes.day`, sql`changes.language`)}
      group by subject_id, company_id, cell.grain, cell.day, cell.language, origin, grade
      having sum(count) <> 0 or sum(answered) <> 0
      on conflict (subject_id, grain, language, day, origin, grade)
      do update set count = grade_cells.count + excluded.count, answered = grade_cells.answered + excluded.answered),
    rated as (delete from engine.rating_deltas where company_id = ${companyId} returning *),
    ratings as (
      insert into engine.rating_cells (subject_id, company_id, criterion, count, sum)
      select subject_id, company_id, criterion, sum(count)::int, sum(sum) from rated
      group by subject_id, company_id, criterion having sum(count) <> 0 or sum(sum) <> 0
      on conflict (subject_id, criterion)
      do update set count = rating_cells.count + excluded.count, sum = rating_cells.sum + excluded.sum)
    insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
    select subject_id, company_id, sum(count), sum(count * ${doubledGradeWeight(sql`origin`)}), sum(count * ${doubledGradeWeight(sql`origin`)} * grade)
    from changes group by subject_id, company_id
    on conflict (subject_id) do update set count = subject_totals.count + excluded.count,
      halves = subject_totals.halves + excluded.halves, halves_times_grade = subject_totals.halves_times_grade + excluded.halves_times_grade
    returning subject_id`);
  if (rows.length === 0) return null;
  await notifyCaches(tx, companyId);
  return rows.map((row) => row.subject_id).filter((id) => id !== companyId);
}

/** Companies whose deltas were left unfolded by a worker that died. */
export async function companiesWithDeltas(queries: Queries, limit: number): Promise<string[]> {
  const { rows } = await queries.execute<{ company_id: string }>(
    sql`select distinct company_id from engine.grade_deltas limit ${limit}`,
  );
  return rows.map((row) => row.company_id);
}

export const foldCompany = defineJob({
  name: 'reviews.fold',
  data: z.object({ companyId: Id }),
  run: (app, { companyId }) => foldAndNotify(app, companyId),
});

function foldAndNotify(app: AppContext, companyId: string): Promise<void> {
  return app.db.tx(async (tx) => {
    const productIds = await foldDeltas(tx, companyId);
    if (productIds) await app.outbox.publish(tx, countsChanged, { companyId, productIds });
  });
}

const BATCH = 200;

/** Folds what workers left that died between publishing and folding. */
export async function foldLeftoverDeltas(app: AppContext): Promise<void> {
  const companyIds = await companiesWithDeltas(app.db.queries, BATCH);
  await processEach(app, 'folding', companyIds, (companyId) => foldAndNotify(app, companyId).then(() => 1));
}
