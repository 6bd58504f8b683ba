import type { CompanySettings } from '@app/contracts/companies';
import { audit } from '../../platform/audit.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { requireFeature } from '../billing/public.ts';
import { CompanyNotFound, companyById, companyChanged, lockCompany, saveSettings } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';

const settingsOf = (company: Company): CompanySettings => {
  const { presentation, bodyMin, alerts, mediateCompany, mediateProducts } = company;
  return { presentation, bodyMin, alerts, mediateCompany, mediateProducts };
};

/** What the company has decided about its reviews. */
export async function companySettings(ctx: RequestContext, companyId: string): Promise<CompanySettings> {
  const company = await ctx.db.tenantTx(companyId, (tx) => companyById(tx, companyId));
  if (!company) throw new CompanyNotFound();
  return settingsOf(company);
}

/**
 * Changes all of it at once. Conversations that are under way go on when mediation is switched off.
 * @throws PlanLacksFeature when products' mediation is switched on without a plan that has it
 */
export async function changeSettings(
  ctx: RequestContext,
  companyId: string,
  settings: CompanySettings,
): Promise<CompanySettings> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new CompanyNotFound();
    // Left switched on by a plan that had it, it does not stand in the way of the other settings; it only has no effect.
    if (settings.mediateProducts && !company.mediateProducts)
      await requireFeature(ctx, tx, companyId, 'product_mediation');
    await saveSettings(tx, companyId, settings, await ctx.clock.now(tx));
    await audit(ctx, tx, 'company.settings_changed', companyId, { ...settings });
    await ctx.outbox.publish(tx, companyChanged, { companyId });
    await notifyCaches(tx, companyId);
    return settings;
  });
}
