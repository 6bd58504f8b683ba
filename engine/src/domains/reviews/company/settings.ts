import type { CompanySettings } from '@app/contracts/companies';
import { audit } from '../../../platform/audit.ts';
import { notifyCaches } from '../../../platform/page-caches.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { requirePlan } from '../../billing/public.ts';
import { CompanyNotFound, companyById, companyChanged, lockCompany, saveSettings } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';

const presentSettings = (company: Company): CompanySettings => {
  const { presentation, bodyMin, alerts, mediateCompany, mediateProducts } = company;
  return { presentation, bodyMin, alerts, mediateCompany, mediateProducts };
};

export async function getCompanySettings(ctx: RequestContext, companyId: string): Promise<CompanySettings> {
  const company = await ctx.db.tenantTx(companyId, (tx) => companyById(tx, companyId));
  if (!company) throw new CompanyNotFound();
  return presentSettings(company);
}

/**
 * Replaces all settings. Mediations that are open go on if mediation is switched off.
 * @throws PlanLacksFeature if product mediation is switched on and the plan does not include it
 */
export async function replaceCompanySettings(
  ctx: RequestContext,
  companyId: string,
  settings: CompanySettings,
): Promise<CompanySettings> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await lockCompany(tx, companyId);
    if (!company) throw new CompanyNotFound();
    // Left on after a downgrade it has no effect, and must not keep the other settings from being saved.
    if (settings.mediateProducts && !company.mediateProducts)
      await requirePlan(ctx, tx, companyId, 'settings.mediate_products');
    await saveSettings(tx, companyId, settings, await ctx.clock.now(tx));
    await audit(ctx, tx, 'company.settings_changed', companyId, { ...settings });
    await ctx.outbox.publish(tx, companyChanged, { companyId });
    await notifyCaches(tx, companyId);
    return settings;
  });
}
