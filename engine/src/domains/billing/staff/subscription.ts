import type { SubscriptionView } from '@app/contracts/billing/billing';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Company } from '../../companies/public.ts';
import { factsAt, monthlyInvitations } from '../lifecycle/model.ts';
import { readSubscription } from '../lifecycle/repo.ts';
import { servedUntil } from '../lifecycle/schedule.ts';

/** A company's subscription as of now for staff, without prices. `monthlyInvitations`: null = no limit. */
export async function staffSubscription(
  app: AppContext,
  tx: Tx,
  company: Company,
): Promise<{ subscription: Omit<SubscriptionView, 'contractPrice'>; monthlyInvitations: number | null }> {
  const { facts, contract } = await readSubscription(tx, company);
  const current = factsAt(facts, await app.clock.now(tx), company.timeZone);
  const { periodStart, periodEnd, everPaid: _, ...rest } = current;
  return {
    subscription: {
      ...rest,
      periodStart: periodStart.toISOString(),
      periodEnd: periodEnd.toISOString(),
      servedUntil: servedUntil(current, company.timeZone).toISOString(),
    },
    monthlyInvitations: monthlyInvitations(current, contract.monthlyInvitations),
  };
}
