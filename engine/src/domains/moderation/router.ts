import { z } from 'zod';
import { Id, Token } from '@app/contracts/common';
import {
  CheckPattern,
  CheckedPattern,
  CreateAppeal,
  CreateReport,
  DecideCase,
  DeskCase,
  DeskPage,
  DeskQuery,
  ReportQuestion,
  StatementOfReasons,
} from '@app/contracts/moderation';
import { StaffMember } from '@app/contracts/staff-token';
import { route } from '../../platform/route.ts';
import { appeal } from './appeals.ts';
import { caller, claim, decide } from './decide.ts';
import { deskCase, deskPage } from './desk.ts';
import { checkPattern } from './patterns.ts';
import { reportQuestion } from './question-reports.ts';
import { reportAsMerchant, reportReview } from './reports.ts';
import { showStatement } from './statements.ts';

const STAFF = ['staff_token_invalid', 'staff_role_forbidden'];
const CASE = [...STAFF, 'case_not_found'];
const OneCase = z.object({ caseId: Id });
const desk = { tag: 'Moderation desk', auth: 'staff', status: 200 } as const;

export const staffRoutes = [
  route(
    {
      ...desk,
      method: 'get',
      path: '/staff/me',
      summary: 'Whom the token speaks for',
      answer: StaffMember,
      failures: STAFF,
    },
    (ctx) => Promise.resolve(caller(ctx)),
  ),
  route(
    {
      ...desk,
      ...{ method: 'get', path: '/staff/cases', summary: 'What waits for a moderator, most urgent first' },
      ...{ query: DeskQuery, answer: DeskPage, failures: [...STAFF, 'cursor_invalid'] },
    },
    (ctx, { query }) => deskPage(ctx, query, caller(ctx).staffId),
  ),
  route(
    {
      ...desk,
      ...{ method: 'get', path: '/staff/cases/:caseId', summary: 'One case' },
      ...{ params: OneCase, answer: DeskCase, failures: CASE },
    },
    (ctx, { params }) => deskCase(ctx, params.caseId, caller(ctx).staffId),
  ),
  route(
    {
      ...desk,
      ...{ method: 'post', path: '/staff/cases/:caseId/claim', summary: 'Take a case for ten minutes' },
      ...{ params: OneCase, answer: DeskCase, failures: [...CASE, 'case_claimed', 'case_decided'] },
    },
    (ctx, { params }) => claim(ctx, params.caseId),
  ),
  route(
    {
      ...desk,
      ...{ method: 'post', path: '/staff/cases/:caseId/decision', summary: 'Decide a case' },
      ...{ params: OneCase, body: DecideCase, answer: DeskCase },
      failures: [...CASE, 'case_claimed', 'case_decided', 'case_changed', 'second_moderator_needed', 'ground_needed'],
    },
    (ctx, { params, body }) => decide(ctx, params.caseId, body),
  ),
  route(
    {
      ...desk,
      ...{ method: 'post', path: '/staff/patterns/check', summary: 'Try a pattern before it is kept' },
      ...{ body: CheckPattern, answer: CheckedPattern, failures: STAFF },
    },
    (_ctx, { body }) => checkPattern(body),
  ),
];

export const moderationRoutes = [
  route(
    {
      ...{ method: 'post', path: '/questions/:questionId/reports', tag: 'Visitors', auth: 'none' },
      summary: 'Report a public question about a product, or the answer to it',
      ...{ params: z.object({ questionId: Id }), body: ReportQuestion, status: 202 },
      failures: ['question_not_found', 'already_reported', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => reportQuestion(ctx, params.questionId, body),
  ),
  ...staffRoutes,
  route(
    {
      ...{ method: 'post', path: '/reviews/:reviewId/reports', tag: 'Visitors', summary: 'Report a review' },
      ...{ auth: 'none', params: z.object({ reviewId: Id }), body: CreateReport, status: 202 },
      failures: ['review_not_found', 'already_reported', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => reportReview(ctx, params.reviewId, body),
  ),
  route(
    {
      ...{ method: 'post', path: '/panel/companies/:companyId/reviews/:reviewId/reports', tag: 'Panel' },
      ...{ summary: 'Report a review of the company', auth: 'member', status: 202 },
      ...{ params: z.object({ companyId: Id, reviewId: Id }), body: CreateReport },
      failures: ['review_not_found', 'already_reported', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => reportAsMerchant(ctx, params.companyId, params.reviewId, body),
  ),
  route(
    {
      ...{ method: 'get', path: '/statements/:token', tag: 'Reviewers', summary: 'A statement of reasons' },
      ...{ auth: 'none', params: z.object({ token: Token }), answer: StatementOfReasons, status: 200 },
      failures: ['token_invalid'],
    },
    (ctx, { params }) => showStatement(ctx, params.token),
  ),
  route(
    {
      ...{ method: 'post', path: '/statements/:token/appeal', tag: 'Reviewers', summary: 'Appeal against a decision' },
      ...{ auth: 'none', params: z.object({ token: Token }), body: CreateAppeal, status: 202 },
      failures: ['token_invalid', 'appeal_exists', 'appeal_closed', 'rate_limited'],
    },
    (ctx, { params, body }) => appeal(ctx, params.token, body),
  ),
];
