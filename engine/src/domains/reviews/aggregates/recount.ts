import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Tx } from '../../../platform/db.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import { RATED } from './deltas.ts';
import { ALL_TIME, cellsFor, doubledGradeWeight } from './cells.ts';

/** A company whose counts a recount has corrected, with its changed products. */
export interface CorrectedCompany {
  companyId: string;
  productIds: string[];
}

/** Locked in the same order as by a fold, so that the two cannot deadlock. */
const TABLES = ['grade_deltas', 'grade_cells', 'rating_deltas', 'rating_cells', 'subject_totals'] as const;
const tables = sql.raw(TABLES.map((name) => `engine.${name}`).join(', '));

const CELL = sql`subject_id, company_id, grain, day, language, origin, grade`;

/** Spreads sums per day, language, origin and grade over the cells they count in. */
export const intoCells = (days: SQL): SQL => sql`
  select subject_id, company_id, cell.grain, cell.day, cell.language, origin, grade, sum(count)::int as count, sum(answered)::int as answered
  from (${days}) days cross join lateral ${cellsFor(sql`days.day`, sql`days.language`)}
  group by subject_id, company_id, cell.grain, cell.day, cell.language, origin, grade`;

/** Counted from the published reviews themselves. */
export const countedReviews = (scope: SQL): SQL => sql`
  select coalesce(r.product_id, r.company_id) as subject_id, r.company_id, (r.published_at at time zone c.time_zone)::date as day,
    r.language, r.origin, r.grade, count(*)::int as count, count(r.answered_at)::int as answered
  from engine.reviews r join engine.companies c on c.id = r.company_id
  where r.state = 'published' and ${scope} group by 1, 2, 3, 4, 5, 6`;

export const ratedReviews = (scope: SQL): SQL => sql`
  select coalesce(r.product_id, r.company_id) as subject_id, r.company_id, rating.key as criterion, count(*)::int as count,
    sum(rating.value::int)::bigint as sum
  from engine.reviews r join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
  cross join lateral ${RATED} as rating (key, value)
  where r.state = 'published' and (v.ratings || v.features <> '{}' or v.user_choices <> '{}') and ${scope} group by 1, 2, 3`;

const TOTALS_RECOUNTED = sql`
  select subject_id, company_id, sum(count) as count, sum(count * ${doubledGradeWeight(sql`origin`)}) as halves,
    sum(count * ${doubledGradeWeight(sql`origin`)} * grade) as halves_times_grade
  from recounted where day = ${ALL_TIME}::date group by subject_id, company_id`;

/** Compares the stored counts, folded or not, with the recount; a row for each cell that differs. */
async function findWrongCells(tx: Tx, own: SQL): Promise<void> {
  await tx.execute(sql`
    create temporary table wrong_cells on commit drop as
    select subject_id, company_id from (
      select ${CELL}, sum(count)::int as count, sum(answered)::int as answered from (
        select ${CELL}, count, answered from engine.grade_cells where ${own}
        union all
        ${intoCells(sql`select * from engine.grade_deltas where ${own}`)}) known
      group by ${CELL} having sum(count) <> 0 or sum(answered) <> 0) have
    full join recounted using (${CELL})
    where have.count is distinct from recounted.count or have.answered is distinct from recounted.answered
    union all
    select subject_id, company_id from (
      select subject_id, company_id, criterion, sum(count)::int as count, sum(sum)::bigint as sum from (
        select subject_id, company_id, criterion, count, sum from engine.rating_cells where ${own}
        union all
        select subject_id, company_id, criterion, count, sum from engine.rating_deltas where ${own}) known
      group by subject_id, company_id, criterion having sum(count) <> 0 or sum(sum) <> 0) have
    full join rerated using (subject_id, company_id, criterion)
    where have.count is distinct from rerated.count or have.sum is distinct from rerated.sum`);
}

/**
 * Companies whose counts change, also by unfolded deltas: the fold that would have announced those will find nothing.
 */
async function findCorrected(tx: Tx, own: SQL): Promise<CorrectedCompany[]> {
  const { rows } = await tx.execute<{ company_id: string; subject_ids: string[] }>(sql`
    select company_id, array_agg(distinct subject_id) as subject_ids from (
      select subject_id, company_id from wrong_cells
      union all
      select subject_id, company_id from engine.grade_deltas where ${own}
      union all
      select subject_id, company_id
      from (select * from engine.subject_totals where ${own}) had full join (${TOTALS_RECOUNTED}) has using (subject_id, company_id)
      where coalesce(had.count, 0) <> coalesce(has.count, 0) or coalesce(had.halves, 0) <> coalesce(has.halves, 0)
        or coalesce(had.halves_times_grade, 0) <> coalesce(has.halves_times_grade, 0)) changed
    group by company_id`);
  return rows.map(({ company_id: companyId, subject_ids }) => ({
    companyId,
    productIds: subject_ids.filter((subject) => subject !== companyId),
  }));
}

/**
 * Recounts the reviews and replaces cells and totals; deltas are dropped, because the recount contains them. Notifies
 * caches of companies whose counts change, and calls `onCorrected` in the same transaction.
 * @returns how many cells, of grades and of detailed ratings, were wrong
 */
export async function recountAggregates(
  tx: Tx,
  { companyId, onCorrected }: { companyId?: string; onCorrected?: (company: CorrectedCompany) => Promise<void> } = {},
): Promise<number> {
  // Blocks publications between counting and replacing.
  await tx.execute(sql`lock table ${tables} in exclusive mode`);
  const scope = companyId ? sql`r.company_id = ${companyId}` : sql`true`;
  const own = companyId ? sql`company_id = ${companyId}` : sql`true`;
  await tx.execute(sql`create temporary table recounted on commit drop as ${intoCells(countedReviews(scope))}`);
  await tx.execute(sql`create temporary table rerated on commit drop as ${ratedReviews(scope)}`);
  await findWrongCells(tx, own);
  const corrected = await findCorrected(tx, own);
  for (const table of TABLES) await tx.execute(sql`delete from ${sql.raw(`engine.${table}`)} where ${own}`);
  await tx.execute(sql`
    insert into engine.grade_cells (${CELL}, count, answered) select ${CELL}, count, answered from recounted`);
  await tx.execute(sql`
    insert into engine.rating_cells (subject_id, company_id, criterion, count, sum)
    select subject_id, company_id, criterion, count, sum from rerated`);
  await tx.execute(sql`
    insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade) ${TOTALS_RECOUNTED}`);
  for (const company of corrected) {
    await notifyCaches(tx, company.companyId);
    await onCorrected?.(company);
  }
  const { rows } = await tx.execute<{ wrong: number }>(sql`select count(*)::int as wrong from wrong_cells`);
  await tx.execute(sql`drop table recounted, rerated, wrong_cells`);
  return rows[0]?.wrong ?? 0;
}
