import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { PayoutState } from '@app/contracts/partners/commissions';
import {
  PayPayout,
  SetReferral,
  StaffPartners,
  StaffPartnersQuery,
  StaffPayouts,
  StaffPayoutsQuery,
} from '@app/contracts/partners/staff';
import { route } from '../../platform/route.ts';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { approvePayout, exportPayouts, listAllPayouts, payPayout } from './payouts/staff.ts';
import { listPartners, setReferral } from './staff.ts';

const staff = { tag: 'Staff', auth: 'staff', staff: ['administrator'] as StaffRole[] } as const;
const FAILURES = ['staff_token_invalid', 'staff_role_forbidden'];
const OfPayout = z.object({ payoutId: Id });

export const partnerStaffRoutes = [
  route(
    {
      ...staff,
      method: 'get',
      path: '/staff/partners',
      summary: 'List partners',
      query: StaffPartnersQuery,
      status: 200,
      answer: StaffPartners,
      failures: [...FAILURES, 'cursor_invalid'],
    },
    (ctx, { query }) => listPartners(ctx, query),
  ),
  route(
    {
      ...staff,
      method: 'get',
      path: '/staff/partner-payouts',
      summary: 'List statements of partners',
      query: StaffPayoutsQuery,
      status: 200,
      answer: StaffPayouts,
      failures: [...FAILURES, 'cursor_invalid'],
    },
    (ctx, { query }) => listAllPayouts(ctx, query),
  ),
  route(
    {
      ...staff,
      method: 'get',
      path: '/staff/partner-payouts/export',
      summary: 'Export statements of partners as CSV',
      query: z.object({ state: PayoutState.optional() }),
      stream: 'text/csv',
      status: 200,
      answer: z.custom<AsyncIterable<string>>(),
      failures: FAILURES,
    },
    (ctx, { query }) => exportPayouts(ctx, query.state),
  ),
  route(
    {
      ...staff,
      method: 'post',
      path: '/staff/partner-payouts/:payoutId/approval',
      summary: 'Approve a payout',
      params: OfPayout,
      status: 204,
      failures: [...FAILURES, 'not_found', 'payout_act_refused'],
    },
    (ctx, { params }) => approvePayout(ctx, params.payoutId),
  ),
  route(
    {
      ...staff,
      method: 'post',
      path: '/staff/partner-payouts/:payoutId/payment',
      summary: 'Record the transfer of an approved payout',
      params: OfPayout,
      body: PayPayout,
      status: 204,
      failures: [...FAILURES, 'validation_failed', 'not_found', 'payout_act_refused'],
    },
    (ctx, { params, body }) => payPayout(ctx, params.payoutId, body),
  ),
  route(
    {
      ...staff,
      method: 'put',
      path: '/staff/companies/:companyId/partner',
      summary: 'Correct who has referred a company',
      params: z.object({ companyId: Id }),
      body: SetReferral,
      status: 204,
      failures: [...FAILURES, 'validation_failed', 'company_not_found'],
    },
    (ctx, { params, body }) => setReferral(ctx, params.companyId, body),
  ),
];
