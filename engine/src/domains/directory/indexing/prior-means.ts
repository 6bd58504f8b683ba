import { sql } from 'drizzle-orm';
import { CATEGORY_PRIOR_FROM, RANKED_FROM } from '@app/contracts/grades';
import type { Queries } from '../../../platform/db.ts';
import { cached } from '../../../platform/cached.ts';
import { UNKNOWN_MEAN } from './rank.ts';

/** Weighted mean grades that rankings take as their prior: of kinds, and of categories with enough companies. */
export interface PriorMeans {
  /** By kind. */
  kinds: ReadonlyMap<string, number>;
  /** By `kind/category`. */
  categories: ReadonlyMap<string, number>;
}

/** A single review hardly changes the means. */
const CACHE_MS = 60_000;

const categoryKey = (kind: string, category: string): string => `${kind}/${category}`;

interface MeanRow extends Record<string, unknown> {
  kind: string;
  /** Null for the whole kind. */
  category: string | null;
  mean: number;
  companies: number;
}

/** Current means over companies that are shown. A company alone in its category would otherwise be its own prior. */
export async function priorMeans(queries: Queries): Promise<PriorMeans> {
  const { rows } = await queries.execute<MeanRow>(sql`
    select c.kind, c.category, sum(t.halves_times_grade)::float8 / sum(t.halves) as mean,
      count(*) filter (where t.count >= ${RANKED_FROM.reviews}::int
        and c.created_at <= engine.app_now() - make_interval(days => ${RANKED_FROM.days}::int))::int as companies
    from engine.companies c join engine.subject_totals t on t.subject_id = c.id
    where c.state = 'active' and c.presentation = 'shown'
    group by grouping sets ((c.kind, c.category), (c.kind)) having sum(t.halves) > 0`);
  const kinds = new Map<string, number>();
  const categories = new Map<string, number>();
  for (const { kind, category, mean, companies } of rows) {
    if (category === null) kinds.set(kind, mean);
    else if (companies >= CATEGORY_PRIOR_FROM) categories.set(categoryKey(kind, category), mean);
  }
  return { kinds, categories };
}

/** At most a minute old: reading all totals would dominate the cost of indexing one company. */
export const cachedPriorMeans = cached(CACHE_MS, priorMeans);

/** The prior mean of a category's companies. */
export const priorOf = ({ kinds, categories }: PriorMeans, kind: string, category: string): number =>
  categories.get(categoryKey(kind, category)) ?? kinds.get(kind) ?? UNKNOWN_MEAN;
