import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { BlockCompany } from '@app/contracts/companies';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { route } from '../../../platform/route.ts';
import { setBlocked } from './blocking.ts';

const BLOCKERS: StaffRole[] = ['moderator', 'administrator'];
const FAILURES = ['staff_token_invalid', 'staff_role_forbidden', 'company_not_found', 'validation_failed'];
const post = { method: 'post', tag: 'Staff', auth: 'staff', status: 204 } as const;
const input = { params: z.object({ companyId: Id }), body: BlockCompany };

export const blockingRoutes = [
  route(
    {
      ...post,
      path: '/staff/companies/:companyId/block',
      staff: BLOCKERS,
      failures: FAILURES,
      ...input,
      summary: 'Block a company: it neither shows nor collects reviews',
    },
    (ctx, { params, body }) => setBlocked(ctx, params.companyId, true, body),
  ),
  route(
    {
      ...post,
      path: '/staff/companies/:companyId/unblock',
      staff: BLOCKERS,
      failures: FAILURES,
      ...input,
      summary: 'Unblock a company',
    },
    (ctx, { params, body }) => setBlocked(ctx, params.companyId, false, body),
  ),
];
