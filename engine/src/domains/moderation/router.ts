import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import { CreateAppeal, CreateReport, ReportQuestion, StatementOfReasons } from '@app/contracts/moderation';
import { route } from '../../platform/route.ts';
import { createAppeal } from './appeals/create-appeal.ts';
import { reportQuestion } from './reports/report-question.ts';
import { reportAsMerchant, reportReview } from './reports/report-review.ts';
import { showStatement } from './statements/statements.ts';

export const moderationRoutes = [
  route(
    {
      method: 'post',
      path: '/questions/:questionId/reports',
      tag: 'Visitors',
      auth: 'none',
      summary: 'Report a public question about a product, or its answer',
      params: z.object({ questionId: Id }),
      body: ReportQuestion,
      status: 202,
      failures: ['question_not_found', 'already_reported', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => reportQuestion(ctx, params.questionId, body),
  ),
  route(
    {
      method: 'post',
      path: '/reviews/:reviewId/reports',
      tag: 'Visitors',
      summary: 'Report a review',
      auth: 'none',
      params: z.object({ reviewId: Id }),
      body: CreateReport,
      status: 202,
      failures: ['review_not_found', 'already_reported', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => reportReview(ctx, params.reviewId, body),
  ),
  route(
    {
      method: 'post',
      path: '/panel/companies/:companyId/reviews/:reviewId/reports',
      tag: 'Panel',
      summary: 'Report a review of the company',
      act: 'reviews.report',
      auth: 'member',
      status: 202,
      params: z.object({ companyId: Id, reviewId: Id }),
      body: CreateReport,
      failures: ['review_not_found', 'already_reported', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => reportAsMerchant(ctx, params.companyId, params.reviewId, body),
  ),
  route(
    {
      method: 'get',
      path: '/statements/:token',
      tag: 'Reviewers',
      summary: 'Get a statement of reasons',
      auth: 'none',
      params: z.object({ token: Token }),
      answer: StatementOfReasons,
      status: 200,
      failures: ['token_invalid'],
    },
    (ctx, { params }) => showStatement(ctx, params.token),
  ),
  route(
    {
      method: 'post',
      path: '/statements/:token/appeal',
      tag: 'Reviewers',
      summary: 'Appeal against a decision',
      auth: 'none',
      params: z.object({ token: Token }),
      body: CreateAppeal,
      status: 202,
      failures: ['token_invalid', 'appeal_exists', 'appeal_closed', 'rate_limited'],
    },
    (ctx, { params, body }) => createAppeal(ctx, params.token, body),
  ),
];
