import type { AnswerSurvey, SurveyForm } from '@app/contracts/surveys';
import { ValidationFailed } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { SurveyClosed, answerErrors } from '../model.ts';
import * as repo from '../repo.ts';
import { loadSurvey, presentHead } from './load-survey.ts';
import type { LoadedSurvey } from './load-survey.ts';
import { submitResponse } from './responses.ts';

const presentForm = (loaded: LoadedSurvey, response: repo.Response | undefined): SurveyForm => ({
  ...presentHead(loaded),
  thanks: loaded.survey.thanks,
  questions: loaded.survey.questions,
  // A preview shows what readers of the anonymous link see if there is one, else what invited customers see.
  named: response ? response.invitationId !== null : !loaded.survey.anonymous,
  answers: response?.answers ?? {},
  submittedAt: response?.submittedAt?.toISOString() ?? null,
});

/** The form as customers will see it, in any state of the survey. @throws TokenInvalid */
export function previewSurvey(ctx: RequestContext, token: string): Promise<SurveyForm> {
  ctx.tokens.verify('survey-preview', token);
  return ctx.db.tx(async (tx) => presentForm(await loadSurvey(ctx, tx, ctx.tokens.subject(token)), undefined));
}

function verified(app: AppContext, token: string, response: repo.Response | undefined): repo.Response {
  if (!response) throw new TokenInvalid();
  app.tokens.verify('survey-form', token, response.tokenVersion);
  return response;
}

/** @throws TokenInvalid */
export function openForm(ctx: RequestContext, token: string): Promise<SurveyForm> {
  return ctx.db.tx(async (tx) => {
    const response = verified(ctx, token, await repo.responseById(tx, ctx.tokens.subject(token)));
    return presentForm(await loadSurvey(ctx, tx, response.surveyId), response);
  });
}

/** Submits the form or changes its answers. @throws TokenInvalid, SurveyClosed, ValidationFailed, RateLimited */
export async function answerForm(ctx: RequestContext, token: string, input: AnswerSurvey): Promise<SurveyForm> {
  await ctx.throttle.consume('surveyClient', ctx.clientKey);
  return ctx.db.tx(async (tx) => {
    const { id, surveyId } = verified(ctx, token, await repo.responseById(tx, ctx.tokens.subject(token)));
    const loaded = await loadSurvey(ctx, tx, surveyId, { lock: true });
    const response = verified(ctx, token, await repo.lockResponse(tx, id));
    if (loaded.state !== 'open') throw new SurveyClosed();
    const errors = answerErrors(loaded.survey.questions, input.answers);
    if (errors.length > 0) throw new ValidationFailed({ where: 'body' }, errors);
    return presentForm(loaded, await submitResponse(ctx, tx, response, input));
  });
}
