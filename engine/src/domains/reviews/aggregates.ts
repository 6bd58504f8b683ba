import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { GRADE_WEIGHTS } from '@app/contracts/grades';
import type { ReviewOrigin } from '@app/contracts/reviews';
import type { Queries, Tx } from '../../platform/db.ts';

/** The day under which the full period is counted. */
export const ALL_TIME = '0001-01-01';

/** Notified with a company's id when its pages have changed; every site server listens. */
export const CACHE_PURGE_CHANNEL = 'cache_purge';

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

/** Appends what a review's public revision says in detail, or takes it back. */
export async function appendRatings(
  tx: Tx,
  review: { id: string; companyId: string; productId: string | null; revision: number },
  by: 1 | -1,
): Promise<void> {
  await tx.execute(sql`
    insert into engine.rating_deltas (subject_id, company_id, criterion, count, sum)
    select ${review.productId ?? review.companyId}::uuid, ${review.companyId}::uuid, rating.key, ${by}::int, ${by}::int * rating.value::int
    from engine.review_revisions v, jsonb_each_text(v.ratings) as rating
    where v.review_id = ${review.id} and v.revision = ${review.revision}`);
}

const halves = (origin: SQL) =>
  sql`case ${origin} ${sql.join(
    Object.entries(GRADE_WEIGHTS).map(
      ([name, weight]) => sql`when ${sql.raw(`'${name}'`)} then ${sql.raw(String(weight * 2))}`,
    ),
    sql` `,
  )} end`;

/**
 * Folds the company's appended changes into the cells and totals, and tells the site's caches. Several at once wait for
 * each other on an advisory lock of the company; writers never do.
 * @returns the products among the subjects that changed; null when nothing did.
 */
export async function foldChanges(tx: Tx, companyId: string): Promise<string[] | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 1))`);
  const { rows } = await tx.execute<{ subject_id: string }>(sql`
    with taken as (delete from engine.grade_deltas where company_id = ${companyId} returning *),
    changes as (
      select subject_id, company_id, day, language, origin, grade, sum(count)::int as count, sum(answered)::int as answered
      from (select * from taken union all select id, subject_id, company_id, ${ALL_TIME}::date, language, origin, grade, count, answered from taken) doubled
      group by subject_id, company_id, day, language, origin, grade),
    cells as (
      insert into engine.grade_cells (subject_id, company_id, day, language, origin, grade, count, answered)
      select subject_id, company_id, day, language, origin, grade, count, answered from changes
      on conflict (subject_id, day, language, origin, grade)
      do update set count = grade_cells.count + excluded.count, answered = grade_cells.answered + excluded.answered)
    insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
    select subject_id, company_id, sum(count), sum(count * ${halves(sql`origin`)}), sum(count * ${halves(sql`origin`)} * grade)
    from changes where day = ${ALL_TIME}::date group by subject_id, company_id
    on conflict (subject_id) do update set count = subject_totals.count + excluded.count,
      halves = subject_totals.halves + excluded.halves, halves_times_grade = subject_totals.halves_times_grade + excluded.halves_times_grade
    returning subject_id`);
  if (rows.length === 0) return null;
  await notifyCaches(tx, companyId);
  return rows.map((row) => row.subject_id).filter((id) => id !== companyId);
}

const notifyCaches = (tx: Tx, companyId: string) =>
  tx.execute(sql`select pg_notify(${CACHE_PURGE_CHANNEL}, ${companyId})`);

/** A company whose counts a recount has mended, with the products among them. */
export interface MendedCompany {
  companyId: string;
  productIds: string[];
}

/** The cells as the published reviews themselves give them. `scope` limits it to one company. */
const recounted = (scope: SQL) => sql`
  select subject_id, company_id, day, language, origin, grade, sum(count)::int as count, sum(answered)::int as answered from (
    select coalesce(r.product_id, r.company_id) as subject_id, r.company_id, d.day, r.language, r.origin, r.grade,
      1 as count, (r.answered_at is not null)::int as answered
    from engine.reviews r join engine.companies c on c.id = r.company_id
    cross join lateral (values ((r.published_at at time zone c.time_zone)::date), (${ALL_TIME}::date)) as d(day)
    where r.state = 'published' and ${scope}) counted
  group by subject_id, company_id, day, language, origin, grade`;

const TOTALS_RECOUNTED = sql`
  select subject_id, company_id, sum(count) as count, sum(count * ${halves(sql`origin`)}) as halves,
    sum(count * ${halves(sql`origin`)} * grade) as halves_times_grade
  from recounted where day = ${ALL_TIME}::date group by subject_id, company_id`;

/**
 * Counts everything anew from the reviews, replaces the cells and totals by it, and drops what was appended meanwhile.
 * Caches are told of the companies whose counts change by it; so is `onMended`, in the same transaction.
 * @returns how many cells were wrong before.
 */
export async function recount(
  tx: Tx,
  { companyId, onMended }: { companyId?: string; onMended?: (company: MendedCompany) => Promise<void> } = {},
): Promise<number> {
  // Nothing may be published between counting and replacing.
  await tx.execute(sql`lock table engine.grade_deltas, engine.grade_cells, engine.subject_totals in exclusive mode`);
  const scope = companyId ? sql`r.company_id = ${companyId}` : sql`true`;
  const own = companyId ? sql`company_id = ${companyId}` : sql`true`;
  await tx.execute(sql`create temporary table recounted on commit drop as ${recounted(scope)}`);
  await tx.execute(sql`
    create temporary table wrong_cells on commit drop as
    select subject_id, company_id from (
      select subject_id, company_id, day, language, origin, grade, sum(count)::int as count, sum(answered)::int as answered from (
        select subject_id, company_id, day, language, origin, grade, count, answered from engine.grade_cells where ${own}
        union all
        select subject_id, company_id, d.day, language, origin, grade, count, answered from engine.grade_deltas
        cross join lateral (values (grade_deltas.day), (${ALL_TIME}::date)) as d(day) where ${own}) known
      group by subject_id, company_id, day, language, origin, grade having sum(count) <> 0 or sum(answered) <> 0) have
    full join recounted using (subject_id, company_id, day, language, origin, grade)
    where have.count is distinct from recounted.count or have.answered is distinct from recounted.answered`);
  // What waits to be folded changes lists and search as well: the fold that would have said so will find nothing.
  const { rows: mended } = await tx.execute<{ company_id: string; subject_ids: string[] }>(sql`
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
  await tx.execute(sql`delete from engine.grade_deltas where ${own}`);
  await tx.execute(sql`delete from engine.grade_cells where ${own}`);
  await tx.execute(sql`delete from engine.subject_totals where ${own}`);
  await tx.execute(sql`
    insert into engine.grade_cells (subject_id, company_id, day, language, origin, grade, count, answered)
    select subject_id, company_id, day, language, origin, grade, count, answered from recounted`);
  await tx.execute(sql`
    insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade) ${TOTALS_RECOUNTED}`);
  for (const { company_id: id, subject_ids } of mended) {
    await notifyCaches(tx, id);
    await onMended?.({ companyId: id, productIds: subject_ids.filter((subject) => subject !== id) });
  }
  const { rows } = await tx.execute<{ wrong: number }>(sql`select count(*)::int as wrong from wrong_cells`);
  return rows[0]?.wrong ?? 0;
}

/** `[language, origin, grade, count, answered]` over the full period. */
export type AllTimeCell = [string, ReviewOrigin, number, number, number];
/** `[origin, grade, count]` over the last months. */
export type PeriodCell = [ReviewOrigin, number, number];
/** `[Monday, origin, grade, count]`. */
export type WeekCell = [string, ReviewOrigin, number, number];

/** SQL of one subject's cells, folded or not, from `day` on and over the full period. */
export const cellsOf = (subject: SQL) => sql`
  select day, language, origin, grade, count, answered from engine.grade_cells where subject_id = ${subject}
  union all
  select d.day, language, origin, grade, count, answered from engine.grade_deltas
  cross join lateral (values (grade_deltas.day), (${ALL_TIME}::date)) as d(day) where subject_id = ${subject}`;

/** Companies whose changes wait to be folded: left over when a worker died between the two. */
export async function companiesToFold(queries: Queries, limit: number): Promise<string[]> {
  const { rows } = await queries.execute<{ company_id: string }>(
    sql`select distinct company_id from engine.grade_deltas limit ${limit}`,
  );
  return rows.map((row) => row.company_id);
}
