import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { BADGE_FIGURES } from '@app/contracts/badges';
import type { Queries } from '../../platform/db.ts';
import { doubledGradeWeight } from '../reviews/public.ts';
import { FIGURES, RANKED_AMONG, RANKED_FROM } from './model.ts';
import type { Figures } from './model.ts';

const days = (figure: keyof typeof FIGURES): SQL => sql`${FIGURES[figure].windowDays}::int`;
const QUARTER = days('reviews_quarter');
const HALVES = doubledGradeWeight(sql`g.origin`);

/** Weighted average grade over the cells that match the condition. */
const averageWhere = (condition: SQL): SQL => sql`
  sum(g.count * ${HALVES} * g.grade) filter (where ${condition})::float8 / nullif(sum(g.count * ${HALVES}) filter (where ${condition}), 0)`;
const countWhere = (condition: SQL): SQL => sql`coalesce(sum(g.count) filter (where ${condition}), 0)::float8`;

const IN_THIS_QUARTER = sql`g.day > c.today - ${QUARTER}`;
const IN_QUARTER_BEFORE = sql`g.day <= c.today - ${QUARTER} and g.day > c.today - 2 * ${QUARTER}`;
const NEGATIVE = sql`g.grade <= 3`;

/** A company's percentile rank within its category, or within its kind if the category is too small. */
const rankOf = (name: 'average' | 'reviews'): SQL => {
  const column = sql.raw(name);
  return sql`case
    when r.others_in_category >= ${RANKED_AMONG}::int then r.${sql.raw(`${name}_in_category`)}::float8 / r.others_in_category
    when r.others_in_kind >= ${RANKED_AMONG}::int then r.${sql.raw(`${name}_in_kind`)}::float8 / r.others_in_kind end as ${sql`${column}_rank`}`;
};

const RANKED = sql`
  select o.id, count(*) over (partition by o.kind, o.category) - 1 as others_in_category, count(*) over (partition by o.kind) - 1 as others_in_kind,
    rank() over (partition by o.kind, o.category order by t.halves_times_grade::float8 / t.halves) - 1 as average_in_category,
    rank() over (partition by o.kind order by t.halves_times_grade::float8 / t.halves) - 1 as average_in_kind,
    rank() over (partition by o.kind, o.category order by t.count) - 1 as reviews_in_category,
    rank() over (partition by o.kind order by t.count) - 1 as reviews_in_kind
  from engine.companies o join engine.subject_totals t on t.subject_id = o.id
  where o.state = 'active' and o.presentation = 'shown' and t.count >= ${RANKED_FROM}::int and t.halves > 0`;

/**
 * Current badge figures of these companies, from folded counts, so that the latest reviews may be missing. Windows are
 * days in the company's time zone.
 */
export async function figuresOf(queries: Queries, companyIds: readonly string[]): Promise<Map<string, Figures>> {
  if (companyIds.length === 0) return new Map();
  const { rows } = await queries.execute<{ id: string } & Record<string, unknown>>(sql`
    with c as (
      select id, presentation, with_us_since, engine.app_now() as now, (engine.app_now() at time zone time_zone)::date as today
      from engine.companies where id in ${companyIds}),
    ranked as materialized (${RANKED})
    select c.id, d.*, s.*, ${rankOf('average')}, ${rankOf('reviews')},
      d.reviews_quarter / nullif(d.reviews_quarter_before, 0) as reviews_growth,
      (c.today - c.with_us_since)::float8 as days_with_us,
      (c.presentation = 'shown')::int::float8 as reviews_shown, a.*, m.*, w.*
    from c left join ranked r on r.id = c.id
    cross join lateral (
      select ${countWhere(sql`true`)} as reviews_year, ${averageWhere(sql`true`)} as average_year,
        ${countWhere(IN_THIS_QUARTER)} as reviews_quarter, ${countWhere(IN_QUARTER_BEFORE)} as reviews_quarter_before,
        ${averageWhere(IN_THIS_QUARTER)} - ${averageWhere(IN_QUARTER_BEFORE)} as average_gain,
        ${countWhere(NEGATIVE)} as negative_year,
        sum(g.answered) filter (where ${NEGATIVE})::float8 / nullif(sum(g.count) filter (where ${NEGATIVE}), 0) as negative_answered,
        sum(g.count) filter (where g.origin = 'verified')::float8 / nullif(sum(g.count), 0) as verified_share
      from engine.grade_cells g
      where g.subject_id = c.id and g.grain = 'day' and g.language = 'any' and g.day > c.today - ${days('reviews_year')}) d
    cross join lateral (
      select coalesce(sum(count), 0)::float8 as service_ratings, sum(sum)::float8 / nullif(sum(count), 0) as service_average
      from engine.rating_cells where subject_id = c.id and criterion in ('service', 'contact', 'staff')) s
    cross join lateral (
      select count(*)::float8 as answers_half_year,
        percentile_cont(0.5) within group (order by extract(epoch from answered_at - published_at)::float8 / 3600) as answer_hours
      from engine.reviews
      where company_id = c.id and state = 'published' and product_id is null and answered_at is not null
        and published_at > c.now - make_interval(days => ${days('answer_hours')})) a
    cross join lateral (
      select coalesce(avg((outcome = 'merchant_silent')::int), 0)::float8 as mediations_unanswered
      from engine.mediations
      where company_id = c.id and state = 'ended' and ended_at > c.now - make_interval(days => ${days('mediations_unanswered')})) m
    cross join lateral (
      select coalesce(taken.n::float8 / nullif(taken.n + shown.n, 0), 0) as withdrawn_share
      from (select count(*) as n from engine.reviews where company_id = c.id and state = 'withdrawn') taken,
        (select coalesce(sum(count), 0) as n from engine.subject_totals where company_id = c.id and subject_id <> c.id) shown) w`);
  return new Map(
    rows.map((row) => [
      row.id,
      Object.fromEntries(BADGE_FIGURES.flatMap((name) => (typeof row[name] === 'number' ? [[name, row[name]]] : []))),
    ]),
  );
}
