import { sql } from 'drizzle-orm';
import { PUBLIC_COVERAGE_ORDERS, UNINVITED_REASONS, WAITING_DAYS } from '@app/contracts/inviting/coverage';
import { FUNNEL_STAGES } from '@app/contracts/values';
import type { InvitationCoverage, InvitationFigure, InvitationFunnel } from '@app/contracts/inviting/coverage';
import type { TenantTx } from '../../../platform/db.ts';
import { countedFigures } from './cells.ts';

/** Counts by figure; `overdue` are those that have waited too long. */
export type Figures = Partial<Record<InvitationFigure | 'overdue', number>>;

/** The company's counts of the last `days` days. */
export async function readFigures(tx: TenantTx, days: number): Promise<Figures> {
  const { rows } = await tx.execute<{ figure: keyof Figures; count: number }>(
    countedFigures(sql`${tx.companyId}::uuid`, sql`${days}::int`, sql`${WAITING_DAYS}::int`),
  );
  return Object.fromEntries(rows.map(({ figure, count }) => [figure, count]));
}

/** How many of the orders were invited, and why the others were not. */
export function coverageOf(figures: Figures, days: number): InvitationCoverage {
  const uninvited = UNINVITED_REASONS.map((reason) => ({ reason, count: figures[reason] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  const invited = figures.invited ?? 0;
  return {
    days,
    orders: uninvited.reduce((sum, { count }) => sum + count, invited),
    invited,
    waiting: figures.waiting ?? 0,
    uninvited,
  };
}

/** How far the invitations of a period have come. */
export const funnelOf = (figures: Figures): InvitationFunnel =>
  Object.fromEntries(FUNNEL_STAGES.map((stage) => [stage, figures[stage] ?? 0])) as InvitationFunnel;

/**
 * The share of orders that were invited, for everybody to see: 0 to 1 in whole per cent, rounded down; null where there
 * are too few orders to say.
 */
export function publicCoverage(figures: Figures): number | null {
  const { orders, invited } = coverageOf(figures, 0);
  return orders < PUBLIC_COVERAGE_ORDERS ? null : Math.floor((100 * invited) / orders) / 100;
}
