import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  AssignManager,
  MAX_MANAGER_PHOTO_BYTES,
  ManagerBox,
  ManagerBoxQuery,
  WriteToManager,
} from '@app/contracts/company/manager';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { NotSignedIn } from '../../kernel/errors.ts';
import { route } from '../../platform/route.ts';
import {
  answerCompany,
  assignManager,
  readBox,
  readBoxAsStaff,
  setManagerPhoto,
  unassignManager,
  writeToManager,
} from './service.ts';

const InCompany = z.object({ companyId: Id });
const panel = '/panel/companies/:companyId/manager';
const staff = '/staff/companies/:companyId/manager';
const inPanel = { tag: 'Panel', auth: 'member', params: InCompany, answer: ManagerBox } as const;
const byStaff: { tag: string; auth: 'staff'; staff: StaffRole[]; params: typeof InCompany } = {
  tag: 'Staff',
  auth: 'staff',
  staff: ['support', 'administrator'],
  params: InCompany,
};
const STAFF = ['staff_token_invalid', 'staff_role_forbidden'];
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const managerRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      path: panel,
      summary: 'Read the company’s manager and the messages exchanged with them',
      act: 'manager.read',
      query: ManagerBoxQuery,
      status: 200,
      failures: PLAN,
    },
    (ctx, { params, query }) => readBox(ctx, params.companyId, query.cursor),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: `${panel}/messages`,
      summary: 'Write to the manager of the company',
      act: 'manager.write',
      body: WriteToManager,
      status: 201,
      repeatable: true,
      failures: [...PLAN, 'validation_failed', 'not_found', 'rate_limited', 'idempotency_key_reused'],
    },
    (ctx, { body }) => {
      if (!ctx.member) throw new NotSignedIn();
      return writeToManager(ctx, ctx.member, body);
    },
  ),
  route(
    {
      ...byStaff,
      method: 'get',
      path: staff,
      summary: 'Read a company’s manager and the messages exchanged with them',
      query: ManagerBoxQuery,
      status: 200,
      answer: ManagerBox,
      failures: [...STAFF, 'company_not_found'],
    },
    (ctx, { params, query }) => readBoxAsStaff(ctx, params.companyId, query.cursor),
  ),
  route(
    {
      ...byStaff,
      method: 'put',
      path: staff,
      summary: 'Assign a manager to a company',
      body: AssignManager,
      status: 200,
      answer: ManagerBox,
      failures: [...STAFF, 'validation_failed', 'company_not_found'],
    },
    (ctx, { params, body }) => assignManager(ctx, params.companyId, body),
  ),
  route(
    {
      ...byStaff,
      method: 'put',
      path: `${staff}/photo`,
      summary: 'Set the photo of a company’s manager',
      file: ['image/*', 'application/octet-stream'],
      fileLimit: String(MAX_MANAGER_PHOTO_BYTES),
      status: 200,
      answer: ManagerBox,
      failures: [
        ...STAFF,
        'not_found',
        'photo_unreadable',
        'photo_damaged',
        'photo_animated',
        'photo_too_small',
        'photo_too_many_pixels',
        'body_too_large',
        'media_type_unsupported',
      ],
    },
    (ctx, { params, body }) => setManagerPhoto(ctx, params.companyId, Buffer.isBuffer(body) ? body : Buffer.alloc(0)),
  ),
  route(
    {
      ...byStaff,
      method: 'delete',
      path: staff,
      summary: 'Remove a company’s manager; messages are kept',
      status: 204,
      failures: [...STAFF, 'not_found'],
    },
    (ctx, { params }) => unassignManager(ctx, params.companyId),
  ),
  route(
    {
      ...byStaff,
      method: 'post',
      path: `${staff}/messages`,
      summary: 'Answer a company as its manager',
      body: WriteToManager,
      status: 201,
      answer: ManagerBox,
      failures: [...STAFF, 'validation_failed', 'not_found'],
    },
    (ctx, { params, body }) => answerCompany(ctx, params.companyId, body),
  ),
];
