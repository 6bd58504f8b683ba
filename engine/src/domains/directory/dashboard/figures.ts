import { sql } from 'drizzle-orm';
import type { Grade } from '@app/contracts/common';
import type { PeriodFigures, TrendPoint } from '@app/contracts/company/dashboard';
import type { ReviewOrigin } from '@app/contracts/reviews';
import { GradeTally } from '../../../kernel/grades.ts';
import type { TenantTx } from '../../../platform/db.ts';

export const TREND_POINTS = 12;
const NEGATIVE_GRADE = 3;

/** Reviews of a period, week or month with one origin and grade. `start`: its first day, or which period. */
interface Cell extends Record<string, unknown> {
  part: 'period' | 'week' | 'month';
  start: string;
  origin: ReviewOrigin;
  grade: Grade;
  count: number;
  answered: number;
}

/** Counts from the kept sums of days, so that the cost grows with days and not with reviews. */
async function readCells(tx: TenantTx, today: string, days: number): Promise<Cell[]> {
  const { rows } = await tx.execute<Cell>(sql`
    with s as (
      select ${today}::date as today, (date_trunc('month', ${today}::date) - make_interval(months => ${TREND_POINTS - 1}::int))::date as first_month,
        ${today}::date - extract(isodow from ${today}::date)::int + 1 - 7 * ${TREND_POINTS - 1}::int as first_week),
    cells as materialized (
      select day, origin, grade, sum(count)::int as count, sum(answered)::int as answered from (
        select c.day, c.origin, c.grade, c.count, c.answered from s, engine.grade_cells c
        where c.subject_id = ${tx.companyId} and c.grain = 'day' and c.language = 'any'
          and c.day > least(s.today - 2 * ${days}::int, s.first_month - 1)
        union all
        select d.day, d.origin, d.grade, d.count, d.answered from s, engine.grade_deltas d
        where d.subject_id = ${tx.companyId} and d.day > least(s.today - 2 * ${days}::int, s.first_month - 1)) x
      group by day, origin, grade)
    select 'period' as part, case when day > today - ${days}::int then 'current' else 'previous' end as start,
      origin, grade, sum(count)::int as count, sum(answered)::int as answered
    from cells, s where day > today - 2 * ${days}::int group by 2, origin, grade
    union all
    select 'week', to_char(day - extract(isodow from day)::int + 1, 'YYYY-MM-DD'), origin, grade, sum(count)::int, 0
    from cells, s where day >= first_week group by 2, origin, grade
    union all
    select 'month', to_char(date_trunc('month', day), 'YYYY-MM-DD'), origin, grade, sum(count)::int, 0
    from cells, s where day >= first_month group by 2, origin, grade`);
  return rows;
}

/** Median hours from publication to the answer, over this many of a period's latest reviews. */
const MEDIAN_SAMPLE = 2000;

async function readMedians(tx: TenantTx, days: number): Promise<(number | null)[]> {
  const median = (from: number, to: number) => sql`(
    select percentile_cont(0.5) within group (order by extract(epoch from answered_at - published_at)::float8 / 3600)
    from (
      select answered_at, published_at from engine.reviews
      where company_id = ${tx.companyId} and state = 'published' and product_id is null
        and published_at > engine.app_now() - make_interval(days => ${from}::int)
        and published_at <= engine.app_now() - make_interval(days => ${to}::int)
      order by published_at desc, id desc limit ${MEDIAN_SAMPLE}::int) latest
    where answered_at is not null)`;
  const { rows } = await tx.execute<{ current: number | null; previous: number | null }>(
    sql`select ${median(days, 0)} as current, ${median(2 * days, days)} as previous`,
  );
  return [rows[0]?.current ?? null, rows[0]?.previous ?? null];
}

const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

const addMonths = (day: string, months: number): string => {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
};

const monday = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

function presentPeriod(cells: readonly Cell[], days: [string, string], median: number | null): PeriodFigures {
  const tally = new GradeTally();
  const figures = { answered: 0, negative: 0, negativeAnswered: 0 };
  for (const { origin, grade, count, answered } of cells) {
    tally.add(origin, grade, count);
    figures.answered += answered;
    if (grade > NEGATIVE_GRADE) continue;
    figures.negative += count;
    figures.negativeAnswered += answered;
  }
  const { count, average, distribution } = tally;
  return { from: days[0], to: days[1], count, average, distribution, ...figures, medianAnswerHours: median };
}

function presentTrend(cells: readonly Cell[], starts: readonly string[]): TrendPoint[] {
  return starts.map((start) => {
    const tally = new GradeTally();
    for (const cell of cells) if (cell.start === start) tally.add(cell.origin, cell.grade, cell.count);
    return { start, count: tally.count, average: tally.average };
  });
}

/** The last `days` days, `today` among them, beside the same number before; and 12 weeks and months. */
export async function compareFigures(tx: TenantTx, today: string, days: number) {
  const cells = await readCells(tx, today, days);
  const [current = null, previous = null] = await readMedians(tx, days);
  const cellsOf = (part: Cell['part'], start?: string) =>
    cells.filter((cell) => cell.part === part && (start === undefined || cell.start === start));
  const back = Array.from({ length: TREND_POINTS }, (_, index) => index - TREND_POINTS + 1);
  return {
    current: presentPeriod(cellsOf('period', 'current'), [addDays(today, 1 - days), today], current),
    previous: presentPeriod(
      cellsOf('period', 'previous'),
      [addDays(today, 1 - 2 * days), addDays(today, -days)],
      previous,
    ),
    weeks: presentTrend(
      cellsOf('week'),
      back.map((index) => addDays(monday(today), 7 * index)),
    ),
    months: presentTrend(
      cellsOf('month'),
      back.map((index) => addMonths(today, index)),
    ),
  };
}
