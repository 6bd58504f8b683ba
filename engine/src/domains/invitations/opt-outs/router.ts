import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { AddOptOut, OptOutListQuery, OptOutPage } from '@app/contracts/inviting/opt-outs';
import { OptOutInfo, OptOutRequest } from '@app/contracts/review-forms';
import { route } from '../../../platform/route.ts';
import { addOptOut, exportOptOuts, listOptOuts } from './panel.ts';
import { optOut, optOutInfo, optOutPage } from './service.ts';

const WithToken = z.object({ token: Token });
const InCompany = z.object({ companyId: Id });
const base = '/panel/companies/:companyId/opt-outs';

export const optOutRoutes = [
  route(
    {
      method: 'get',
      path: '/opt-outs/:token',
      tag: 'Reviewers',
      summary: 'Read what an opt-out link refers to',
      auth: 'none',
      params: WithToken,
      status: 200,
      answer: OptOutInfo,
      failures: ['token_invalid'],
    },
    (ctx, { params }) => optOutInfo(ctx, params.token),
  ),
  route(
    {
      method: 'post',
      path: '/opt-outs',
      tag: 'Reviewers',
      summary: 'Opt out of a company’s invitations',
      auth: 'none',
      body: OptOutRequest,
      status: 204,
      failures: ['token_invalid'],
    },
    (ctx, { body }) => optOut(ctx, body.token),
  ),
  route(
    {
      method: 'post',
      path: '/opt-outs/:token/one-click',
      tag: 'Reviewers',
      summary: 'Opt out by one click in a mail client (RFC 8058)',
      auth: 'none',
      params: WithToken,
      status: 204,
      failures: ['token_invalid'],
    },
    (ctx, { params }) => optOut(ctx, params.token, 'one_click'),
  ),
  route(
    {
      method: 'get',
      path: '/opt-outs/:token/one-click',
      tag: 'Reviewers',
      summary: 'Redirect mail clients that open the one-click address as a page',
      auth: 'none',
      params: WithToken,
      status: 303,
      answer: z.string(),
      failures: ['token_invalid'],
    },
    (ctx, { params }) => optOutPage(ctx, params.token),
  ),
  route(
    {
      method: 'get',
      path: base,
      tag: 'Panel',
      summary: 'List opt-outs, newest first, or the one of an address',
      act: 'opt_outs.read',
      auth: 'member',
      params: InCompany,
      query: OptOutListQuery,
      status: 200,
      answer: OptOutPage,
      failures: ['cursor_invalid'],
    },
    (ctx, { params, query }) => listOptOuts(ctx, params.companyId, query),
  ),
  route(
    {
      method: 'post',
      path: base,
      tag: 'Panel',
      summary: 'Opt out a customer at their request to the company',
      act: 'opt_outs.add',
      auth: 'member',
      params: InCompany,
      body: AddOptOut,
      status: 204,
      failures: ['validation_failed'],
    },
    (ctx, { params, body }) => addOptOut(ctx, params.companyId, body),
  ),
  route(
    {
      method: 'get',
      path: `${base}/export`,
      tag: 'Panel',
      summary: 'Export opt-outs as CSV, with masked addresses',
      act: 'opt_outs.export',
      auth: 'member',
      params: InCompany,
      status: 200,
      answer: z.custom<AsyncIterable<string>>(),
      stream: 'text/csv; charset=utf-8',
    },
    async (ctx, { params }) => exportOptOuts(ctx, params.companyId),
  ),
];
