import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { CompanySettings } from '@app/contracts/companies';
import {
  AnswerReview,
  CompanyReview,
  CompanyReviewPage,
  CompanyReviewQuery,
  WithdrawReview,
} from '@app/contracts/company-reviews';
import { route } from '../../platform/route.ts';
import type { Member } from '../../platform/route.ts';
import { answerReview, deleteAnswer } from './company-acts-answer.ts';
import { pinReview, unpinReview } from './company-acts-pin.ts';
import { changeSettings, companySettings } from './company-acts-settings.ts';
import { withdrawReview } from './company-acts-withdraw.ts';
import { companyReview, companyReviewList } from './panel-reviews.ts';

const InCompany = z.object({ companyId: Id });
const OfReview = InCompany.extend({ reviewId: Id });
const base = '/panel/companies/:companyId';
const ofReview = `${base}/reviews/:reviewId`;
const common = { tag: 'Panel', auth: 'member' } as const;
const LEADERS: Member['role'][] = ['owner', 'manager'];
const FAILURES = ['review_not_found', 'review_act_refused', 'company_suspended'];

export const companyActRoutes = [
  route(
    {
      ...common,
      method: 'get',
      path: `${base}/reviews`,
      summary: 'The company’s reviews, newest first; of held ones only that they are there',
      params: InCompany,
      query: CompanyReviewQuery,
      status: 200,
      answer: CompanyReviewPage,
      failures: ['cursor_invalid'],
    },
    (ctx, { params, query }) => companyReviewList(ctx, params.companyId, query),
  ),
  route(
    {
      ...common,
      method: 'put',
      path: `${ofReview}/answer`,
      summary: 'Answer a review in public, or change the answer; it is screened first',
      params: OfReview,
      body: AnswerReview,
      status: 200,
      answer: CompanyReview,
      failures: [...FAILURES, 'validation_failed'],
    },
    async (ctx, { params: { companyId, reviewId }, body }) => {
      await answerReview(ctx, companyId, reviewId, body.body);
      return companyReview(ctx.db.read, companyId, reviewId);
    },
  ),
  route(
    {
      ...common,
      method: 'delete',
      path: `${ofReview}/answer`,
      summary: 'Take the answer back',
      params: OfReview,
      status: 204,
      failures: ['review_not_found', 'not_found', 'company_suspended'],
    },
    (ctx, { params }) => deleteAnswer(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      ...common,
      method: 'put',
      path: `${ofReview}/pin`,
      summary: 'Put a review before the others',
      params: OfReview,
      status: 204,
      failures: [...FAILURES, 'pin_limit'],
    },
    (ctx, { params }) => pinReview(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      ...common,
      method: 'delete',
      path: `${ofReview}/pin`,
      summary: 'Put a review back into its place',
      params: OfReview,
      status: 204,
      failures: ['review_not_found', 'company_suspended'],
    },
    (ctx, { params }) => unpinReview(ctx, params.companyId, params.reviewId),
  ),
  route(
    {
      ...common,
      method: 'post',
      path: `${ofReview}/withdrawal`,
      summary: 'Ask that a review of a product be withdrawn, for a declared reason: its words or a moderator decide',
      roles: LEADERS,
      params: OfReview,
      body: WithdrawReview,
      status: 200,
      answer: CompanyReview,
      failures: [...FAILURES, 'withdrawal_refused', 'validation_failed'],
    },
    async (ctx, { params: { companyId, reviewId }, body }) => {
      await withdrawReview(ctx, companyId, reviewId, body);
      return companyReview(ctx.db.read, companyId, reviewId);
    },
  ),
  route(
    {
      ...common,
      method: 'get',
      path: `${base}/settings`,
      summary: 'What the company has decided about its reviews',
      params: InCompany,
      status: 200,
      answer: CompanySettings,
    },
    (ctx, { params }) => companySettings(ctx, params.companyId),
  ),
  route(
    {
      ...common,
      method: 'put',
      path: `${base}/settings`,
      summary: 'Change it, all at once',
      roles: LEADERS,
      params: InCompany,
      body: CompanySettings,
      status: 200,
      answer: CompanySettings,
      failures: ['validation_failed', 'plan_lacks_feature', 'company_suspended'],
    },
    (ctx, { params, body }) => changeSettings(ctx, params.companyId, body),
  ),
];
