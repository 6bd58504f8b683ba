import { z } from 'zod';
import {
  BillingDetails,
  BillingOverview,
  ChoosePlan,
  ChooseTranslations,
  InvoicePage,
  OrderTextMessages,
  Quote,
  QuoteRequest,
  SubscriptionNotice,
} from '@app/contracts/billing/billing';
import { Id } from '@app/contracts/common';
import { Invoice } from '@app/contracts/billing/invoices';
import { NotFound, NotSignedIn } from '../../../kernel/errors.ts';
import { route } from '../../../platform/route.ts';
import type { Member, RequestContext } from '../../../platform/route.ts';
import type { Download } from '../../../platform/requests/download.ts';
import { INVOICE_FORMATS, invoiceFile } from '../invoices/files.ts';
import { invoiceById, invoicesOf } from '../invoices/repo.ts';
import { cancelPlan, choosePlan, quotePlan, resumePlan } from './choose-plan.ts';
import { saveDetails } from './details.ts';
import { readNotice } from './notice.ts';
import { readOverview } from './overview.ts';
import { orderTextMessages } from './text-messages.ts';
import { chooseTranslations } from './translations.ts';

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId/billing';
const inPanel = { tag: 'Billing', auth: 'member', params: InCompany, status: 200 } as const;
const changing = { ...inPanel, method: 'post', act: 'billing.write', answer: BillingOverview } as const;
const CHARGE_FAILURES = ['billing_details_missing', 'selling_off', 'validation_failed'];
const PAGE = 25;

function memberOf({ member }: RequestContext): Member {
  if (!member) throw new NotSignedIn();
  return member;
}

export const billingPanelRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      path: base,
      summary: 'Read subscription, billing details and open charges',
      act: 'billing.read',
      answer: BillingOverview,
    },
    (ctx, { params }) => readOverview(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${base}/notice`,
      summary: 'Read the notice of the subscription for all members: a coming end, a missing payment, a suspension',
      act: 'subscription_notice.read',
      answer: SubscriptionNotice,
    },
    (ctx, { params }) => readNotice(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/details`,
      summary: 'Set the billing details and the way of payment',
      act: 'billing.write',
      body: BillingDetails,
      answer: BillingOverview,
      failures: ['validation_failed'],
    },
    (ctx, { body }) => saveDetails(ctx, memberOf(ctx), body),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: `${base}/quote`,
      summary: 'Quote the price of a plan and when it would take effect',
      act: 'billing.read',
      body: QuoteRequest,
      answer: Quote,
      failures: ['plan_by_contract', 'subscription_act_refused'],
    },
    (ctx, { body }) => quotePlan(ctx, memberOf(ctx), body),
  ),
  route(
    {
      ...changing,
      path: `${base}/plan`,
      summary: 'Order, upgrade or change the plan, at the price that was quoted',
      body: ChoosePlan,
      failures: [...CHARGE_FAILURES, 'price_changed', 'plan_by_contract', 'subscription_act_refused'],
    },
    (ctx, { body }) => choosePlan(ctx, memberOf(ctx), body),
  ),
  route(
    {
      ...changing,
      path: `${base}/cancel`,
      summary: 'Stop renewing; the paid period continues to its end',
      failures: ['subscription_act_refused'],
    },
    (ctx) => cancelPlan(ctx, memberOf(ctx)),
  ),
  route(
    {
      ...changing,
      path: `${base}/resume`,
      summary: 'Renew again after cancelling',
      failures: ['subscription_act_refused'],
    },
    (ctx) => resumePlan(ctx, memberOf(ctx)),
  ),
  route(
    {
      ...changing,
      path: `${base}/text-messages`,
      summary: 'Order packs of text messages',
      body: OrderTextMessages,
      failures: CHARGE_FAILURES,
    },
    (ctx, { body }) => orderTextMessages(ctx, memberOf(ctx), body),
  ),
  route(
    {
      ...changing,
      method: 'put',
      path: `${base}/translations`,
      summary: 'Choose languages for translated reviews in addition to the plan',
      body: ChooseTranslations,
      failures: [...CHARGE_FAILURES, 'subscription_act_refused'],
    },
    (ctx, { body }) => chooseTranslations(ctx, memberOf(ctx), body),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${base}/invoices`,
      summary: 'List invoices and corrections, newest first',
      act: 'billing.read',
      query: z.object({ cursor: Id.optional() }),
      answer: InvoicePage,
    },
    async (ctx, { params: { companyId }, query: { cursor } }) =>
      ctx.db.tenantTx(companyId, async (tx) => {
        const items = await invoicesOf(tx, companyId, { before: cursor, limit: PAGE + 1 });
        const page = items.slice(0, PAGE);
        return { items: page, nextCursor: items.length > PAGE ? (page.at(-1)?.id ?? null) : null };
      }),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${base}/invoices/:invoiceId`,
      summary: 'Read an invoice or correction',
      act: 'billing.read',
      params: InCompany.extend({ invoiceId: Id }),
      answer: Invoice,
      failures: ['not_found'],
    },
    async (ctx, { params: { companyId, invoiceId } }) =>
      ctx.db.tenantTx(companyId, async (tx) => {
        const found = await invoiceById(tx, invoiceId);
        if (found?.companyId !== companyId) throw new NotFound();
        return found.invoice;
      }),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${base}/invoices/:invoiceId/file`,
      summary: 'Download an invoice or correction as PDF or UBL',
      act: 'billing.read',
      params: InCompany.extend({ invoiceId: Id }),
      query: z.object({ format: z.enum(INVOICE_FORMATS).default('pdf') }),
      download: true,
      answer: z.custom<Download>(),
      failures: ['not_found'],
    },
    async (ctx, { params: { companyId, invoiceId }, query: { format } }) => {
      const found = await ctx.db.tenantTx(companyId, (tx) => invoiceById(tx, invoiceId));
      if (found?.companyId !== companyId) throw new NotFound();
      return invoiceFile(found.invoice, format, ctx.config.SELLER);
    },
  ),
];
