import { z } from 'zod';
import { BillingOverview, CheckoutPage } from '@app/contracts/billing/billing';
import { Id } from '@app/contracts/common';
import { NotSignedIn } from '../../../../kernel/errors.ts';
import { route } from '../../../../platform/route.ts';
import type { Member, RequestContext } from '../../../../platform/route.ts';
import { checkPayment, openCheckout } from './checkout.ts';
import { checkCard, openPortal, removeCard } from './saved-card.ts';

const base = '/panel/companies/:companyId/billing';
const writing = { method: 'post', tag: 'Billing', auth: 'member', act: 'billing.write', status: 200 } as const;
const InCompany = z.object({ companyId: Id });
const OfCharge = z.object({ companyId: Id, chargeId: Id });

function memberOf({ member }: RequestContext): Member {
  if (!member) throw new NotSignedIn();
  return member;
}

/** Payment by card, on pages of Stripe. */
export const cardRoutes = [
  route(
    {
      ...writing,
      path: `${base}/charges/:chargeId/checkout`,
      summary: 'Open a page on which a charge is paid by card',
      params: OfCharge,
      answer: CheckoutPage,
      failures: ['not_found', 'cards_off', 'charge_not_payable', 'cards_unavailable', 'billing_details_missing'],
    },
    (ctx, { params }) => openCheckout(ctx, memberOf(ctx), params.chargeId),
  ),
  route(
    {
      ...writing,
      path: `${base}/charges/:chargeId/payment-check`,
      summary: 'Check with Stripe whether a charge has been paid by card',
      params: OfCharge,
      answer: BillingOverview,
      failures: ['not_found', 'cards_off', 'cards_unavailable'],
    },
    (ctx, { params }) => checkPayment(ctx, memberOf(ctx), params.chargeId),
  ),
  route(
    {
      ...writing,
      path: `${base}/card`,
      summary: 'Open a page on which the saved card is changed',
      params: InCompany,
      answer: CheckoutPage,
      failures: ['billing_details_missing', 'cards_off', 'cards_unavailable'],
    },
    (ctx) => openPortal(ctx, memberOf(ctx)),
  ),
  route(
    {
      ...writing,
      path: `${base}/card-check`,
      summary: 'Check with Stripe which card is saved',
      params: InCompany,
      answer: BillingOverview,
      failures: ['cards_unavailable'],
    },
    (ctx) => checkCard(ctx, memberOf(ctx)),
  ),
  route(
    {
      ...writing,
      method: 'delete',
      path: `${base}/card`,
      summary: 'Delete the saved card, and pay by transfer from now on',
      params: InCompany,
      answer: BillingOverview,
      failures: ['billing_details_missing'],
    },
    (ctx) => removeCard(ctx, memberOf(ctx)),
  ),
];
