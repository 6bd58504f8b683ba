import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/db.ts';
import { recent } from './recent.ts';

/** Weighted means of the grades per kind and category. */
export type CategoryMeans = ReadonlyMap<string, number>;

/** How old the means may be that one company is ranked by: one more review hardly moves them. */
const RECENT_MS = 60_000;

export const categoryKey = (kind: string, category: string): string => `${kind}/${category}`;

/** The means of all categories, as of now: of companies that people see. */
export async function categoryMeans(queries: Queries): Promise<CategoryMeans> {
  const { rows } = await queries.execute<{ kind: string; category: string; mean: number }>(sql`
    select c.kind, c.category, sum(t.halves_times_grade)::float8 / sum(t.halves) as mean
    from engine.companies c join engine.subject_totals t on t.subject_id = c.id
    where c.state = 'active' and c.presentation = 'shown'
    group by c.kind, c.category having sum(t.halves) > 0`);
  return new Map(rows.map(({ kind, category, mean }) => [categoryKey(kind, category), mean]));
}

/** The same, at most a minute old: reading every total for one company's document would be the dearest part of it. */
export const recentCategoryMeans = recent(RECENT_MS, categoryMeans);
