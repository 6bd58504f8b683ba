import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  AuditActors,
  AuditPage,
  CompanyAuditQuery,
  Month,
  StaffAuditPage,
  StaffAuditQuery,
  TransparencyMonths,
  TransparencyReport,
} from '@app/contracts/trust/transparency';
import { route } from '../../platform/route.ts';
import { auditActors, companyAuditLog, staffAuditLog } from './audit.ts';
import { transparencyMonths, transparencyReport } from './transparency.ts';

const MINUTE = 60;

export const insightRoutes = [
  route(
    {
      method: 'get',
      path: '/transparency',
      tag: 'Transparency',
      summary: 'List the months with a transparency report',
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
      summary: 'Get the transparency report of a month (UTC)',
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
      summary: 'List the company’s audit log, newest first',
      act: 'audit_log.read',
      auth: 'member',
      params: z.object({ companyId: Id }),
      query: CompanyAuditQuery,
      status: 200,
      answer: AuditPage,
      failures: ['company_not_found', 'role_forbidden', 'cursor_invalid'],
    },
    (ctx, { params, query }) => companyAuditLog(ctx, params.companyId, query),
  ),
  route(
    {
      method: 'get',
      path: '/panel/companies/:companyId/audit-log/actors',
      tag: 'Panel',
      summary: 'List the actors in the company’s audit log',
      act: 'audit_log.read',
      auth: 'member',
      params: z.object({ companyId: Id }),
      status: 200,
      answer: AuditActors,
      failures: ['company_not_found', 'role_forbidden'],
    },
    (ctx, { params }) => auditActors(ctx, params.companyId),
  ),
  route(
    {
      method: 'get',
      path: '/staff/audit-log',
      tag: 'Staff',
      summary: 'List the audit log, newest first',
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
