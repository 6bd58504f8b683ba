import { z } from 'zod';
import { Token } from '@app/contracts/common';
import { CreatePrivacyRequest, PersonalData, PrivacyRequestInfo } from '@app/contracts/trust/privacy';
import { route } from '../../platform/route.ts';
import { completeRequest, createRequest, showRequest } from './requests.ts';

const TokenParams = z.object({ token: Token });

export const privacyRoutes = [
  route(
    {
      method: 'post',
      path: '/privacy-requests',
      tag: 'Privacy',
      summary: 'Request an export or erasure of the data under an address; the answer is always the same',
      auth: 'none',
      body: CreatePrivacyRequest,
      status: 202,
      failures: ['validation_failed', 'rate_limited'],
    },
    (ctx, { body }) => createRequest(ctx, body),
  ),
  route(
    {
      method: 'get',
      path: '/privacy-requests/:token',
      tag: 'Privacy',
      summary: 'Get the request of a mailed link',
      auth: 'none',
      params: TokenParams,
      status: 200,
      answer: PrivacyRequestInfo,
      failures: ['token_invalid', 'privacy_link_expired'],
    },
    (ctx, { params }) => showRequest(ctx, params.token),
  ),
  route(
    {
      method: 'post',
      path: '/privacy-requests/:token/complete',
      tag: 'Privacy',
      summary: 'Export the data (200), or start its erasure (204)',
      auth: 'none',
      params: TokenParams,
      status: 200,
      answer: PersonalData.optional(),
      failures: ['token_invalid', 'privacy_link_expired', 'rate_limited'],
    },
    (ctx, { params }) => completeRequest(ctx, params.token),
  ),
];
