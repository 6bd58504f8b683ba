import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import {
  MediationListQuery,
  MediationMessage,
  MediationPage,
  MediationRevision,
  MediationWords,
  MerchantMediation,
  ReviewerMediation,
} from '@app/contracts/mediation';
import { route } from '../../platform/route.ts';
import { listForMerchant, openForMerchant, writeAsMerchant } from './merchant.ts';
import { deleteInMediation, openForReviewer, publishNow, reviseInMediation, writeAsReviewer } from './reviewer.ts';

const WithToken = z.object({ token: Token });
const InCompany = z.object({ companyId: Id });
const OfReview = InCompany.extend({ reviewId: Id });
const base = '/panel/companies/:companyId/mediations';

export const mediationRoutes = [
  route(
    {
      method: 'get',
      path: '/mediations/:token',
      tag: 'Reviewers',
      summary: 'The dialogue with the company, as the author of the review sees it',
      auth: 'none',
      params: WithToken,
      status: 200,
      answer: ReviewerMediation,
      failures: ['token_invalid'],
    },
    (ctx, { params }) => openForReviewer(ctx, params.token),
  ),
  route(
    {
      method: 'post',
      path: '/mediations/:token/messages',
      tag: 'Reviewers',
      summary: 'Answer the company',
      auth: 'none',
      params: WithToken,
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
      summary: 'Change grade or text of the review; once it has passed the check, the mediation ends',
      auth: 'none',
      params: WithToken,
      body: MediationRevision,
      status: 200,
      answer: ReviewerMediation,
      failures: ['token_invalid', 'mediation_closed', 'validation_failed', 'rate_limited'],
    },
    async (ctx, { params, body }) => {
      // The same allowance as for changes on the author's own page: each is screened.
      await ctx.throttle.take('reviseClient', ctx.client);
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
      params: WithToken,
      status: 200,
      answer: ReviewerMediation,
      failures: ['token_invalid', 'mediation_closed', 'mediation_edit_waits'],
    },
    (ctx, { params }) => publishNow(ctx, params.token),
  ),
  route(
    {
      method: 'delete',
      path: '/mediations/:token/review',
      tag: 'Reviewers',
      summary: 'Delete the review out of the mediation',
      auth: 'none',
      params: WithToken,
      status: 204,
      failures: ['token_invalid', 'mediation_closed'],
    },
    (ctx, { params }) => deleteInMediation(ctx, params.token),
  ),
  route(
    {
      method: 'get',
      path: base,
      tag: 'Panel',
      summary: 'Mediations, those of the newest reviews first',
      auth: 'member',
      params: InCompany,
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
      path: `${base}/:reviewId`,
      tag: 'Panel',
      summary: 'One mediation with its messages',
      auth: 'member',
      params: OfReview,
      status: 200,
      answer: MerchantMediation,
      failures: ['not_found'],
    },
    (ctx, { params }) => openForMerchant(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      method: 'post',
      path: `${base}/:reviewId/messages`,
      tag: 'Panel',
      summary: 'Write to the author of the review',
      auth: 'member',
      params: OfReview,
      body: MediationWords,
      repeatable: true,
      status: 201,
      answer: MediationMessage,
      failures: ['not_found', 'mediation_closed', 'message_refused', 'company_suspended', 'rate_limited'],
    },
    (ctx, { params, body }) => writeAsMerchant(ctx, params.companyId, params.reviewId, body.body),
  ),
];
