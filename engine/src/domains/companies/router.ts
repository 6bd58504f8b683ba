import { z } from 'zod';
import { Me, RegisterAccount, ResetPassword, VerifyAccount } from '@app/contracts/accounts';
import { Id } from '@app/contracts/common';
import { ApiKeyList, CreateApiKey, CreatedApiKey } from '@app/contracts/invitations';
import { route } from '../../platform/route.ts';
import { currentUser } from '../accounts/public.ts';
import { companiesOf } from './repo.ts';
import { completeReset, createApiKey, listApiKeys, registerMerchant, revokeApiKey, verifyMerchant } from './service.ts';

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId';

export const companyRoutes = [
  route(
    {
      method: 'post',
      path: '/accounts',
      tag: 'Accounts',
      summary: 'Register a merchant and the first company',
      auth: 'none',
      body: RegisterAccount,
      status: 202,
      failures: ['validation_failed', 'rate_limited'],
    },
    async (ctx, { body }) => {
      await ctx.throttle.take('registerClient', ctx.client);
      await ctx.throttle.take('registerToAddress', body.email.toLowerCase());
      await registerMerchant(ctx, body);
    },
  ),
  route(
    {
      method: 'post',
      path: '/accounts/verifications',
      tag: 'Accounts',
      summary: 'Verify the address by the mailed link',
      auth: 'none',
      body: VerifyAccount,
      status: 204,
      failures: ['verification_link_expired'],
    },
    async (ctx, { body }) => verifyMerchant(ctx, body.token),
  ),
  route(
    {
      method: 'post',
      path: '/password-resets/complete',
      tag: 'Accounts',
      summary: 'Set a new password',
      auth: 'none',
      body: ResetPassword,
      status: 204,
      failures: ['reset_link_expired'],
    },
    async (ctx, { body }) => completeReset(ctx, body),
  ),
  route(
    {
      method: 'get',
      path: '/me',
      tag: 'Accounts',
      summary: 'Who is signed in',
      auth: 'session',
      status: 200,
      answer: Me,
      failures: ['not_signed_in'],
    },
    async (ctx) => {
      const { cookies: _, ...user } = await currentUser(ctx, ctx.headers);
      return { user, companies: await companiesOf(ctx.db.read, user.id) };
    },
  ),
  route(
    {
      method: 'get',
      path: `${base}/api-keys`,
      tag: 'Panel',
      summary: 'Keys of the open API',
      auth: 'member',
      params: InCompany,
      status: 200,
      answer: ApiKeyList,
    },
    (ctx, { params }) => listApiKeys(ctx, params.companyId),
  ),
  route(
    {
      method: 'post',
      path: `${base}/api-keys`,
      tag: 'Panel',
      summary: 'Make a key; its secret is shown once',
      auth: 'member',
      roles: ['owner', 'manager'],
      feature: 'open_api',
      params: InCompany,
      body: CreateApiKey,
      status: 201,
      answer: CreatedApiKey,
    },
    (ctx, { params, body }) => createApiKey(ctx, params.companyId, body.name),
  ),
  route(
    {
      method: 'delete',
      path: `${base}/api-keys/:keyId`,
      tag: 'Panel',
      summary: 'Revoke a key',
      auth: 'member',
      roles: ['owner', 'manager'],
      params: InCompany.extend({ keyId: Id }),
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params }) => revokeApiKey(ctx, params.companyId, params.keyId),
  ),
];
