import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Company } from '../../companies/public.ts';
import type { Contract } from '../lifecycle/repo.ts';
import type { Facts } from '../lifecycle/transitions.ts';
import { firstTry } from '../payments/stripe/retries.ts';
import { createCharge } from './create.ts';
import { periodLine } from './lines.ts';
import { openCharge } from './repo.ts';

/** The agreed price a month, where the next period is of the plan that it was agreed for. */
export const agreedPrice = ({ facts, contract }: { facts: Facts; contract: Contract }): number | null =>
  facts.next?.plan === facts.plan ? contract.contractPrice : null;

/** Charges the next period again if its open charge is for another plan or term than it will have. */
export async function rechargeNext(
  app: AppContext,
  tx: Tx,
  { company, contract, facts }: { company: Company; contract: Contract; facts: Facts },
): Promise<void> {
  const { next, periodEnd } = facts;
  const open = next && !next.paid ? await openCharge(tx, company.id, 'period') : undefined;
  if (!next || !open) return;
  const billed = open.lines[0]?.item;
  if (billed?.kind === 'plan' && billed.plan === next.plan && billed.term === next.term) return;
  await createCharge(app, tx, {
    companyId: company.id,
    kind: 'period',
    lines: [periodLine(next, periodEnd, company.timeZone, agreedPrice({ facts, contract }))],
    currency: open.currency,
    method: open.method,
    periodStart: periodEnd,
    dueAt: open.dueAt,
    lapsesAt: open.lapsesAt,
    // A renewal, other than an order, has no day of its own on which it lapses.
    ...(open.lapsesAt === null && { cardDueAt: firstTry(periodEnd) }),
  });
}
