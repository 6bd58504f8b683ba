import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/db.ts';
import { cached } from '../../../platform/cached.ts';

/** Weighted mean grade by `categoryKey`. */
export type CategoryMeans = ReadonlyMap<string, number>;

/** A single review hardly changes the means. */
const CACHE_MS = 60_000;

export const categoryKey = (kind: string, category: string): string => `${kind}/${category}`;

/** Current means of all categories, over companies that are shown. */
export async function categoryMeans(queries: Queries): Promise<CategoryMeans> {
  const { rows } = await queries.execute<{ kind: string; category: string; mean: number }>(sql`
    select c.kind, c.category, sum(t.halves_times_grade)::float8 / sum(t.halves) as mean
    from engine.companies c join engine.subject_totals t on t.subject_id = c.id
    where c.state = 'active' and c.presentation = 'shown'
    group by c.kind, c.category having sum(t.halves) > 0`);
  return new Map(rows.map(({ kind, category, mean }) => [categoryKey(kind, category), mean]));
}

/** At most a minute old: reading all totals would dominate the cost of indexing one company. */
export const cachedCategoryMeans = cached(CACHE_MS, categoryMeans);
