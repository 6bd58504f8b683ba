import { z } from 'zod';
import { Cursor, Id } from '@app/contracts/common';
import { Commissions } from '@app/contracts/partners/commissions';
import {
  CompanyReferral,
  PartnerBlock,
  PayPayout,
  SetReferral,
  StaffPartnerDetail,
  StaffPartners,
  StaffPartnersQuery,
  StaffPayouts,
  StaffPayoutsFilter,
  StaffPayoutsQuery,
  StaffReferredCompanies,
} from '@app/contracts/partners/staff';
import { route } from '../../../platform/route.ts';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { approvePayout, exportPayouts, listAllPayouts, payPayout } from '../payouts/staff.ts';
import { renewCodeOf, setBlocked } from './acts.ts';
import { listCommissionsOf, listPartners, readPartner } from './partners.ts';
import { listReferredBy, referralOf, setReferral } from './referrals.ts';

const staff = { tag: 'Staff', auth: 'staff', staff: ['administrator'] as StaffRole[] } as const;
const FAILURES = ['staff_token_invalid', 'staff_role_forbidden'];
const Page = z.object({ cursor: Cursor.optional() });
const OfPartner = z.object({ partnerId: Id });
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
      summary: 'Export payouts of partners as CSV',
      query: StaffPayoutsFilter,
      stream: 'text/csv',
      status: 200,
      answer: z.custom<AsyncIterable<string>>(),
      failures: FAILURES,
    },
    (ctx, { query }) => exportPayouts(ctx, query),
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
      method: 'get',
      path: '/staff/partners/:partnerId',
      summary: 'Read a partner with its code and earnings',
      params: OfPartner,
      status: 200,
      answer: StaffPartnerDetail,
      failures: [...FAILURES, 'not_found'],
    },
    (ctx, { params }) => readPartner(ctx, params.partnerId),
  ),
  route(
    {
      ...staff,
      method: 'get',
      path: '/staff/partners/:partnerId/companies',
      summary: 'List the companies that a partner has referred, including those that do not count',
      params: OfPartner,
      query: Page,
      status: 200,
      answer: StaffReferredCompanies,
      failures: [...FAILURES, 'not_found', 'cursor_invalid'],
    },
    (ctx, { params, query }) => listReferredBy(ctx, params.partnerId, query.cursor),
  ),
  route(
    {
      ...staff,
      method: 'get',
      path: '/staff/partners/:partnerId/commissions',
      summary: 'List a partner’s commissions',
      params: OfPartner,
      query: Page,
      status: 200,
      answer: Commissions,
      failures: [...FAILURES, 'not_found', 'cursor_invalid'],
    },
    (ctx, { params, query }) => listCommissionsOf(ctx, params.partnerId, query.cursor),
  ),
  route(
    {
      ...staff,
      method: 'post',
      path: '/staff/partners/:partnerId/code',
      summary: 'Give a partner a new code; earlier ones still work',
      params: OfPartner,
      status: 204,
      failures: [...FAILURES, 'not_found'],
    },
    (ctx, { params }) => renewCodeOf(ctx, params.partnerId),
  ),
  route(
    {
      ...staff,
      method: 'post',
      path: '/staff/partners/:partnerId/block',
      summary: 'Block a partner: its codes, new clients and payouts wait',
      params: OfPartner,
      body: PartnerBlock,
      status: 204,
      failures: [...FAILURES, 'validation_failed', 'not_found'],
    },
    (ctx, { params, body }) => setBlocked(ctx, params.partnerId, { blocked: true, reason: body.reason }),
  ),
  route(
    {
      ...staff,
      method: 'post',
      path: '/staff/partners/:partnerId/unblock',
      summary: 'Lift the block of a partner',
      params: OfPartner,
      body: PartnerBlock,
      status: 204,
      failures: [...FAILURES, 'validation_failed', 'not_found'],
    },
    (ctx, { params, body }) => setBlocked(ctx, params.partnerId, { blocked: false, reason: body.reason }),
  ),
  route(
    {
      ...staff,
      method: 'get',
      path: '/staff/companies/:companyId/partner',
      summary: 'Read who has referred a company',
      params: z.object({ companyId: Id }),
      status: 200,
      answer: CompanyReferral,
      failures: [...FAILURES, 'company_not_found'],
    },
    (ctx, { params }) => referralOf(ctx, params.companyId),
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
