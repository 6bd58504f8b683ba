import { sql } from 'drizzle-orm';
import type { PlatformStats } from '@app/contracts/companies';
import type { CompanyKind } from '@app/contracts/common';
import type { Queries } from '../../platform/db.ts';
import { cached } from '../../platform/cached.ts';

/** Counts for the home page: shown companies and their reviews, without product reviews. */
export async function platformStats(queries: Queries): Promise<PlatformStats> {
  const { rows } = await queries.execute<{ kind: CompanyKind; companies: number; reviews: number }>(sql`
    select c.kind, count(*)::int as companies, coalesce(sum(t.count), 0)::int as reviews
    from engine.companies c left join engine.subject_totals t on t.subject_id = c.id
    where c.state = 'active' and c.presentation = 'shown' group by c.kind`);
  const byKind: PlatformStats['byKind'] = { shops: 0, services: 0, hotels: 0, restaurants: 0 };
  for (const row of rows) byKind[row.kind] = row.companies;
  const sum = (field: 'companies' | 'reviews') => rows.reduce((total, row) => total + row[field], 0);
  return { companies: sum('companies'), reviews: sum('reviews'), byKind };
}

const STATS_CACHE_MS = 30_000;

/** At most half a minute old. */
export const cachedStats = cached(STATS_CACHE_MS, platformStats);
