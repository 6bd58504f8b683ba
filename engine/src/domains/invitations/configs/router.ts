import { z } from 'zod';
import { Id, Locale } from '@app/contracts/common';
import {
  CreateInvitationConfig,
  InvitationConfig,
  InvitationConfigList,
  ThankYouPreview,
  UpdateInvitationConfig,
} from '@app/contracts/invitations';
import { ConfigPreview, FormPreview, PreviewConfig, SmsTest } from '@app/contracts/inviting/previews';
import { route } from '../../../platform/route.ts';
import { previewConfig } from '../previews/messages.ts';
import { sendSmsTest } from '../previews/sms-tests.ts';
import { openFormPreview, sendTest } from '../previews/tests.ts';
import { createConfig, deleteConfig, listConfigs, previewThankYou, updateConfig } from './service.ts';

const InCompany = z.object({ companyId: Id });
const OneConfig = InCompany.extend({ configId: Id });
const base = '/panel/companies/:companyId/invitation-configs';

export const configRoutes = [
  route(
    {
      method: 'get',
      path: base,
      tag: 'Panel',
      summary: 'List invitation configurations',
      act: 'invitation_configs.read',
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
      summary: 'Create an invitation configuration',
      act: 'invitation_configs.write',
      auth: 'member',
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
      summary: 'Replace an invitation configuration',
      act: 'invitation_configs.write',
      auth: 'member',
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
      summary: 'Delete an unused invitation configuration',
      act: 'invitation_configs.write',
      auth: 'member',
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
      summary: 'Preview the thank-you page',
      act: 'invitation_configs.read',
      auth: 'member',
      params: OneConfig,
      query: z.object({ locale: Locale.optional() }),
      status: 200,
      answer: ThankYouPreview,
      failures: ['not_found'],
    },
    (ctx, { params, query }) => previewThankYou(ctx, params.companyId, params.configId, query.locale),
  ),
  route(
    {
      method: 'post',
      path: `${base}/preview`,
      tag: 'Panel',
      summary: 'Preview the messages and thank-you page of a configuration, saved or not',
      act: 'invitation_configs.preview',
      auth: 'member',
      params: InCompany,
      body: PreviewConfig,
      status: 200,
      answer: ConfigPreview,
      failures: ['validation_failed'],
    },
    (ctx, { params, body }) => previewConfig(ctx, params.companyId, body),
  ),
  route(
    {
      method: 'post',
      path: `${base}/form-preview`,
      tag: 'Panel',
      summary: 'Open a preview of the form of a configuration, saved or not; it cannot be submitted',
      act: 'invitation_configs.preview',
      auth: 'member',
      params: InCompany,
      body: PreviewConfig,
      status: 201,
      answer: FormPreview,
      failures: ['validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => openFormPreview(ctx, params.companyId, body),
  ),
  route(
    {
      method: 'post',
      path: `${base}/test`,
      tag: 'Panel',
      summary: 'Send a test of a configuration, saved or not, to the signed-in member',
      act: 'invitation_configs.write',
      auth: 'member',
      params: InCompany,
      body: PreviewConfig,
      status: 202,
      failures: ['validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => sendTest(ctx, params.companyId, body),
  ),
  route(
    {
      method: 'post',
      path: `${base}/test-sms`,
      tag: 'Panel',
      summary: 'Send a test of a configuration, saved or not, by text message; customers’ limits apply',
      act: 'invitation_configs.write',
      auth: 'member',
      params: InCompany,
      body: SmsTest,
      status: 204,
      failures: ['validation_failed', 'rate_limited', 'service_unavailable'],
    },
    (ctx, { params, body }) => sendSmsTest(ctx, params.companyId, body),
  ),
];
