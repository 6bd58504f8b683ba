import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { AnswerReviewShare, RequestReviewShare, ReviewShare, ReviewShares } from '@app/contracts/sharing/review-shares';
import { route } from '../../platform/route.ts';
import { changeShare, listShares, requestShare } from './service.ts';

const InCompany = z.object({ companyId: Id });
const OneShare = InCompany.extend({ shareId: Id });
const base = '/panel/companies/:companyId/review-shares';
const inPanel = { tag: 'Panel', auth: 'member' } as const;

export const sharingRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      path: base,
      summary: 'List agreements about reviews that are shown in another shop, in both directions',
      act: 'sharing.read',
      params: InCompany,
      status: 200,
      answer: ReviewShares,
    },
    (ctx, { params }) => listShares(ctx, params.companyId),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: base,
      summary: 'Ask another shop whether its reviews of the same product may be shown',
      act: 'sharing.request',
      params: InCompany,
      body: RequestReviewShare,
      repeatable: true,
      status: 201,
      answer: ReviewShare,
      failures: ['validation_failed', 'too_many', 'idempotency_key_reused', 'plan_lacks_feature', 'company_suspended'],
    },
    (ctx, { params, body }) => requestShare(ctx, params.companyId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${base}/:shareId/answer`,
      summary: 'Let another shop show the company’s reviews of a product, or not',
      act: 'sharing.answer',
      params: OneShare,
      body: AnswerReviewShare,
      status: 200,
      answer: ReviewShare,
      failures: ['not_found', 'company_suspended'],
    },
    (ctx, { params, body }) => changeShare(ctx, params.companyId, params.shareId, body.accept ? 'accept' : 'decline'),
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path: `${base}/:shareId`,
      summary: 'End an agreement or take a request back; the reviews are no longer shown in the other shop',
      act: 'sharing.end',
      params: OneShare,
      status: 204,
      failures: ['not_found'],
    },
    async (ctx, { params }) => {
      await changeShare(ctx, params.companyId, params.shareId, 'end');
    },
  ),
];
