import { z } from 'zod';
import { AddedCompany, DeleteAccount } from '@app/contracts/accounts';
import { Cursor, Id, Token } from '@app/contracts/common';
import { AccountDeletion } from '@app/contracts/partners/account-deletion';
import { PartnerCode } from '@app/contracts/partners/codes';
import { Commissions, Payouts } from '@app/contracts/partners/commissions';
import { PartnerMailKind, PartnerMails } from '@app/contracts/partners/mails';
import {
  InviteOwner,
  KnownCode,
  NewClientCompany,
  PartnerHome,
  ReferredCompanies,
  RegisterPartner,
  SavePartner,
} from '@app/contracts/partners/partners';
import { NotFound } from '../../kernel/errors.ts';
import { route } from '../../platform/route.ts';
import { createClientCompany, inviteClient } from './client-companies.ts';
import { endMails, saveMails } from './mailing/preferences.ts';
import { listCommissions } from './commissions/read.ts';
import { deleteAccount, readDeletion } from './leaving/delete-account.ts';
import { exportCommissions, listPayouts } from './payouts/read.ts';
import { readHome, registerPartner, rotateCode, savePartner } from './profile.ts';
import { listReferred } from './referrals/read.ts';
import { partnerOfCode } from './repo.ts';
import { partnerStaffRoutes } from './staff/router.ts';

const own = { tag: 'Partners', auth: 'session' } as const;
const PARTNER = ['not_signed_in', 'not_found'];
const Page = z.object({ cursor: Cursor.optional() });

const publicRoutes = [
  route(
    {
      method: 'post',
      path: '/accounts/partners',
      tag: 'Partners',
      summary: 'Register a partner: an account without a company',
      auth: 'none',
      body: RegisterPartner,
      status: 202,
      failures: ['validation_failed', 'rate_limited'],
    },
    async (ctx, { body }) => {
      await ctx.throttle.consume('registerClient', ctx.clientKey);
      await ctx.throttle.consume('registerToAddress', body.email.toLowerCase());
      await registerPartner(ctx, body);
    },
  ),
  route(
    {
      method: 'get',
      path: '/partners/codes/:code',
      tag: 'Partners',
      summary: 'Read the partner of a code',
      auth: 'none',
      params: z.object({ code: PartnerCode }),
      status: 200,
      answer: KnownCode,
      failures: ['not_found', 'rate_limited'],
    },
    async (ctx, { params }) => {
      await ctx.throttle.consume('partnerCodeClient', ctx.clientKey);
      const partner = await partnerOfCode(ctx.db.queries, params.code);
      if (!partner) throw new NotFound();
      return { partner: partner.businessName };
    },
  ),
];

const mailRoutes = [
  route(
    {
      method: 'post',
      path: '/partner-mails/:token/:mail',
      tag: 'Partners',
      summary: 'Unsubscribe a partner from a kind of mail by one click in a mail client (RFC 8058)',
      auth: 'none',
      params: z.object({ token: Token, mail: PartnerMailKind }),
      status: 204,
      failures: ['token_invalid'],
    },
    (ctx, { params }) => endMails(ctx, params.token, params.mail),
  ),
];

const ownRoutes = [
  route(
    {
      ...own,
      method: 'get',
      path: '/me/partner',
      summary: 'Read your partner profile, code and figures',
      status: 200,
      answer: PartnerHome,
      failures: PARTNER,
    },
    (ctx) => readHome(ctx),
  ),
  route(
    {
      ...own,
      method: 'put',
      path: '/me/partner',
      summary: 'Become a partner, or change your partner profile',
      body: SavePartner,
      status: 200,
      answer: PartnerHome,
      failures: ['not_signed_in', 'validation_failed'],
    },
    (ctx, { body }) => savePartner(ctx, body),
  ),
  route(
    {
      ...own,
      method: 'post',
      path: '/me/partner/code',
      summary: 'Get a new code; earlier ones still work',
      status: 200,
      answer: PartnerHome,
      failures: [...PARTNER, 'rate_limited'],
    },
    (ctx) => rotateCode(ctx),
  ),
  route(
    {
      ...own,
      method: 'put',
      path: '/me/partner/mails',
      summary: 'Choose which mails to receive as a partner',
      body: PartnerMails,
      status: 200,
      answer: PartnerHome,
      failures: [...PARTNER, 'validation_failed'],
    },
    (ctx, { body }) => saveMails(ctx, body),
  ),
  route(
    {
      ...own,
      method: 'get',
      path: '/me/partner/companies',
      summary: 'List the companies that you have referred',
      query: Page,
      status: 200,
      answer: ReferredCompanies,
      failures: [...PARTNER, 'cursor_invalid'],
    },
    (ctx, { query }) => listReferred(ctx, query.cursor),
  ),
  route(
    {
      ...own,
      method: 'post',
      path: '/me/partner/companies',
      summary: 'Create a company for a client, who is invited to take it over',
      body: NewClientCompany,
      repeatable: true,
      status: 201,
      answer: AddedCompany,
      failures: [...PARTNER, 'partner_blocked', 'validation_failed', 'rate_limited', 'idempotency_key_reused'],
    },
    (ctx, { body }) => createClientCompany(ctx, body),
  ),
  route(
    {
      ...own,
      method: 'post',
      path: '/me/partner/companies/:companyId/hand-over',
      summary: 'Invite a client again, or another address, to take a company over',
      params: z.object({ companyId: Id }),
      body: InviteOwner,
      status: 204,
      failures: [...PARTNER, 'partner_blocked', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => inviteClient(ctx, params.companyId, body),
  ),
  route(
    {
      ...own,
      method: 'get',
      path: '/me/partner/commissions',
      summary: 'List your commissions',
      query: Page,
      status: 200,
      answer: Commissions,
      failures: [...PARTNER, 'cursor_invalid'],
    },
    (ctx, { query }) => listCommissions(ctx, query.cursor),
  ),
  route(
    {
      ...own,
      method: 'get',
      path: '/me/partner/commissions/export',
      summary: 'Export your commissions as CSV',
      stream: 'text/csv',
      status: 200,
      answer: z.custom<AsyncIterable<string>>(),
      failures: PARTNER,
    },
    (ctx) => exportCommissions(ctx),
  ),
  route(
    {
      ...own,
      method: 'get',
      path: '/me/partner/payouts',
      summary: 'List your payouts and the commissions of the next one',
      status: 200,
      answer: Payouts,
      failures: PARTNER,
    },
    (ctx) => listPayouts(ctx),
  ),
];

/** Here, because a partner is the highest of what an account may have. */
const accountRoutes = [
  route(
    {
      method: 'get',
      path: '/me/deletion',
      tag: 'Accounts',
      summary: 'Read what prevents deleting your account, and what the deletion would end',
      auth: 'session',
      status: 200,
      answer: AccountDeletion,
    },
    readDeletion,
  ),
  route(
    {
      method: 'post',
      path: '/me/deletion',
      tag: 'Accounts',
      summary: 'Delete your account permanently; a partner is closed',
      auth: 'session',
      body: DeleteAccount,
      status: 204,
      failures: ['password_wrong', 'second_factor_wrong', 'owner_stays', 'rate_limited', 'validation_failed'],
    },
    (ctx, { body }) => deleteAccount(ctx, body),
  ),
];

export const partnerRoutes = [...accountRoutes, ...publicRoutes, ...mailRoutes, ...ownRoutes, ...partnerStaffRoutes];
