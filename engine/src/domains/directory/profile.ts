import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyProfile, GradeSummary } from '@app/contracts/companies';
import type { Grade, Locale } from '@app/contracts/common';
import { domainError } from '../../kernel/errors.ts';
import { summarise } from '../../kernel/grades.ts';
import type { Queries } from '../../platform/db.ts';
import { CompanyNotFound } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { ALL_TIME, cellsOf } from '../reviews/public.ts';
import type { AllTimeCell, PeriodCell, WeekCell } from '../reviews/public.ts';

class CompanyBlocked extends domainError('company_blocked', 410) {}

const WEEKS = 12;
const POPULAR_PRODUCTS = 5;

interface ProfileRow extends Record<string, unknown> {
  company: Company & Record<string, unknown>;
  all_time: AllTimeCell[];
  half_year: PeriodCell[];
  weeks: WeekCell[];
  first_week: string;
  products: { id: string; slug: string; name: string; count: number; average: number | null }[];
}

const COMPANY = sql`json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'kind', c.kind, 'category', c.category,
  'website', c.website, 'description', c.description, 'address', c.address, 'city', c.city, 'region', c.region, 'country', c.country,
  'phone', c.phone, 'email', c.email, 'taxId', c.tax_id, 'timeZone', c.time_zone, 'openingHours', c.opening_hours,
  'facilities', c.facilities, 'state', c.state, 'presentation', c.presentation, 'underReview', c.under_review,
  'withUsSince', c.with_us_since, 'updatedAt', c.updated_at)`;

/** A company's products with the most reviews. The index on its totals has them in order. */
export const popularProducts = (companyId: SQL) => sql`
  select p.id, p.slug, p.name, t.count, t.halves_times_grade::float8 / nullif(t.halves, 0) as average
  from engine.subject_totals t join engine.products p on p.id = t.subject_id
  where t.company_id = ${companyId} and t.count > 0 order by t.count desc limit ${POPULAR_PRODUCTS}`;

/** One round trip: the company, its counts (folded and not), summed as the page needs them, its popular products. */
export const profileQuery = (slug: string) => sql`
  with c as (select *, (engine.app_now() at time zone time_zone)::date as today from engine.companies where slug = ${slug}),
  cells as materialized (
    select day, language, origin, grade, sum(count)::int as count, sum(answered)::int as answered
    from (select x.* from c cross join lateral (${cellsOf(sql`c.id`)}) x
      where x.day = ${ALL_TIME}::date or x.day >= c.today - interval '6 months') x
    group by day, language, origin, grade)
  select ${COMPANY} as company,
    (select coalesce(json_agg(json_build_array(language, origin, grade, count, answered)), '[]') from cells where day = ${ALL_TIME}::date) as all_time,
    (select coalesce(json_agg(json_build_array(origin, grade, n)), '[]') from (
      select origin, grade, sum(count) as n from cells where day >= c.today - interval '6 months' group by origin, grade) h) as half_year,
    (select coalesce(json_agg(json_build_array(week, origin, grade, n)), '[]') from (
      select to_char(date_trunc('week', day), 'YYYY-MM-DD') as week, origin, grade, sum(count) as n from cells
      where day >= date_trunc('week', c.today) - ${WEEKS - 1} * interval '1 week' group by 1, origin, grade) w) as weeks,
    to_char(date_trunc('week', c.today) - ${WEEKS - 1} * interval '1 week', 'YYYY-MM-DD') as first_week,
    (select coalesce(json_agg(p), '[]') from (${popularProducts(sql`c.id`)}) p) as products
  from c`;

/** Whether people may see a company. @throws CompanyNotFound while its owner has verified no address, CompanyBlocked */
export function assertPublic({ state, name }: { state: string; name: string }): void {
  if (state === 'pending') throw new CompanyNotFound();
  if (state === 'blocked') throw new CompanyBlocked({ companyName: name });
}

/** A company's public page. @throws CompanyNotFound, CompanyBlocked */
export async function companyProfile(queries: Queries, slug: string): Promise<CompanyProfile> {
  const { rows } = await queries.execute<ProfileRow>(profileQuery(slug));
  const row = rows[0];
  if (!row) throw new CompanyNotFound();
  assertPublic(row.company);
  return present(row);
}

const summary = (cells: PeriodCell[]): GradeSummary =>
  summarise(cells.map(([origin, grade, count]) => ({ origin, grade: grade as Grade, count: Number(count) })));

function present({ company, all_time, half_year, weeks, first_week, products }: ProfileRow): CompanyProfile {
  const { state: _state, updatedAt, ...facts } = company;
  const shown = company.presentation === 'shown';
  const allTime = shown ? all_time : [];
  const cells = allTime.map(([, origin, grade, count]): PeriodCell => [origin, grade, count]);
  const negative = allTime.filter(([, , grade]) => grade <= 3);
  const negativeCount = negative.reduce((sum, [, , , count]) => sum + count, 0);
  return {
    ...facts,
    openingHours: company.openingHours,
    grades: summary(cells),
    lastSixMonths: summary(shown ? half_year : []),
    weekly: weeklyTrend(shown ? weeks : [], first_week),
    byLanguage: countBy(allTime, ([language]) => language as Locale).map(([language, count]) => ({ language, count })),
    byOrigin: countBy(allTime, ([, origin]) => origin).map(([origin, count]) => ({ origin, count })),
    negativeAnsweredShare:
      negativeCount > 0 ? negative.reduce((sum, [, , , , answered]) => sum + answered, 0) / negativeCount : null,
    popularProducts: shown ? products : [],
    updatedAt: new Date(updatedAt).toISOString(),
  };
}

/** Largest first. */
function countBy<Key>(cells: AllTimeCell[], keyOf: (cell: AllTimeCell) => Key): [Key, number][] {
  const counts = new Map<Key, number>();
  for (const cell of cells) if (cell[3] > 0) counts.set(keyOf(cell), (counts.get(keyOf(cell)) ?? 0) + cell[3]);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

function weeklyTrend(cells: WeekCell[], firstWeek: string): CompanyProfile['weekly'] {
  const start = new Date(`${firstWeek}T00:00:00Z`);
  return Array.from({ length: WEEKS }, (_, index) => {
    const weekStart = new Date(start.getTime() + index * 7 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    const { count, average } = summary(
      cells.filter(([week]) => week === weekStart).map(([, origin, grade, n]): PeriodCell => [origin, grade, n]),
    );
    return { weekStart, count, average };
  });
}
