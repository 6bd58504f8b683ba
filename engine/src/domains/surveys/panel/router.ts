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
import { route } from '../../../platform/route.ts';
import { inviteToSurvey } from '../sending/invite.ts';
import {
  changeSurveyState,
  createSurvey,
  deleteSurvey,
  getSurvey,
  listResponses,
  listSurveys,
  surveyResults,
  updateSurvey,
} from './service.ts';

const InCompany = z.object({ companyId: Id });
const OfSurvey = InCompany.extend({ surveyId: Id });
const base = '/panel/companies/:companyId/surveys';
const item = `${base}/:surveyId`;
const inPanel = { tag: 'Panel', auth: 'member' } as const;
const PLAN = ['plan_lacks_feature', 'company_suspended'];

export const panelRoutes = [
  route(
    {
      ...inPanel,
      method: 'get',
      path: base,
      summary: 'List surveys, newest first',
      act: 'surveys.read',
      params: InCompany,
      query: SurveyListQuery,
      status: 200,
      answer: SurveyPage,
      failures: ['cursor_invalid', ...PLAN],
    },
    (ctx, { params, query }) => listSurveys(ctx, params.companyId, query),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: base,
      summary: 'Create a survey as a draft',
      act: 'surveys.write',
      params: InCompany,
      body: WriteSurvey,
      status: 201,
      answer: Survey,
      failures: ['validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => createSurvey(ctx, params.companyId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: item,
      summary: 'Read a survey with its links',
      act: 'surveys.read',
      params: OfSurvey,
      status: 200,
      answer: Survey,
      failures: ['survey_not_found', ...PLAN],
    },
    (ctx, { params }) => getSurvey(ctx, params.companyId, params.surveyId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: item,
      summary: 'Replace a draft',
      act: 'surveys.write',
      params: OfSurvey,
      body: WriteSurvey,
      status: 200,
      answer: Survey,
      failures: ['survey_not_found', 'survey_not_draft', 'validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => updateSurvey(ctx, params.companyId, params.surveyId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'delete',
      path: item,
      summary: 'Delete an unused survey',
      act: 'surveys.write',
      params: OfSurvey,
      status: 204,
      failures: ['survey_not_found', 'survey_in_use', ...PLAN],
    },
    (ctx, { params }) => deleteSurvey(ctx, params.companyId, params.surveyId),
  ),
  route(
    {
      ...inPanel,
      method: 'put',
      path: `${item}/state`,
      summary: 'Open or close a survey',
      act: 'surveys.write',
      params: OfSurvey,
      body: SurveyStateChange,
      status: 200,
      answer: Survey,
      failures: ['survey_not_found', 'survey_closed', 'validation_failed', ...PLAN],
    },
    (ctx, { params, body }) => changeSurveyState(ctx, params.companyId, params.surveyId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'post',
      path: `${item}/invitations`,
      summary: 'Invite customers by mail, each once',
      act: 'surveys.write',
      params: OfSurvey,
      body: InviteToSurvey,
      status: 202,
      answer: InvitedToSurvey,
      failures: ['survey_not_found', 'survey_closed', 'validation_failed', 'rate_limited', ...PLAN],
    },
    (ctx, { params, body }) => inviteToSurvey(ctx, params.companyId, params.surveyId, body),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${item}/results`,
      summary: 'Read aggregated results or the NPS',
      act: 'surveys.read',
      params: OfSurvey,
      status: 200,
      answer: SurveyResults,
      failures: ['survey_not_found', 'rate_limited', ...PLAN],
    },
    (ctx, { params }) => surveyResults(ctx, params.companyId, params.surveyId),
  ),
  route(
    {
      ...inPanel,
      method: 'get',
      path: `${item}/responses`,
      summary: 'List responses, newest first',
      act: 'surveys.read',
      params: OfSurvey,
      query: SurveyListQuery,
      status: 200,
      answer: SurveyResponsePage,
      failures: ['survey_not_found', 'cursor_invalid', ...PLAN],
    },
    (ctx, { params, query }) => listResponses(ctx, params.companyId, params.surveyId, query),
  ),
];
