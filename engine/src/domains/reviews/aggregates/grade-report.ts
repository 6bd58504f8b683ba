import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { GradeReport, GradeSummary } from '@app/contracts/companies';
import type { Grade, Locale } from '@app/contracts/common';
import { RATING_CRITERIA } from '@app/contracts/reviews';
import type { RatingCriterion, ReviewOrigin } from '@app/contracts/reviews';
import { GradeTally } from '../../../kernel/grades.ts';
import type { Queries } from '../../../platform/db.ts';
import { cellsFor, mondayOf } from './cells.ts';
import { countedReviews, intoCells, ratedReviews } from './recount.ts';
import { NEGATIVE_GRADE } from '../lifecycle/model.ts';

const WEEKS = 12;
const WEEK_MS = 7 * 24 * 3600 * 1000;

/** Restricts the counts to one language or origin. */
export interface GradeFilter {
  language?: Locale | undefined;
  origin?: ReviewOrigin | undefined;
}

/** `[language, origin, grade, count, answered]` over the full period. */
type AllTimeCell = [Locale, ReviewOrigin, Grade, number, number];
/** `[origin, grade, count]` over the last months. */
type PeriodCell = [ReviewOrigin, Grade, number];
/** `[Monday, origin, grade, count]`. */
type WeekCell = [string, ReviewOrigin, Grade, number];

/** The columns of `gradeColumns`. */
export interface GradeRow extends Record<string, unknown> {
  all_time: AllTimeCell[];
  half_year: PeriodCell[];
  weeks: WeekCell[];
  first_week: string;
  ratings: [RatingCriterion, number, number][];
}

const HALF_YEAR = sql`(s.today - interval '6 months')::date`;
/** The first Monday of the half-year: days are summed before it, weeks from then on. */
const FIRST_MONDAY = sql`${mondayOf(sql`(${HALF_YEAR} + 6)`)}`;
const FIRST_WEEK = sql`(${mondayOf(sql`s.today`)} - ${7 * (WEEKS - 1)}::int)`;

/** The cells that a page needs, whose number does not grow with the reviews. Without a language those of `any`. */
const foldedCells = ({ language, origin }: GradeFilter): SQL => {
  const cells = (condition: SQL) => sql`
    select x.grain, x.day, x.language, x.origin, x.grade, x.count, x.answered
    from s cross join lateral (
      select * from engine.grade_cells where subject_id = s.id and ${condition} ${origin ? sql`and origin = ${origin}` : sql``}
    ) x`;
  return sql.join(
    language
      ? [
          cells(sql`grain = 'all' and language = ${language}`),
          cells(sql`grain = 'day' and language = ${language} and day >= ${HALF_YEAR}`),
        ]
      : [
          cells(sql`grain = 'all'`),
          cells(sql`grain = 'day' and language = 'any' and day >= ${HALF_YEAR} and day < ${FIRST_MONDAY}`),
          cells(sql`grain = 'week' and language = 'any' and day >= ${FIRST_MONDAY}`),
        ],
    sql` union all `,
  );
};

/** The same cells, from deltas that are not folded yet. */
const unfoldedCells = ({ language, origin }: GradeFilter): SQL => sql`
  select cell.grain, cell.day, cell.language, d.origin, d.grade, d.count, d.answered
  from s join engine.grade_deltas d on d.subject_id = s.id cross join lateral ${cellsFor(sql`d.day`, sql`d.language`)}
  where (cell.grain = 'all' or ${
    language
      ? sql`cell.grain = 'day' and cell.language <> 'any' and cell.day >= ${HALF_YEAR}`
      : sql`cell.language = 'any' and (cell.grain = 'week' and cell.day >= ${FIRST_MONDAY}
          or cell.grain = 'day' and cell.day >= ${HALF_YEAR} and cell.day < ${FIRST_MONDAY})`
  }) ${language ? sql`and d.language = ${language}` : sql``} ${origin ? sql`and d.origin = ${origin}` : sql``}`;

/**
 * Common table expressions with a subject's counts, folded or not, to be used in one statement with `gradeColumns`, so
 * that readers see a consistent state. Needs `s (id, today)` before it: the subject, and the day in its company's time zone.
 */
export const gradeCtes = (filter: GradeFilter = {}): SQL => sql`
  cells as materialized (
    select grain, day, language, origin, grade, sum(count)::int as count, sum(answered)::int as answered
    from (${foldedCells(filter)} union all ${unfoldedCells(filter)}) x group by grain, day, language, origin, grade),
  rated as materialized (
    select criterion, sum(count)::int as count, sum(sum)::int as sum from (
      select x.* from s cross join lateral (select criterion, count, sum from engine.rating_cells where subject_id = s.id) x
      union all
      select x.* from s cross join lateral (select criterion, count, sum from engine.rating_deltas where subject_id = s.id) x
    ) x group by criterion having sum(count) > 0)`;

/** The columns of `GradeRow`. */
export const gradeColumns = sql`
  (select coalesce(json_agg(json_build_array(language, origin, grade, count, answered)), '[]') from cells where grain = 'all') as all_time,
  (select coalesce(json_agg(json_build_array(origin, grade, n)), '[]') from (
    select origin, grade, sum(count) as n from cells where grain <> 'all' group by origin, grade) h) as half_year,
  (select coalesce(json_agg(json_build_array(week, origin, grade, n)), '[]') from (
    select to_char(${mondayOf(sql`day`)}, 'YYYY-MM-DD') as week, origin, grade, sum(count) as n from cells, s
    where grain <> 'all' and day >= ${FIRST_WEEK} group by 1, origin, grade) w) as weeks,
  (select to_char(${FIRST_WEEK}, 'YYYY-MM-DD') from s) as first_week,
  (select coalesce(json_agg(json_build_array(criterion, count, sum)), '[]') from rated) as ratings`;

/** For a company that does not show its reviews. */
export const emptyGrades = ({ first_week }: Pick<GradeRow, 'first_week'>): GradeRow => ({
  all_time: [],
  half_year: [],
  weeks: [],
  ratings: [],
  first_week,
});

function summary(cells: readonly PeriodCell[]): GradeSummary {
  const tally = new GradeTally();
  for (const [origin, grade, count] of cells) tally.add(origin, grade, count);
  return tally.summary();
}

export function presentGrades({ all_time, half_year, weeks, first_week, ratings }: GradeRow): GradeReport {
  const all = new GradeTally();
  const byLanguage = new Map<Locale, GradeTally>();
  const byOrigin = new Map<ReviewOrigin, GradeTally>();
  let negative = 0;
  let negativeAnswered = 0;
  for (const [language, origin, grade, count, answered] of all_time) {
    for (const tally of [all, tallyOf(byLanguage, language), tallyOf(byOrigin, origin)])
      tally.add(origin, grade, count);
    if (grade > NEGATIVE_GRADE) continue;
    negative += count;
    negativeAnswered += answered;
  }
  return {
    grades: all.summary(),
    lastSixMonths: summary(half_year),
    weekly: weeklyTrend(weeks, first_week),
    byLanguage: largestFirst(byLanguage).map(([language, summary]) => ({ language, ...summary })),
    byOrigin: largestFirst(byOrigin).map(([origin, summary]) => ({ origin, ...summary })),
    negativeAnsweredShare: negative > 0 ? negativeAnswered / negative : null,
    // Product features are counted in the same cells, by their ids.
    ratings: ratings
      .filter(([criterion]) => RATING_CRITERIA.includes(criterion))
      .map(([criterion, count, sum]) => ({ criterion, count, average: sum / count }))
      .sort((a, b) => b.count - a.count || a.criterion.localeCompare(b.criterion)),
  };
}

function tallyOf<Key>(tallies: Map<Key, GradeTally>, key: Key): GradeTally {
  const tally = tallies.get(key) ?? new GradeTally();
  tallies.set(key, tally);
  return tally;
}

function largestFirst<Key extends string>(
  parts: ReadonlyMap<Key, GradeTally>,
): [Key, Pick<GradeSummary, 'count' | 'average'>][] {
  return [...parts]
    .filter(([, { count }]) => count > 0)
    .sort(([a, one], [b, other]) => other.count - one.count || a.localeCompare(b))
    .map(([key, { count, average }]) => [key, { count, average }]);
}

function weeklyTrend(cells: readonly WeekCell[], firstWeek: string): GradeReport['weekly'] {
  const tallies = new Map<string, GradeTally>();
  for (const [week, origin, grade, count] of cells) tallyOf(tallies, week).add(origin, grade, count);
  const start = Date.parse(`${firstWeek}T00:00:00Z`);
  return Array.from({ length: WEEKS }, (_, index) => {
    const weekStart = new Date(start + index * WEEK_MS).toISOString().slice(0, 10);
    const { count = 0, average = null } = tallies.get(weekStart) ?? {};
    return { weekStart, count, average };
  });
}

/** The counts of a company or a product. */
export async function gradeReport(
  queries: Queries,
  subject: { id: string; timeZone: string },
  filter: GradeFilter = {},
): Promise<GradeReport> {
  const { rows } = await queries.execute<GradeRow>(sql`
    with s as (select ${subject.id}::uuid as id, (engine.app_now() at time zone ${subject.timeZone})::date as today),
    ${gradeCtes(filter)} select ${gradeColumns}`);
  const [row] = rows;
  if (!row) throw new Error('no counts');
  return presentGrades(row);
}

/**
 * The counts of a company's reviews in one market, `null` for the main one: counted from the reviews themselves, by the same
 * statements as a recount, so that they add up to the company's.
 */
export async function marketReport(
  queries: Queries,
  company: { id: string; timeZone: string },
  marketId: string | null,
  { language, origin }: GradeFilter = {},
): Promise<GradeReport> {
  const scope = sql`r.company_id = ${company.id} and r.product_id is null and
    ${marketId === null ? sql`r.market_id is null` : sql`r.market_id = ${marketId}`}
    ${language ? sql`and r.language = ${language}` : sql``} ${origin ? sql`and r.origin = ${origin}` : sql``}`;
  const { rows } = await queries.execute<GradeRow>(sql`
    with s as (select ${company.id}::uuid as id, (engine.app_now() at time zone ${company.timeZone})::date as today),
    every as materialized (${intoCells(countedReviews(scope))}),
    cells as materialized (
      select grain, day, language, origin, grade, count, answered from every, s
      where grain = 'all' or language = 'any' and (grain = 'week' and day >= ${FIRST_MONDAY}
        or grain = 'day' and day >= ${HALF_YEAR} and day < ${FIRST_MONDAY})),
    rated as materialized (select criterion, count, sum from (${ratedReviews(scope)}) x)
    select ${gradeColumns}`);
  const [row] = rows;
  if (!row) throw new Error('no counts');
  return presentGrades(row);
}
