import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { CompanySending, SenderList, SenderQuery, StaffReason } from '@app/contracts/senders';
import { ProtectedNames } from '@app/contracts/websites';
import { readProtectedNames } from '../companies/public.ts';
import { route } from '../../platform/route.ts';
import type { RequestContext } from '../../platform/route.ts';
import {
  companySending,
  resumeSending,
  saveProtectedNames,
  listSenders,
  stopSending,
  vouch,
  withdrawVouching,
} from './service.ts';

const InCompany = z.object({ companyId: Id });
const STAFF = ['staff_token_invalid', 'staff_role_forbidden'];

type StaffDecision = (ctx: RequestContext, companyId: string, why: StaffReason) => Promise<void>;

const staffDecisionRoute = (path: string, summary: string, apply: StaffDecision) =>
  route(
    {
      method: 'post',
      path: `/staff/companies/:companyId/${path}`,
      tag: 'Staff',
      summary,
      auth: 'staff',
      params: InCompany,
      body: StaffReason,
      status: 204,
      failures: [...STAFF, 'company_not_found', 'validation_failed'],
    },
    (ctx, { params, body }) => apply(ctx, params.companyId, body),
  );

export const senderRoutes = [
  route(
    {
      method: 'get',
      path: '/panel/companies/:companyId/sending',
      tag: 'Panel',
      auth: 'member',
      status: 200,
      summary: 'Read the company’s sending allowance and queue',
      act: 'sending.read',
      params: InCompany,
      answer: CompanySending,
    },
    (ctx, { params }) => companySending(ctx, params.companyId),
  ),
  route(
    {
      method: 'get',
      path: '/staff/senders',
      tag: 'Staff',
      auth: 'staff',
      status: 200,
      failures: STAFF,
      summary: 'List companies that message customers',
      query: SenderQuery,
      answer: SenderList,
    },
    (ctx, { query }) => listSenders(ctx, query),
  ),
  route(
    {
      method: 'get',
      path: '/staff/protected-names',
      tag: 'Staff',
      auth: 'staff',
      status: 200,
      failures: STAFF,
      summary: 'List protected names',
      answer: ProtectedNames,
    },
    async (ctx) => ({ items: await readProtectedNames(ctx.db.queries) }),
  ),
  route(
    {
      method: 'put',
      path: '/staff/protected-names',
      tag: 'Staff',
      auth: 'staff',
      status: 204,
      summary: 'Replace protected names',
      body: ProtectedNames,
      failures: [...STAFF, 'validation_failed'],
    },
    (ctx, { body }) => saveProtectedNames(ctx, body),
  ),
  staffDecisionRoute('sending/stop', 'Stop a company’s messages to customers; waiting ones are kept', stopSending),
  staffDecisionRoute('sending/resume', 'Resume a company’s messages to customers', resumeSending),
  staffDecisionRoute('vouching', 'Vouch for a company, which removes its daily allowance', vouch),
  staffDecisionRoute('vouching/withdrawal', 'Withdraw vouching for a company', withdrawVouching),
];
