import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Badge, BadgeAward, BadgeHistory } from '@app/contracts/badges';
import type { Queries } from '../../platform/db.ts';

/** An award as PostgreSQL's JSON has it. */
export interface AwardRow {
  badge: Badge;
  won_at: string;
  lost_at: string | null;
}

/** The badges that a company holds, newest first, as rows of a statement. */
export const heldBadges = (companyId: SQL): SQL => sql`
  select badge, won_at, lost_at from engine.badge_awards
  where company_id = ${companyId} and lost_at is null order by won_at desc, badge`;

export const presentAwards = (rows: readonly AwardRow[]): BadgeAward[] =>
  rows.map(({ badge, won_at, lost_at }) => ({
    badge,
    wonAt: new Date(won_at).toISOString(),
    lostAt: lost_at === null ? null : new Date(lost_at).toISOString(),
  }));

/** Every badge that a company holds or has held, newest first, with the figures that decided. */
export async function badgeHistory(queries: Queries, companyId: string): Promise<BadgeHistory> {
  const { rows } = await queries.execute<AwardRow & Record<string, unknown> & { evidence: Record<string, number> }>(sql`
    select badge, won_at, lost_at, evidence from engine.badge_awards
    where company_id = ${companyId} order by won_at desc, badge`);
  return { items: rows.map((row) => ({ ...presentAwards([row])[0]!, evidence: row.evidence })) };
}
