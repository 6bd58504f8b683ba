import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  AuditPage,
  AuditQuery,
  Month,
  StaffAuditPage,
  StaffAuditQuery,
  TransparencyMonths,
  TransparencyReport,
} from '@app/contracts/transparency';
import { route } from '../../platform/route.ts';
import { companyAuditLog, staffAuditLog } from './audit.ts';
import { transparencyMonths, transparencyReport } from './transparency.ts';

const MINUTE = 60;

export const insightRoutes = [
  route(
    {
      method: 'get',
      path: '/transparency',
      tag: 'Transparency',
      summary: 'Months of which there is a transparency report',
      auth: 'none',
      status: 200,
      answer: TransparencyMonths,
      maxAge: MINUTE,
    },
    (ctx) => transparencyMonths(ctx),
  ),
  route(
    {
      method: 'get',
      path: '/transparency/:month',
      tag: 'Transparency',
      summary: 'What happened to reviews in a month (UTC), in numbers',
      auth: 'none',
      params: z.object({ month: Month }),
      status: 200,
      answer: TransparencyReport,
      maxAge: MINUTE,
      failures: ['not_found'],
    },
    (ctx, { params }) => transparencyReport(ctx, params.month),
  ),
  route(
    {
      method: 'get',
      path: '/panel/companies/:companyId/audit-log',
      tag: 'Panel',
      summary: 'Who has done what about the company, newest first',
      auth: 'member',
      roles: ['owner', 'manager'],
      params: z.object({ companyId: Id }),
      query: AuditQuery,
      status: 200,
      answer: AuditPage,
      failures: ['company_not_found', 'role_forbidden', 'cursor_invalid'],
    },
    (ctx, { params, query }) => companyAuditLog(ctx, params.companyId, query),
  ),
  route(
    {
      method: 'get',
      path: '/staff/audit-log',
      tag: 'Staff',
      summary: 'Who has done what, newest first',
      auth: 'staff',
      staff: ['administrator'],
      query: StaffAuditQuery,
      status: 200,
      answer: StaffAuditPage,
      failures: ['cursor_invalid'],
    },
    (ctx, { query }) => staffAuditLog(ctx, query),
  ),
];
