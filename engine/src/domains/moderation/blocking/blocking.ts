import type { BlockCompany } from '@app/contracts/companies';
import { audit } from '../../../platform/audit.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { CompanyNotFound, companyChanged, lockCompany, saveState } from '../../companies/public.ts';

/**
 * Blocks or unblocks a company; does nothing, and logs nothing, if it is so already.
 * @throws CompanyNotFound also for one with an unverified address, which is not public: verifying it would unblock it.
 */
export async function setBlocked(
  ctx: RequestContext,
  companyId: string,
  blocked: boolean,
  { reason }: BlockCompany,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new CompanyNotFound();
    if (blocked === (company.state === 'blocked')) return;
    const unblocked = company.unlistedReason ? 'unlisted' : 'active';
    await saveState(tx, companyId, blocked ? 'blocked' : unblocked, await ctx.clock.now(tx));
    await audit(ctx, tx, blocked ? 'company.blocked' : 'company.unblocked', companyId, { reason }, companyId);
    // Search and the directory follow the event and purge their own pages.
    await ctx.outbox.publish(tx, companyChanged, { companyId });
    await notifyCaches(tx, companyId);
  });
}
