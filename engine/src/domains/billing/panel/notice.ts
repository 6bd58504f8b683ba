import type { SubscriptionNotice } from '@app/contracts/billing/billing';
import { NotFound } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import { companyById } from '../../companies/public.ts';
import { openCharge } from '../charges/repo.ts';
import { factsAt } from '../lifecycle/model.ts';
import { noticeOf } from '../lifecycle/notice.ts';
import { readSubscription } from '../lifecycle/repo.ts';

/** What the panel warns every member of a company of. */
export async function readNotice(app: AppContext, companyId: string): Promise<SubscriptionNotice> {
  return app.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new NotFound();
    const { facts } = await readSubscription(tx, company);
    const now = await app.clock.now(tx);
    const upgrade = await openCharge(tx, companyId, 'upgrade');
    const current = factsAt(facts, now, company.timeZone);
    return { notice: noticeOf(current, now, company.timeZone, upgrade?.dueAt) };
  });
}
