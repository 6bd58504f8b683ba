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
  senderList,
  stopSending,
  vouch,
  withdrawVouching,
} from './service.ts';

const InCompany = z.object({ companyId: Id });
const STAFF = ['staff_token_invalid', 'staff_role_forbidden'];

type Decide = (ctx: RequestContext, companyId: string, why: StaffReason) => Promise<void>;

const decision = (path: string, summary: string, decide: Decide) =>
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
    (ctx, { params, body }) => decide(ctx, params.companyId, body),
  );

export const senderRoutes = [
  route(
    {
      method: 'get',
      path: '/panel/companies/:companyId/sending',
      tag: 'Panel',
      auth: 'member',
      status: 200,
      summary: 'What may be sent, and what waits',
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
      summary: 'Companies that write to customers',
      query: SenderQuery,
      answer: SenderList,
    },
    (ctx, { query }) => senderList(ctx, query),
  ),
  route(
    {
      method: 'get',
      path: '/staff/protected-names',
      tag: 'Staff',
      auth: 'staff',
      status: 200,
      failures: STAFF,
      summary: 'Names that nobody may have who is not known to be them',
      answer: ProtectedNames,
    },
    async (ctx) => ({ items: await readProtectedNames(ctx.db.read) }),
  ),
  route(
    {
      method: 'put',
      path: '/staff/protected-names',
      tag: 'Staff',
      auth: 'staff',
      status: 204,
      summary: 'Replace the list',
      body: ProtectedNames,
      failures: [...STAFF, 'validation_failed'],
    },
    (ctx, { body }) => saveProtectedNames(ctx, body),
  ),
  decision('sending/stop', 'Stop what a company sends to customers; what waits is kept', stopSending),
  decision('sending/resume', 'Let it send again', resumeSending),
  decision('vouching', 'Know who a company is: it is not slowed', vouch),
  decision('vouching/withdrawal', 'Take that back', withdrawVouching),
];
