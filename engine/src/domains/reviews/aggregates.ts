import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { GRADE_WEIGHTS } from '@app/contracts/grades';
import type { ReviewOrigin } from '@app/contracts/reviews';
import type { Queries, Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';

/** The day under which the full period is counted. */
export const ALL_TIME = '0001-01-01';

/** A change of what is public about a subject: `count` ±1 for a review, `answered` ±1 for a company's answer. */
export interface GradeChange {
  companyId: string;
  /** The company's id, or the product's. */
  subjectId: string;
  publishedAt: Date;
  timeZone: string;
  language: string;
  origin: ReviewOrigin;
  grade: number;
  count: number;
  answered: number;
}

/** Appends a change in the transaction that makes it: no row is locked, no writer waits for another. */
export async function appendChange(tx: Tx, change: GradeChange): Promise<void> {
  const { companyId, subjectId, publishedAt, timeZone, language, origin, grade, count, answered } = change;
  await tx.execute(sql`
    insert into engine.grade_deltas (subject_id, company_id, day, language, origin, grade, count, answered)
    values (${subjectId}, ${companyId}, (${publishedAt.toISOString()}::timestamptz at time zone ${timeZone})::date,
      ${language}, ${origin}, ${grade}, ${count}, ${answered})`);
}

/** Appends what a review's public revision says in detail, features of products by their ids, or takes it back. */
export async function appendRatings(
  tx: Tx,
  review: { id: string; companyId: string; productId: string | null; revision: number },
  by: 1 | -1,
): Promise<void> {
  await tx.execute(sql`
    insert into engine.rating_deltas (subject_id, company_id, criterion, count, sum)
    select ${review.productId ?? review.companyId}::uuid, ${review.companyId}::uuid, rating.key, ${by}::int, ${by}::int * rating.value::int
    from engine.review_revisions v, jsonb_each_text(v.ratings || v.features) as rating
    where v.review_id = ${review.id} and v.revision = ${review.revision}`);
}

/** Weights of the average, doubled: sums of whole numbers are equal however they were summed. */
export const halves = (origin: SQL): SQL =>
  sql`case ${origin} ${sql.join(
    Object.entries(GRADE_WEIGHTS).map(
      ([name, weight]) => sql`when ${sql.raw(`'${name}'`)} then ${sql.raw(String(weight * 2))}`,
    ),
    sql` `,
  )} end`;

/** The Monday of a day's week. */
export const monday = (day: SQL): SQL => sql`(${day} - extract(isodow from ${day})::int + 1)`;

/** The cells that something of this day and language counts in, as `cell (grain, day, language)`. */
export const cellsFor = (day: SQL, language: SQL): SQL => sql`(values
  ('all', ${ALL_TIME}::date, ${language}), ('day', ${day}, ${language}), ('day', ${day}, 'any'), ('week', ${monday(day)}, 'any')
) as cell(grain, day, language)`;

/**
 * Folds the company's appended changes into the cells and totals, and tells the site's caches. Several at once wait for
 * each other on an advisory lock of the company; writers never do. One statement: a reader sees a change either in the
 * deltas or in the cells.
 * @returns the products among the subjects that changed; null when nothing did.
 */
export async function foldChanges(tx: Tx, companyId: string): Promise<string[] | null> {
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
    select subject_id, company_id, sum(count), sum(count * ${halves(sql`origin`)}), sum(count * ${halves(sql`origin`)} * grade)
    from changes group by subject_id, company_id
    on conflict (subject_id) do update set count = subject_totals.count + excluded.count,
      halves = subject_totals.halves + excluded.halves, halves_times_grade = subject_totals.halves_times_grade + excluded.halves_times_grade
    returning subject_id`);
  if (rows.length === 0) return null;
  await notifyCaches(tx, companyId);
  return rows.map((row) => row.subject_id).filter((id) => id !== companyId);
}

/** Companies whose changes wait to be folded: left over when a worker died between the two. */
export async function companiesToFold(queries: Queries, limit: number): Promise<string[]> {
  const { rows } = await queries.execute<{ company_id: string }>(
    sql`select distinct company_id from engine.grade_deltas limit ${limit}`,
  );
  return rows.map((row) => row.company_id);
}
