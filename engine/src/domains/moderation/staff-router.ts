import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { CheckPattern, CheckedPattern, DecideCase, DeskCase, DeskPage, DeskQuery } from '@app/contracts/moderation';
import { StaffMember } from '@app/contracts/security/staff-token';
import { route } from '../../platform/route.ts';
import { claimCase, staffCaller } from './cases/claim-case.ts';
import { decideCase } from './decisions/decide-case.ts';
import { deskCase, deskPage } from './cases/desk.ts';
import { checkPattern } from './check-pattern.ts';

const STAFF_FAILURES = ['staff_token_invalid', 'staff_role_forbidden'];
const CASE_FAILURES = [...STAFF_FAILURES, 'case_not_found'];
const CaseParams = z.object({ caseId: Id });
const desk = { tag: 'Moderation desk', auth: 'staff', status: 200 } as const;

export const staffRoutes = [
  route(
    {
      ...desk,
      method: 'get',
      path: '/staff/me',
      summary: 'Get the staff member of the token',
      answer: StaffMember,
      failures: STAFF_FAILURES,
    },
    (ctx) => Promise.resolve(staffCaller(ctx)),
  ),
  route(
    {
      ...desk,
      method: 'get',
      path: '/staff/cases',
      summary: 'List undecided cases, most urgent first',
      query: DeskQuery,
      answer: DeskPage,
      failures: [...STAFF_FAILURES, 'cursor_invalid'],
    },
    (ctx, { query }) => deskPage(ctx, query, staffCaller(ctx).staffId),
  ),
  route(
    {
      ...desk,
      method: 'get',
      path: '/staff/cases/:caseId',
      summary: 'Get a case',
      params: CaseParams,
      answer: DeskCase,
      failures: CASE_FAILURES,
    },
    (ctx, { params }) => deskCase(ctx, params.caseId, staffCaller(ctx).staffId),
  ),
  route(
    {
      ...desk,
      method: 'post',
      path: '/staff/cases/:caseId/claim',
      summary: 'Claim a case for ten minutes',
      params: CaseParams,
      answer: DeskCase,
      failures: [...CASE_FAILURES, 'case_claimed', 'case_decided'],
    },
    (ctx, { params }) => claimCase(ctx, params.caseId),
  ),
  route(
    {
      ...desk,
      method: 'post',
      path: '/staff/cases/:caseId/decision',
      summary: 'Decide a case',
      params: CaseParams,
      body: DecideCase,
      answer: DeskCase,
      failures: [
        ...CASE_FAILURES,
        'case_claimed',
        'case_decided',
        'case_changed',
        'second_moderator_needed',
        'ground_needed',
      ],
    },
    (ctx, { params, body }) => decideCase(ctx, params.caseId, body),
  ),
  route(
    {
      ...desk,
      method: 'post',
      path: '/staff/patterns/check',
      summary: 'Check a screening pattern before saving it',
      body: CheckPattern,
      answer: CheckedPattern,
      failures: STAFF_FAILURES,
    },
    (_ctx, { body }) => checkPattern(body),
  ),
];
