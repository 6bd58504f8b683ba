import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { BlockCompany } from '@app/contracts/companies';
import type { StaffRole } from '@app/contracts/staff-token';
import { route } from '../../platform/route.ts';
import { setBlocked } from './blocking.ts';

const ADMINISTRATORS: StaffRole[] = ['administrator'];
const FAILURES = ['staff_token_invalid', 'staff_role_forbidden', 'company_not_found', 'validation_failed'];
const act = { method: 'post', tag: 'Staff', auth: 'staff', status: 204 } as const;
const ofCompany = { params: z.object({ companyId: Id }), body: BlockCompany };

export const blockingRoutes = [
  route(
    {
      ...{ ...act, path: '/staff/companies/:companyId/block', staff: ADMINISTRATORS, failures: FAILURES },
      ...{ ...ofCompany, summary: 'Block a company: it shows nothing and collects nothing' },
    },
    (ctx, { params, body }) => setBlocked(ctx, params.companyId, true, body),
  ),
  route(
    {
      ...{ ...act, path: '/staff/companies/:companyId/unblock', staff: ADMINISTRATORS, failures: FAILURES },
      ...{ ...ofCompany, summary: 'Let a blocked company back in' },
    },
    (ctx, { params, body }) => setBlocked(ctx, params.companyId, false, body),
  ),
];
