import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { StaffRole } from '@app/contracts/security/staff-token';
import {
  CompanyHistoryPage,
  CompanyHistoryQuery,
  StaffCompany,
  StaffCompanyPage,
  StaffCompanyQuery,
} from '@app/contracts/staff/companies';
import { StaffRoleForbidden } from '../../../platform/requests/staff-token.ts';
import { route } from '../../../platform/route.ts';
import { readCompany } from './detail.ts';
import { companyHistory } from './history.ts';
import { listCompanies } from './list.ts';

const READERS: StaffRole[] = ['moderator', 'support', 'administrator'];
const read = { method: 'get', tag: 'Staff', auth: 'staff', staff: READERS, status: 200 } as const;
const STAFF = ['staff_token_invalid', 'staff_role_forbidden'];
const InCompany = z.object({ companyId: Id });

export const staffCompanyRoutes = [
  route(
    {
      ...read,
      path: '/staff/companies',
      summary: 'List companies by filter and sort',
      query: StaffCompanyQuery,
      answer: StaffCompanyPage,
      failures: [...STAFF, 'cursor_invalid', 'validation_failed'],
    },
    (ctx, { query }) => {
      // Whom partners bring is for those who see money.
      if (query.partnerId !== undefined && ctx.staff?.role !== 'administrator')
        throw new StaffRoleForbidden({ roles: 'administrator' });
      return listCompanies(ctx, query);
    },
  ),
  route(
    {
      ...read,
      path: '/staff/companies/:companyId',
      summary: 'Read a company with its team, subscription and usage',
      params: InCompany,
      answer: StaffCompany,
      failures: [...STAFF, 'company_not_found'],
    },
    (ctx, { params }) => readCompany(ctx, params.companyId),
  ),
  route(
    {
      ...read,
      path: '/staff/companies/:companyId/history',
      summary: 'List the history of a company and its subscription, newest first',
      params: InCompany,
      query: CompanyHistoryQuery,
      answer: CompanyHistoryPage,
      failures: [...STAFF, 'company_not_found', 'cursor_invalid'],
    },
    (ctx, { params, query }) => companyHistory(ctx, params.companyId, query),
  ),
];
