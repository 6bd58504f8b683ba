import { sql } from 'drizzle-orm';
import type { CompanyOverview } from '@app/contracts/invitations';
import type { AppContext } from '../../platform/context.ts';
import { sentThisMonth, subscriptionOf } from '../billing/public.ts';
import { OTHER_CATEGORY } from '@app/contracts/company/categories';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { countByState } from '../invitations/public.ts';

const DAY_MS = 24 * 3600 * 1000;

/** What keeps a company out of lists that people look through: its category, and a place that a list has. */
function missingFacts({ category, city, region }: Company): CompanyOverview['profileMissing'] {
  return [
    ...(category === OTHER_CATEGORY ? (['category'] as const) : []),
    ...(city && region ? [] : (['city'] as const)),
  ];
}

/** The panel's overview. @throws CompanyNotFound */
export async function companyOverview(app: AppContext, companyId: string): Promise<CompanyOverview> {
  return app.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const now = await app.clock.now(tx);
    const subscription = await subscriptionOf(app, tx, company);
    const states = await countByState(tx, companyId);
    const { rows } = await tx.execute<{ held: number; recent: number; count: number; average: number | null }>(sql`
      select (select count(*)::int from engine.reviews where company_id = ${companyId} and state = 'held') as held,
        (select count(*)::int from engine.reviews where company_id = ${companyId} and state = 'published'
          and published_at > ${new Date(now.getTime() - 7 * DAY_MS).toISOString()}::timestamptz) as recent,
        coalesce(t.count, 0) as count, t.halves_times_grade::float8 / nullif(t.halves, 0) as average
      from (select 1) one left join engine.subject_totals t on t.subject_id = ${companyId}`);
    const facts = rows[0];
    const completed = states.get('completed') ?? 0;
    return {
      profileMissing: missingFacts(company),
      grades: { count: facts?.count ?? 0, average: facts?.average ?? null },
      invitations: {
        scheduled: states.get('scheduled') ?? 0,
        sent: (states.get('sent') ?? 0) + completed + (states.get('expired') ?? 0),
        completed,
        sentThisMonth: await sentThisMonth(app, tx, company),
        monthlyLimit: subscription.monthlyInvitations,
      },
      reviews: { held: facts?.held ?? 0, lastSevenDays: facts?.recent ?? 0 },
      plan: { name: subscription.plan, state: subscription.state, until: subscription.until.toISOString() },
    };
  });
}
