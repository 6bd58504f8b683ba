import { z } from 'zod';
import { Id, Locale } from '@app/contracts/common';
import {
  CreateInvitationConfig,
  InvitationConfig,
  InvitationConfigList,
  ThankYouPreview,
  UpdateInvitationConfig,
} from '@app/contracts/invitations';
import { route } from '../../platform/route.ts';
import { createConfig, deleteConfig, listConfigs, previewThankYou, updateConfig } from './configs.ts';

const InCompany = z.object({ companyId: Id });
const OneConfig = InCompany.extend({ configId: Id });
const base = '/panel/companies/:companyId/invitation-configs';

export const configRoutes = [
  route(
    {
      method: 'get',
      path: base,
      tag: 'Panel',
      summary: 'How the company invites',
      auth: 'member',
      params: InCompany,
      status: 200,
      answer: InvitationConfigList,
    },
    (ctx, { params }) => listConfigs(ctx, params.companyId),
  ),
  route(
    {
      method: 'post',
      path: base,
      tag: 'Panel',
      summary: 'Add another way of inviting',
      auth: 'member',
      roles: ['owner', 'manager'],
      params: InCompany,
      body: CreateInvitationConfig,
      repeatable: true,
      status: 201,
      answer: InvitationConfig,
      failures: ['validation_failed', 'too_many_configs', 'company_suspended'],
    },
    (ctx, { params, body }) => createConfig(ctx, params.companyId, body),
  ),
  route(
    {
      method: 'put',
      path: `${base}/:configId`,
      tag: 'Panel',
      summary: 'Change how the company invites',
      auth: 'member',
      roles: ['owner', 'manager'],
      params: OneConfig,
      body: UpdateInvitationConfig,
      status: 200,
      answer: InvitationConfig,
      failures: ['not_found', 'validation_failed'],
    },
    (ctx, { params, body }) => updateConfig(ctx, params.companyId, params.configId, body),
  ),
  route(
    {
      method: 'delete',
      path: `${base}/:configId`,
      tag: 'Panel',
      summary: 'Delete a configuration that was never used',
      auth: 'member',
      roles: ['owner', 'manager'],
      params: OneConfig,
      status: 204,
      failures: ['not_found', 'config_in_use', 'config_needed'],
    },
    (ctx, { params }) => deleteConfig(ctx, params.companyId, params.configId),
  ),
  route(
    {
      method: 'get',
      path: `${base}/:configId/thank-you`,
      tag: 'Panel',
      summary: 'The thank-you page as its reader will see it',
      auth: 'member',
      params: OneConfig,
      query: z.object({ locale: Locale.optional() }),
      status: 200,
      answer: ThankYouPreview,
      failures: ['not_found'],
    },
    (ctx, { params, query }) => previewThankYou(ctx, params.companyId, params.configId, query.locale),
  ),
];
