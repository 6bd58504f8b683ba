import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Badge, BadgeAward, BadgeHistory, BadgeProgress } from '@app/contracts/badges';
import type { Queries } from '../../platform/db.ts';
import { figuresOf } from './figures.ts';
import { conditionsWith } from './model.ts';

/** An award in PostgreSQL's JSON. */
export interface AwardRow {
  badge: Badge;
  won_at: string;
  lost_at: string | null;
}

/** Subquery of the badges a company holds, newest first. */
export const heldBadges = (companyId: SQL): SQL => sql`
  select badge, won_at, lost_at from engine.badge_awards
  where company_id = ${companyId} and lost_at is null order by won_at desc, badge`;

export const presentAwards = (rows: readonly AwardRow[]): BadgeAward[] =>
  rows.map(({ badge, won_at, lost_at }) => ({
    badge,
    wonAt: new Date(won_at).toISOString(),
    lostAt: lost_at === null ? null : new Date(lost_at).toISOString(),
  }));

/** All badges a company holds or has held, newest first, with their evidence. */
export async function badgeHistory(queries: Queries, companyId: string): Promise<BadgeHistory> {
  const { rows } = await queries.execute<AwardRow & Record<string, unknown> & { evidence: Record<string, number> }>(sql`
    select badge, won_at, lost_at, evidence from engine.badge_awards
    where company_id = ${companyId} order by won_at desc, badge`);
  return { items: rows.map((row) => ({ ...presentAwards([row])[0]!, evidence: row.evidence })) };
}

/** Every badge with its conditions, a company's figures of this moment, and when it was held. */
export async function badgeProgress(queries: Queries, companyId: string): Promise<BadgeProgress> {
  const figures = (await figuresOf(queries, [companyId])).get(companyId) ?? {};
  const { items: awards } = await badgeHistory(queries, companyId);
  return {
    items: conditionsWith(figures).map((item) => {
      const own = awards.filter(({ badge }) => badge === item.badge);
      return {
        ...item,
        heldSince: own.find(({ lostAt }) => lostAt === null)?.wonAt ?? null,
        lost: own.flatMap(({ wonAt, lostAt }) => (lostAt === null ? [] : [{ wonAt, lostAt }])),
      };
    }),
  };
}
