import type { BillingOverview, ChooseTranslations } from '@app/contracts/billing/billing';
import { NotFound } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { Member, RequestContext } from '../../../platform/route.ts';
import { assertAccepted } from '../details.ts';
import { chargeTranslations, languagesOf, wantLanguages } from '../extras/translations.ts';
import { lockNow } from '../lifecycle/change.ts';
import { SubscriptionActRefused } from '../lifecycle/transitions.ts';
import { readOverview } from './overview.ts';

/**
 * Sets the languages that reviews are translated into beyond the plan. New ones are charged for the days left of the
 * period; those left out stay translated as long as they are paid.
 * @throws SubscriptionActRefused for new ones outside a paid period; BillingDetailsMissing, SellingOff
 */
export async function chooseTranslations(
  ctx: RequestContext,
  { companyId }: Member,
  { languages, method }: ChooseTranslations,
): Promise<BillingOverview> {
  assertAccepted(ctx, method);
  await ctx.db.tx(async (tx) => {
    const locked = await lockNow(ctx, tx, companyId);
    if (!locked) throw new NotFound();
    const { state } = locked.facts;
    const wanted = (await languagesOf(tx, companyId)).filter((one) => one.wanted).map(({ locale }) => locale);
    if (state !== 'paid' && languages.some((one) => !wanted.includes(one))) throw new SubscriptionActRefused({ state });
    await wantLanguages(tx, companyId, languages);
    await chargeTranslations(ctx, tx, locked, method);
    await audit(ctx, tx, 'billing.translations_chosen', companyId, { languages: languages.join(', ') });
  });
  return readOverview(ctx, companyId);
}
