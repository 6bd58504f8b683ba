import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  CaseBackground,
  CaseTranslation,
  ClaimCase,
  DecideCases,
  DeskOverview,
  EscalateCase,
  PlannedDecisions,
  TranslateCase,
  UndoneDecisions,
} from '@app/contracts/moderating/desk-work';
import { CheckPattern, CheckedPattern } from '@app/contracts/moderating/patterns';
import { DecideCase, DeskCase, DeskPage, DeskQuery } from '@app/contracts/moderation';
import { StaffMember } from '@app/contracts/security/staff-token';
import { route } from '../../platform/route.ts';
import { caseBackground } from './cases/case-background.ts';
import { claimCase, escalateCase, releaseCase, staffCaller } from './cases/claim-case.ts';
import { deskOverview } from './cases/desk-overview.ts';
import { translateCase } from './cases/translate-case.ts';
import { planDecisions, undoDecisions } from './decisions/bulk-decisions.ts';
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
    (ctx, { query }) => deskPage(ctx, query, staffCaller(ctx)),
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
    (ctx, { params }) => deskCase(ctx, params.caseId, staffCaller(ctx)),
  ),
  route(
    {
      ...desk,
      method: 'post',
      path: '/staff/cases/:caseId/claim',
      summary: 'Claim a case for ten minutes',
      params: CaseParams,
      body: ClaimCase,
      answer: DeskCase,
      failures: [...CASE_FAILURES, 'case_claimed', 'case_decided', 'case_escalated', 'second_moderator_needed'],
    },
    (ctx, { params, body }) => claimCase(ctx, params.caseId, body),
  ),
  route(
    {
      ...desk,
      method: 'post',
      path: '/staff/cases/:caseId/release',
      summary: 'Release a claimed case',
      params: CaseParams,
      answer: DeskCase,
      failures: [...CASE_FAILURES, 'case_decided'],
    },
    (ctx, { params }) => releaseCase(ctx, params.caseId),
  ),
  route(
    {
      ...desk,
      method: 'post',
      path: '/staff/cases/:caseId/escalation',
      summary: 'Refer a case to administrators',
      params: CaseParams,
      body: EscalateCase,
      answer: DeskCase,
      failures: [...CASE_FAILURES, 'case_decided', 'case_escalated'],
    },
    (ctx, { params, body }) => escalateCase(ctx, params.caseId, body),
  ),
  route(
    {
      ...desk,
      method: 'get',
      path: '/staff/cases/:caseId/background',
      summary: 'Get the history of a case’s author and company',
      params: CaseParams,
      answer: CaseBackground,
      failures: CASE_FAILURES,
    },
    (ctx, { params }) => caseBackground(ctx, params.caseId),
  ),
  route(
    {
      ...desk,
      method: 'post',
      path: '/staff/cases/:caseId/translation',
      summary: 'Translate the texts of a case',
      params: CaseParams,
      body: TranslateCase,
      answer: CaseTranslation,
      failures: [...STAFF_FAILURES, 'not_found', 'translation_unavailable', 'translation_failed'],
    },
    (ctx, { params, body }) => translateCase(ctx, params.caseId, body),
  ),
  route(
    {
      ...desk,
      method: 'get',
      path: '/staff/desk',
      summary: 'Get what the caller has decided today, and how long cases have waited',
      answer: DeskOverview,
      failures: STAFF_FAILURES,
    },
    (ctx) => deskOverview(ctx, staffCaller(ctx)),
  ),
  route(
    {
      ...desk,
      method: 'post',
      path: '/staff/decisions',
      summary: 'Plan one decision about many cases',
      body: DecideCases,
      answer: PlannedDecisions,
      failures: STAFF_FAILURES,
    },
    (ctx, { body }) => planDecisions(ctx, body),
  ),
  route(
    {
      ...desk,
      method: 'post',
      path: '/staff/decisions/:planId/undo',
      summary: 'Cancel planned decisions',
      params: z.object({ planId: Id }),
      answer: UndoneDecisions,
      failures: STAFF_FAILURES,
    },
    (ctx, { params }) => undoDecisions(ctx, params.planId),
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
        'case_escalated',
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
