import { z } from 'zod';
import { Token } from '@app/contracts/common';
import { AnswerNps, AnswerSurvey, BegunSurvey, NpsForm, SurveyForm, SurveyOpening } from '@app/contracts/surveys';
import { route } from '../../../platform/route.ts';
import { answerForm, openForm, previewSurvey } from './answer-form.ts';
import { beginAnonymous, beginInvited, openAnonymous, openInvitation } from './begin-form.ts';
import { answerNps, openNps } from './nps-form.ts';

const open = { tag: 'Visitors', auth: 'none', params: z.object({ token: Token }) } as const;
const begins = { method: 'post', status: 201, answer: BegunSurvey } as const;
const BEGINNING = ['token_invalid', 'survey_closed', 'rate_limited'];

export const visitorRoutes = [
  route(
    {
      ...open,
      method: 'get',
      path: '/surveys/invitations/:token',
      status: 200,
      answer: SurveyOpening,
      summary: 'Read a survey’s introduction by a personal link',
      failures: ['token_invalid', 'survey_expired'],
    },
    (ctx, { params }) => openInvitation(ctx, params.token),
  ),
  route(
    {
      ...open,
      ...begins,
      path: '/surveys/invitations/:token/form',
      summary: 'Start or continue the form of a personal link',
      failures: [...BEGINNING, 'survey_expired'],
    },
    (ctx, { params }) => beginInvited(ctx, params.token),
  ),
  route(
    {
      ...open,
      method: 'get',
      path: '/surveys/anonymous/:token',
      status: 200,
      answer: SurveyOpening,
      summary: 'Read a survey’s introduction by the anonymous link',
      failures: ['token_invalid'],
    },
    (ctx, { params }) => openAnonymous(ctx, params.token),
  ),
  route(
    {
      ...open,
      ...begins,
      path: '/surveys/anonymous/:token/form',
      repeatable: true,
      summary: 'Start an anonymous form',
      failures: [...BEGINNING, 'idempotency_key_reused'],
    },
    (ctx, { params }) => beginAnonymous(ctx, params.token),
  ),
  route(
    {
      ...open,
      method: 'get',
      path: '/surveys/previews/:token',
      status: 200,
      answer: SurveyForm,
      summary: 'Preview a survey’s form',
      failures: ['token_invalid'],
    },
    (ctx, { params }) => previewSurvey(ctx, params.token),
  ),
  route(
    {
      ...open,
      method: 'get',
      path: '/surveys/forms/:token',
      status: 200,
      answer: SurveyForm,
      summary: 'Read a form with its answers',
      failures: ['token_invalid'],
    },
    (ctx, { params }) => openForm(ctx, params.token),
  ),
  route(
    {
      ...open,
      method: 'put',
      path: '/surveys/forms/:token',
      body: AnswerSurvey,
      status: 200,
      answer: SurveyForm,
      summary: 'Submit a form or change its answers',
      failures: ['token_invalid', 'survey_closed', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => answerForm(ctx, params.token, body),
  ),
  route(
    {
      ...open,
      method: 'get',
      path: '/nps/invitations/:token',
      status: 200,
      answer: NpsForm,
      summary: 'Read an NPS form',
      failures: ['token_invalid', 'survey_expired'],
    },
    (ctx, { params }) => openNps(ctx, params.token),
  ),
  route(
    {
      ...open,
      method: 'put',
      path: '/nps/invitations/:token',
      body: AnswerNps,
      status: 200,
      answer: NpsForm,
      summary: 'Submit or change an NPS answer',
      failures: [...BEGINNING, 'survey_expired', 'validation_failed'],
    },
    (ctx, { params, body }) => answerNps(ctx, params.token, body),
  ),
];
