import { z } from 'zod';
import { AddedCompany, Me, AddCompany, RegisterAccount, ResetPassword, VerifyAccount } from '@app/contracts/accounts';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { ApiKeyList, CreateApiKey, CreatedApiKey } from '@app/contracts/invitations';
import { route } from '../../platform/route.ts';
import type { RequestContext, StaffVisit } from '../../platform/route.ts';
import { currentUser, userById } from '../accounts/public.ts';
import { companiesOf } from './repo.ts';
import { NotSignedIn } from '../../kernel/errors.ts';
import {
  addCompanyByLink,
  addOwnCompany,
  completeReset,
  createApiKey,
  listApiKeys,
  registerMerchant,
  revokeApiKey,
  verifyMerchant,
} from './service.ts';

/** The account whose panel staff visit, with the visited company alone. */
async function visitedAccount(
  ctx: RequestContext,
  { ownerId, companyId, staff, until, mayChange }: StaffVisit,
): Promise<Me> {
  const owner = await userById(ctx.db.queries, ownerId);
  if (!owner) throw new NotSignedIn();
  const { id, name, email, locale } = owner;
  const companies = (await companiesOf(ctx.db.queries, ownerId)).filter((company) => company.id === companyId);
  const visit = { staff: staff.name, until: until.toISOString(), mayChange };
  return { user: { id, name, email, locale: locale as Locale, partner: false }, companies, visit };
}

const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId';

export const companyRoutes = [
  route(
    {
      method: 'post',
      path: '/accounts',
      tag: 'Accounts',
      summary: 'Register a merchant with a company',
      auth: 'none',
      body: RegisterAccount,
      status: 202,
      failures: ['validation_failed', 'rate_limited'],
    },
    async (ctx, { body }) => {
      await ctx.throttle.consume('registerClient', ctx.clientKey);
      await ctx.throttle.consume('registerToAddress', body.email.toLowerCase());
      await registerMerchant(ctx, body);
    },
  ),
  route(
    {
      method: 'post',
      path: '/accounts/verifications',
      tag: 'Accounts',
      summary: 'Verify an email address by the mailed link',
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
      summary: 'Read the signed-in user',
      auth: 'session',
      status: 200,
      answer: Me,
      failures: ['not_signed_in'],
    },
    async (ctx) => {
      if (ctx.visit) return visitedAccount(ctx, ctx.visit);
      const { id, name, email, locale, partner } = await currentUser(ctx, ctx.headers);
      const user = { id, name, email, locale, partner };
      return { user, companies: await companiesOf(ctx.db.queries, user.id) };
    },
  ),
  route(
    {
      method: 'post',
      path: '/me/companies',
      tag: 'Accounts',
      summary: 'Register another company under the same account',
      auth: 'session',
      body: AddCompany,
      repeatable: true,
      status: 201,
      answer: AddedCompany,
      failures: ['not_signed_in', 'validation_failed', 'rate_limited', 'idempotency_key_reused'],
    },
    async (ctx, { body }) => {
      if (!ctx.userId) throw new NotSignedIn();
      await ctx.throttle.consume('addCompany', ctx.userId);
      return addOwnCompany(ctx, ctx.userId, body);
    },
  ),
  route(
    {
      method: 'post',
      path: '/accounts/companies',
      tag: 'Accounts',
      summary: 'Add the company of a registration to the existing account of its address, by the mailed link',
      auth: 'none',
      body: VerifyAccount,
      status: 200,
      answer: AddedCompany,
      failures: ['verification_link_expired'],
    },
    (ctx, { body }) => addCompanyByLink(ctx, body.token),
  ),
  route(
    {
      method: 'get',
      path: `${base}/api-keys`,
      tag: 'Panel',
      summary: 'List API keys',
      act: 'api_keys.read',
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
      summary: 'Create an API key; its secret is shown once',
      act: 'api_keys.create',
      auth: 'member',
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
      summary: 'Revoke an API key',
      act: 'api_keys.revoke',
      auth: 'member',
      params: InCompany.extend({ keyId: Id }),
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params }) => revokeApiKey(ctx, params.companyId, params.keyId),
  ),
];
