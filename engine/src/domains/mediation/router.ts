import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { LiveQuery } from '@app/contracts/live';
import {
  MediationListQuery,
  MediationMessage,
  MediationPage,
  MediationRevision,
  MediationWords,
  MerchantMediation,
  ReviewerMediation,
} from '@app/contracts/mediation';
import type { EventStream } from '../../platform/live/live.ts';
import { EVENT_STREAM } from '../../platform/live/send-events.ts';
import { route } from '../../platform/route.ts';
import { listForMerchant, markReadByMerchant, showToMerchant, writeAsMerchant } from './merchant.ts';
import { openReviewerStream } from './reviewer-stream.ts';
import {
  deleteInMediation,
  showToReviewer,
  publishInMediation,
  reviseInMediation,
  writeAsReviewer,
} from './reviewer.ts';

const TokenParams = z.object({ token: Token });
const CompanyParams = z.object({ companyId: Id });
const ReviewParams = CompanyParams.extend({ reviewId: Id });
const PANEL_PATH = '/panel/companies/:companyId/mediations';

export const mediationRoutes = [
  route(
    {
      method: 'get',
      path: '/mediations/:token',
      tag: 'Reviewers',
      summary: 'Get a mediation as the author of the review',
      auth: 'none',
      params: TokenParams,
      status: 200,
      answer: ReviewerMediation,
      failures: ['token_invalid'],
    },
    (ctx, { params }) => showToReviewer(ctx, params.token),
  ),
  route(
    {
      method: 'get',
      path: '/mediations/:token/events',
      tag: 'Reviewers',
      summary: 'Stream changes of the mediation as server-sent events with ids only',
      auth: 'none',
      params: TokenParams,
      query: LiveQuery,
      status: 200,
      stream: EVENT_STREAM,
      answer: z.custom<EventStream>(),
      failures: ['token_invalid', 'rate_limited'],
    },
    (ctx, { params, query }) => openReviewerStream(ctx, params.token, query),
  ),
  route(
    {
      method: 'post',
      path: '/mediations/:token/messages',
      tag: 'Reviewers',
      summary: 'Send a message to the company',
      auth: 'none',
      params: TokenParams,
      body: MediationWords,
      repeatable: true,
      status: 201,
      answer: MediationMessage,
      failures: ['token_invalid', 'mediation_closed', 'mediation_not_begun', 'message_refused', 'rate_limited'],
    },
    (ctx, { params, body }) => writeAsReviewer(ctx, params.token, body.body),
  ),
  route(
    {
      method: 'put',
      path: '/mediations/:token/review',
      tag: 'Reviewers',
      summary: 'Revise the review; the mediation ends when the revision passes screening',
      auth: 'none',
      params: TokenParams,
      body: MediationRevision,
      status: 200,
      answer: ReviewerMediation,
      failures: ['token_invalid', 'mediation_closed', 'validation_failed', 'rate_limited'],
    },
    async (ctx, { params, body }) => {
      // The same allowance as for changes on the author's own page: each is screened.
      await ctx.throttle.consume('reviseClient', ctx.clientKey);
      return reviseInMediation(ctx, params.token, body);
    },
  ),
  route(
    {
      method: 'post',
      path: '/mediations/:token/publish',
      tag: 'Reviewers',
      summary: 'End the mediation and publish the review now',
      auth: 'none',
      params: TokenParams,
      status: 200,
      answer: ReviewerMediation,
      failures: ['token_invalid', 'mediation_closed', 'mediation_edit_waits'],
    },
    (ctx, { params }) => publishInMediation(ctx, params.token),
  ),
  route(
    {
      method: 'delete',
      path: '/mediations/:token/review',
      tag: 'Reviewers',
      summary: 'Delete the review and end the mediation',
      auth: 'none',
      params: TokenParams,
      status: 204,
      failures: ['token_invalid', 'mediation_closed'],
    },
    (ctx, { params }) => deleteInMediation(ctx, params.token),
  ),
  route(
    {
      method: 'get',
      path: PANEL_PATH,
      tag: 'Panel',
      summary: 'List mediations by deadline, with counts',
      act: 'mediations.read',
      auth: 'member',
      params: CompanyParams,
      query: MediationListQuery,
      status: 200,
      answer: MediationPage,
      failures: ['cursor_invalid'],
    },
    (ctx, { params, query }) => listForMerchant(ctx, params.companyId, query),
  ),
  route(
    {
      method: 'get',
      path: `${PANEL_PATH}/:reviewId`,
      tag: 'Panel',
      summary: 'Get a mediation with its messages',
      act: 'mediations.read',
      auth: 'member',
      params: ReviewParams,
      status: 200,
      answer: MerchantMediation,
      failures: ['not_found'],
    },
    (ctx, { params }) => showToMerchant(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      method: 'post',
      path: `${PANEL_PATH}/:reviewId/read`,
      tag: 'Panel',
      summary: 'Mark the messages as read, which the author of the review sees',
      auth: 'member',
      act: 'mediations.read',
      params: ReviewParams,
      status: 204,
      failures: ['not_found'],
    },
    (ctx, { params }) => markReadByMerchant(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      method: 'post',
      path: `${PANEL_PATH}/:reviewId/messages`,
      tag: 'Panel',
      summary: 'Send a message to the author of the review',
      act: 'mediations.write',
      auth: 'member',
      params: ReviewParams,
      body: MediationWords,
      repeatable: true,
      status: 201,
      answer: MediationMessage,
      failures: ['not_found', 'mediation_closed', 'message_refused', 'company_suspended', 'rate_limited'],
    },
    (ctx, { params, body }) => writeAsMerchant(ctx, params.companyId, params.reviewId, body.body),
  ),
];
