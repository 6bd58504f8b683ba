import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { OpenVisit, OpenedVisit, SetStaffAccess, StaffAccess } from '@app/contracts/staff/visits';
import { route } from '../../../platform/route.ts';
import { endVisit, leaveVisit, openVisit, readAccess, setAgreement } from './visits.ts';

const HELPERS: StaffRole[] = ['support', 'administrator'];
const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId/staff-access';
const inPanel = { tag: 'Panel', auth: 'member', status: 200, answer: StaffAccess } as const;

export const visitRoutes = [
  route(
    {
      method: 'post',
      tag: 'Staff',
      auth: 'staff',
      staff: HELPERS,
      status: 201,
      path: '/staff/companies/:companyId/visits',
      summary: 'Sign in to a company’s panel for half an hour; its owner is told by mail',
      params: InCompany,
      body: OpenVisit,
      answer: OpenedVisit,
      failures: ['staff_token_invalid', 'staff_role_forbidden', 'company_not_found', 'validation_failed'],
    },
    (ctx, { params, body }) => openVisit(ctx, params.companyId, body),
  ),
  route(
    {
      method: 'post',
      tag: 'Accounts',
      auth: 'none',
      status: 204,
      path: '/staff-visit/end',
      summary: 'End the staff visit of this browser',
    },
    (ctx) => leaveVisit(ctx),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: base,
      summary: 'Read whether staff may make changes, and their last visits',
      act: 'staff_access.read',
      params: InCompany,
      failures: ['company_not_found', 'role_forbidden'],
    },
    (ctx, { params }) => readAccess(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: base,
      summary: 'Allow staff to make changes for a week, or revoke it',
      act: 'staff_access.write',
      params: InCompany,
      body: SetStaffAccess,
      failures: ['company_not_found', 'role_forbidden', 'validation_failed'],
    },
    (ctx, { params, body }) => setAgreement(ctx, params.companyId, body.mayChange),
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path: `${base}/visits/:visitId`,
      summary: 'End a staff visit',
      act: 'staff_access.write',
      params: InCompany.extend({ visitId: Id }),
      failures: ['company_not_found', 'role_forbidden', 'not_found'],
    },
    (ctx, { params }) => endVisit(ctx, params.companyId, params.visitId),
  ),
];
