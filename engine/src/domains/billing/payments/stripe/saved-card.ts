import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { BillingOverview, CheckoutPage } from '@app/contracts/billing/billing';
import { NotFound } from '../../../../kernel/errors.ts';
import { audit } from '../../../../platform/audit.ts';
import { defineJob } from '../../../../platform/job.ts';
import type { Member, RequestContext } from '../../../../platform/route.ts';
import { detailsOf, takesCards } from '../../details.ts';
import { lockNow } from '../../lifecycle/change.ts';
import { readOverview } from '../../panel/overview.ts';
import { charges } from '../../schema.ts';
import { STRIPE_RETRIES, readCard } from './card.ts';
import { customerOf } from './customer.ts';
import { gatewayOf } from './gateway/gateway-of.ts';
import { saveCustomer } from './repo.ts';
import { billingPageUrl } from './return-urls.ts';

/**
 * A page of Stripe on which the saved card is changed. @throws BillingDetailsMissing, CardsOff, CardsUnavailable
 */
export async function openPortal(ctx: RequestContext, { companyId }: Member): Promise<CheckoutPage> {
  const gateway = gatewayOf(ctx);
  const customer = await customerOf(ctx, companyId);
  const backUrl = billingPageUrl(ctx, ctx.locale, companyId, { card: true });
  return { url: await gateway.createPortal(customer, backUrl, ctx.locale) };
}

/** Reads the card at once, for a merchant who returns from that page before the webhook arrives. */
export async function checkCard(ctx: RequestContext, { companyId }: Member): Promise<BillingOverview> {
  await readCard.perform(ctx.platform, { companyId, renews: false }, { id: ctx.requestId });
  return readOverview(ctx, companyId);
}

/** Deletes a customer at Stripe with all of its cards. */
export const forgetCustomer = defineJob({
  name: 'billing.forget-customer',
  ...STRIPE_RETRIES,
  data: z.object({ customer: z.string() }),
  async run(app, { customer }) {
    if (takesCards(app)) await gatewayOf(app).deleteCustomer(customer);
  },
});

/** Deletes the saved card and whatever Stripe knows of the company. From now on it pays by transfer. */
export async function removeCard(ctx: RequestContext, { companyId }: Member): Promise<BillingOverview> {
  await ctx.db.tx(async (tx) => {
    if (!(await lockNow(ctx, tx, companyId))) throw new NotFound();
    const { stripeCustomer: customer } = await detailsOf(tx, companyId);
    if (!customer) return;
    const none = { stripeCustomer: null, stripeCard: null, cardBrand: null, cardLast4: null, cardExpires: null };
    await saveCustomer(tx, companyId, { ...none, cardWarned: null, method: 'transfer' });
    await tx
      .update(charges)
      .set({ cardDueAt: null })
      .where(and(eq(charges.companyId, companyId), eq(charges.state, 'open')));
    await ctx.outbox.add(tx, forgetCustomer, { customer });
    await audit(ctx, tx, 'billing.card_removed', companyId);
  });
  return readOverview(ctx, companyId);
}
