import { z } from 'zod';
import { Id } from '@app/contracts/common';
import {
  InviteToSurvey,
  InvitedToSurvey,
  Survey,
  SurveyListQuery,
  SurveyPage,
  SurveyResponsePage,
  SurveyResults,
  SurveyStateChange,
  WriteSurvey,
} from '@app/contracts/surveys';
import { route } from '../../platform/route.ts';
import type { Member } from '../../platform/route.ts';
import { inviteToSurvey } from './inviting.ts';
import {
  changeState,
  createSurvey,
  deleteSurvey,
  getSurvey,
  listResponses,
  listSurveys,
  surveyResults,
  updateSurvey,
} from './panel.ts';

const InCompany = z.object({ companyId: Id });
const OfSurvey = InCompany.extend({ surveyId: Id });
const base = '/panel/companies/:companyId/surveys';
const one = `${base}/:surveyId`;
const LEADERS: Member['role'][] = ['owner', 'manager'];
const inPanel = { tag: 'Panel', auth: 'member', feature: 'surveys' } as const;
const leading = { ...inPanel, roles: LEADERS };
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const panelRoutes = [
  route(
    {
      ...{ ...inPanel, method: 'get', path: base, summary: 'The company’s surveys, newest first' },
      ...{ params: InCompany, query: SurveyListQuery, status: 200, answer: SurveyPage },
      failures: ['cursor_invalid', ...PLAN],
    },
    (ctx, { params, query }) => listSurveys(ctx, params.companyId, query),
  ),
  route(
    {
      ...{ ...leading, method: 'post', path: base, summary: 'Write a survey: a draft at first' },
      ...{ params: InCompany, body: WriteSurvey, status: 201, answer: Survey },
      failures: ['validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => createSurvey(ctx, params.companyId, body),
  ),
  route(
    {
      ...{ ...inPanel, method: 'get', path: one, summary: 'One survey, with its links' },
      ...{ params: OfSurvey, status: 200, answer: Survey, failures: ['survey_not_found', ...PLAN] },
    },
    (ctx, { params }) => getSurvey(ctx, params.companyId, params.surveyId),
  ),
  route(
    {
      ...{ ...leading, method: 'put', path: one, summary: 'Change a draft' },
      ...{ params: OfSurvey, body: WriteSurvey, status: 200, answer: Survey },
      failures: ['survey_not_found', 'survey_not_draft', 'validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => updateSurvey(ctx, params.companyId, params.surveyId, body),
  ),
  route(
    {
      ...{ ...leading, method: 'delete', path: one, summary: 'Delete a survey that nobody was asked in' },
      ...{ params: OfSurvey, status: 204, failures: ['survey_not_found', 'survey_in_use', ...PLAN] },
    },
    (ctx, { params }) => deleteSurvey(ctx, params.companyId, params.surveyId),
  ),
  route(
    {
      ...{ ...leading, method: 'put', path: `${one}/state`, summary: 'Open or close a survey' },
      ...{ params: OfSurvey, body: SurveyStateChange, status: 200, answer: Survey },
      failures: ['survey_not_found', 'survey_closed', 'validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => changeState(ctx, params.companyId, params.surveyId, body),
  ),
  route(
    {
      ...{ ...leading, method: 'post', path: `${one}/invitations`, summary: 'Ask customers by mail, each once' },
      ...{ params: OfSurvey, body: InviteToSurvey, status: 202, answer: InvitedToSurvey },
      failures: ['survey_not_found', 'survey_closed', 'validation_failed', 'rate_limited', ...PLAN],
    },
    (ctx, { params, body }) => inviteToSurvey(ctx, params.companyId, params.surveyId, body),
  ),
  route(
    {
      ...{ ...inPanel, method: 'get', path: `${one}/results`, summary: 'Counts of all answers, or the NPS' },
      ...{ params: OfSurvey, status: 200, answer: SurveyResults },
      failures: ['survey_not_found', 'rate_limited', ...PLAN],
    },
    (ctx, { params }) => surveyResults(ctx, params.companyId, params.surveyId),
  ),
  route(
    {
      ...{ ...inPanel, method: 'get', path: `${one}/responses`, summary: 'Answers one by one, newest first' },
      ...{ params: OfSurvey, query: SurveyListQuery, status: 200, answer: SurveyResponsePage },
      failures: ['survey_not_found', 'cursor_invalid', ...PLAN],
    },
    (ctx, { params, query }) => listResponses(ctx, params.companyId, params.surveyId, query),
  ),
];
