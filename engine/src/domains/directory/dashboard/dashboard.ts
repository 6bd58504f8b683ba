import { sql } from 'drizzle-orm';
import type { Dashboard, DashboardQuery } from '@app/contracts/company/dashboard';
import type { AppContext } from '../../../platform/context.ts';
import { heldBadges, presentAwards } from '../../badges/public.ts';
import type { AwardRow } from '../../badges/public.ts';
import { CompanyNotFound, companyById } from '../../companies/public.ts';
import { funnelOf, readFigures } from '../../invitations/public.ts';
import { newestNetPromoter } from '../../surveys/public.ts';
import { compareFigures } from './figures.ts';
import { foundPhrases, ratedCriteria } from './praise.ts';

/** A day in a time zone, `YYYY-MM-DD`. */
const dayIn = (timeZone: string, at: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at);

/** A company's figures of two periods, its trend, and what customers write. @throws CompanyNotFound */
export async function companyDashboard(
  app: AppContext,
  companyId: string,
  { days }: DashboardQuery,
): Promise<Dashboard> {
  return app.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const today = dayIn(company.timeZone, await app.clock.now(tx));
    const badges = await tx.execute<AwardRow & Record<string, unknown>>(heldBadges(sql`${companyId}`));
    return {
      ...(await compareFigures(tx, today, days)),
      criteria: await ratedCriteria(tx, companyId),
      phrases: await foundPhrases(tx, companyId, days),
      funnel: funnelOf(await readFigures(tx, days)),
      nps: await newestNetPromoter(tx, days),
      badges: presentAwards(badges.rows),
    };
  });
}
