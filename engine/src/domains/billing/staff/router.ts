import { z } from 'zod';
import { ExtendTrial, GrantPlan, MarkPaid } from '@app/contracts/billing/billing';
import { Id } from '@app/contracts/common';
import { route } from '../../../platform/route.ts';
import { extendTrialAsStaff, grantPlan, markPaid } from './service.ts';

const post = { method: 'post', tag: 'Staff', auth: 'staff', status: 204 } as const;
const InCompany = z.object({ companyId: Id });
const STAFF = ['staff_token_invalid', 'staff_role_forbidden', 'validation_failed'];

export const billingStaffRoutes = [
  route(
    {
      ...post,
      staff: ['support', 'administrator'],
      path: '/staff/companies/:companyId/subscription/trial',
      summary: 'Extend a company’s trial',
      params: InCompany,
      body: ExtendTrial,
      failures: [...STAFF, 'company_not_found', 'subscription_act_refused'],
    },
    (ctx, { params, body }) => extendTrialAsStaff(ctx, params.companyId, body),
  ),
  route(
    {
      ...post,
      staff: ['administrator'],
      path: '/staff/companies/:companyId/subscription/plan',
      summary: 'Give a company a plan until a day, without an invoice',
      params: InCompany,
      body: GrantPlan,
      failures: [...STAFF, 'company_not_found'],
    },
    (ctx, { params, body }) => grantPlan(ctx, params.companyId, body),
  ),
  route(
    {
      ...post,
      staff: ['administrator'],
      path: '/staff/charges/:chargeId/payment',
      summary: 'Record the transfer that paid a charge',
      params: z.object({ chargeId: Id }),
      body: MarkPaid,
      failures: [...STAFF, 'not_found', 'charge_closed'],
    },
    (ctx, { params, body }) => markPaid(ctx, params.chargeId, body),
  ),
];
