import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { CompanySettings } from '@app/contracts/companies';
import { AnswerReview, CompanyReview, WithdrawReview } from '@app/contracts/company-reviews/company-reviews';
import { CompanyReviewPage, CompanyReviewQuery } from '@app/contracts/company-reviews/list';
import { route } from '../../../platform/route.ts';
import { answerReview, deleteAnswer } from './answers.ts';
import { pinReview, unpinReview } from './pins.ts';
import { replaceCompanySettings, getCompanySettings } from './settings.ts';
import { requestWithdrawal } from '../withdrawals/request-withdrawal.ts';
import { getCompanyReview } from './company-reviews.ts';
import { listCompanyReviews } from './list/list-company-reviews.ts';

const InCompany = z.object({ companyId: Id });
const InReview = InCompany.extend({ reviewId: Id });
const base = '/panel/companies/:companyId';
const reviewPath = `${base}/reviews/:reviewId`;
const common = { tag: 'Panel', auth: 'member' } as const;
const FAILURES = ['review_not_found', 'review_act_refused', 'company_suspended'];

export const companyReviewRoutes = [
  route(
    {
      ...common,
      method: 'get',
      path: `${base}/reviews`,
      summary: 'List the company’s reviews by filter and sort; of held and rejected ones only that they exist',
      act: 'reviews.read',
      params: InCompany,
      query: CompanyReviewQuery,
      status: 200,
      answer: CompanyReviewPage,
      failures: ['cursor_invalid'],
    },
    (ctx, { params, query }) => listCompanyReviews(ctx, params.companyId, query),
  ),
  route(
    {
      ...common,
      method: 'put',
      path: `${reviewPath}/answer`,
      summary: 'Answer a review publicly, or edit the answer; it is screened first',
      act: 'reviews.answer',
      params: InReview,
      body: AnswerReview,
      status: 200,
      answer: CompanyReview,
      failures: [...FAILURES, 'validation_failed'],
    },
    async (ctx, { params: { companyId, reviewId }, body }) => {
      await answerReview(ctx, companyId, reviewId, body.body);
      return getCompanyReview(ctx.db.queries, companyId, reviewId);
    },
  ),
  route(
    {
      ...common,
      method: 'delete',
      path: `${reviewPath}/answer`,
      summary: 'Delete the answer to a review',
      act: 'reviews.answer',
      params: InReview,
      status: 204,
      failures: ['review_not_found', 'not_found', 'company_suspended'],
    },
    (ctx, { params }) => deleteAnswer(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      ...common,
      method: 'put',
      path: `${reviewPath}/pin`,
      summary: 'Pin a review to the top of its list',
      act: 'reviews.pin',
      params: InReview,
      status: 204,
      failures: [...FAILURES, 'pin_limit'],
    },
    (ctx, { params }) => pinReview(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      ...common,
      method: 'delete',
      path: `${reviewPath}/pin`,
      summary: 'Unpin a review',
      act: 'reviews.pin',
      params: InReview,
      status: 204,
      failures: ['review_not_found', 'company_suspended'],
    },
    (ctx, { params }) => unpinReview(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      ...common,
      method: 'post',
      path: `${reviewPath}/withdrawal`,
      summary: 'Request the withdrawal of a product review; screening or a moderator decides',
      act: 'reviews.withdraw',
      params: InReview,
      body: WithdrawReview,
      status: 200,
      answer: CompanyReview,
      failures: [...FAILURES, 'withdrawal_refused', 'validation_failed'],
    },
    async (ctx, { params: { companyId, reviewId }, body }) => {
      await requestWithdrawal(ctx, companyId, reviewId, body);
      return getCompanyReview(ctx.db.queries, companyId, reviewId);
    },
  ),
  route(
    {
      ...common,
      method: 'get',
      path: `${base}/settings`,
      summary: 'Get review settings',
      act: 'settings.read',
      params: InCompany,
      status: 200,
      answer: CompanySettings,
    },
    (ctx, { params }) => getCompanySettings(ctx, params.companyId),
  ),
  route(
    {
      ...common,
      method: 'put',
      path: `${base}/settings`,
      summary: 'Replace review settings',
      act: 'settings.write',
      params: InCompany,
      body: CompanySettings,
      status: 200,
      answer: CompanySettings,
      failures: ['validation_failed', 'plan_lacks_feature', 'company_suspended'],
    },
    (ctx, { params, body }) => replaceCompanySettings(ctx, params.companyId, body),
  ),
];
