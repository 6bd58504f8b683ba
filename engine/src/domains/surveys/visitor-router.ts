import { z } from 'zod';
import { Token } from '@app/contracts/common';
import { AnswerNps, AnswerSurvey, BegunSurvey, NpsForm, SurveyForm, SurveyOpening } from '@app/contracts/surveys';
import { route } from '../../platform/route.ts';
import {
  answerForm,
  answerNps,
  beginAnonymous,
  beginInvited,
  openAnonymous,
  openForm,
  openInvitation,
  openNps,
  previewSurvey,
} from './visitors.ts';

const open = { tag: 'Visitors', auth: 'none', params: z.object({ token: Token }) } as const;
const begins = { method: 'post', status: 201, answer: BegunSurvey } as const;
const BEGINNING = ['token_invalid', 'survey_closed', 'rate_limited'];

export const visitorRoutes = [
  route(
    {
      ...{ ...open, method: 'get', path: '/surveys/invitations/:token', status: 200, answer: SurveyOpening },
      summary: 'What a survey asks, by a link of one’s own',
      failures: ['token_invalid', 'survey_expired'],
    },
    (ctx, { params }) => openInvitation(ctx, params.token),
  ),
  route(
    {
      ...{ ...open, ...begins, path: '/surveys/invitations/:token/form' },
      summary: 'Begin its form, or go on with it',
      failures: [...BEGINNING, 'survey_expired'],
    },
    (ctx, { params }) => beginInvited(ctx, params.token),
  ),
  route(
    {
      ...{ ...open, method: 'get', path: '/surveys/anonymous/:token', status: 200, answer: SurveyOpening },
      ...{ summary: 'What a survey asks, by the link for everybody', failures: ['token_invalid'] },
    },
    (ctx, { params }) => openAnonymous(ctx, params.token),
  ),
  route(
    {
      ...{ ...open, ...begins, path: '/surveys/anonymous/:token/form', repeatable: true },
      summary: 'Begin a form without a name',
      failures: [...BEGINNING, 'idempotency_key_reused'],
    },
    (ctx, { params }) => beginAnonymous(ctx, params.token),
  ),
  route(
    {
      ...{ ...open, method: 'get', path: '/surveys/previews/:token', status: 200, answer: SurveyForm },
      ...{ summary: 'The form as customers will see it', failures: ['token_invalid'] },
    },
    (ctx, { params }) => previewSurvey(ctx, params.token),
  ),
  route(
    {
      ...{ ...open, method: 'get', path: '/surveys/forms/:token', status: 200, answer: SurveyForm },
      ...{ summary: 'A form that was begun, with what has been answered', failures: ['token_invalid'] },
    },
    (ctx, { params }) => openForm(ctx, params.token),
  ),
  route(
    {
      ...{ ...open, method: 'put', path: '/surveys/forms/:token', body: AnswerSurvey, status: 200, answer: SurveyForm },
      summary: 'Send the form in, or change what was sent',
      failures: ['token_invalid', 'survey_closed', 'validation_failed', 'rate_limited'],
    },
    (ctx, { params, body }) => answerForm(ctx, params.token, body),
  ),
  route(
    {
      ...{ ...open, method: 'get', path: '/nps/invitations/:token', status: 200, answer: NpsForm },
      ...{ summary: 'The question about recommending', failures: ['token_invalid', 'survey_expired'] },
    },
    (ctx, { params }) => openNps(ctx, params.token),
  ),
  route(
    {
      ...{ ...open, method: 'put', path: '/nps/invitations/:token', body: AnswerNps, status: 200, answer: NpsForm },
      summary: 'Answer it, or change the answer',
      failures: [...BEGINNING, 'survey_expired', 'validation_failed'],
    },
    (ctx, { params, body }) => answerNps(ctx, params.token, body),
  ),
];
