import { z } from 'zod';
import { Token } from '@app/contracts/common';
import { OptOutInfo, OptOutRequest } from '@app/contracts/review-forms';
import { route } from '../../platform/route.ts';
import { optOut, optOutInfo, optOutPage } from './opt-outs.ts';

const WithToken = z.object({ token: Token });

export const optOutRoutes = [
  route(
    {
      method: 'get',
      path: '/opt-outs/:token',
      tag: 'Reviewers',
      summary: 'What an opt-out link is about',
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
      summary: 'No more invitations of this company to this address',
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
      summary: 'The same by a mail provider (RFC 8058)',
      auth: 'none',
      params: WithToken,
      status: 204,
      failures: ['token_invalid'],
    },
    (ctx, { params }) => optOut(ctx, params.token),
  ),
  route(
    {
      method: 'get',
      path: '/opt-outs/:token/one-click',
      tag: 'Reviewers',
      summary: 'For mail programs that open the one-click address as a page',
      auth: 'none',
      params: WithToken,
      status: 303,
      answer: z.string(),
      failures: ['token_invalid'],
    },
    (ctx, { params }) => optOutPage(ctx, params.token),
  ),
];
