import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { EditCompanyProfile, OwnProfile } from '@app/contracts/company/profile';
import { route } from '../../../platform/route.ts';
import { companyProfileOf, saveCompanyProfile } from './service.ts';

const shared = {
  path: '/panel/companies/:companyId/profile',
  tag: 'Panel',
  auth: 'member',
  params: z.object({ companyId: Id }),
  status: 200,
  answer: OwnProfile,
} as const;

export const profileRoutes = [
  route(
    { ...shared, method: 'get', summary: 'Read the company’s profile as it edits it', act: 'profile.read' },
    (ctx, { params }) => companyProfileOf(ctx, params.companyId),
  ),
  route(
    {
      ...shared,
      method: 'put',
      summary: 'Replace the company’s profile',
      act: 'profile.write',
      body: EditCompanyProfile,
      failures: ['profile_changed', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => saveCompanyProfile(ctx, params.companyId, body),
  ),
];
