import { z } from 'zod';
import { Token } from '@app/contracts/common';
import { CreatePrivacyRequest, PersonalData, PrivacyRequestInfo } from '@app/contracts/privacy';
import { route } from '../../platform/route.ts';
import { completeRequest, createRequest, requestInfo } from './requests.ts';

const WithToken = z.object({ token: Token });

export const privacyRoutes = [
  route(
    {
      method: 'post',
      path: '/privacy-requests',
      tag: 'Privacy',
      summary: 'Ask for what is kept under an address, or for its erasure; the answer is always the same',
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
      summary: 'What a mailed link is about',
      auth: 'none',
      params: WithToken,
      status: 200,
      answer: PrivacyRequestInfo,
      failures: ['token_invalid', 'privacy_link_expired'],
    },
    (ctx, { params }) => requestInfo(ctx, params.token),
  ),
  route(
    {
      method: 'post',
      path: '/privacy-requests/:token/complete',
      tag: 'Privacy',
      summary: 'Give everything out (200), or have it erased (204)',
      auth: 'none',
      params: WithToken,
      status: 200,
      answer: PersonalData.optional(),
      failures: ['token_invalid', 'privacy_link_expired', 'rate_limited'],
    },
    (ctx, { params }) => completeRequest(ctx, params.token),
  ),
];
