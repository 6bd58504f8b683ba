import type { BegunSurvey, SurveyOpening } from '@app/contracts/surveys';
import { withIdempotency } from '../../../platform/idempotency.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { SurveyClosed } from '../model.ts';
import { loadAnonymous, loadInvited, presentHead } from './load-survey.ts';
import { beginResponse, formToken } from './responses.ts';

/** Introduction of the survey for a personal link. @throws TokenInvalid, SurveyExpired */
export function openInvitation(ctx: RequestContext, token: string): Promise<SurveyOpening> {
  return ctx.db.tx(async (tx) => {
    const invited = await loadInvited(ctx, tx, 'survey-invitation', token);
    const { survey, response } = invited;
    return {
      ...presentHead(invited),
      questionCount: survey.questions.length,
      named: true,
      formToken: response ? formToken(ctx, response) : null,
      submittedAt: response?.submittedAt?.toISOString() ?? null,
    };
  });
}

/** Begins or continues the form of a personal link. @throws TokenInvalid, SurveyExpired, SurveyClosed, RateLimited */
export async function beginInvited(ctx: RequestContext, token: string): Promise<BegunSurvey> {
  await ctx.throttle.consume('surveyClient', ctx.clientKey);
  return ctx.db.tx(async (tx) => {
    const invited = await loadInvited(ctx, tx, 'survey-invitation', token, { lock: true });
    const { survey, invitation, state } = invited;
    if (state !== 'open') throw new SurveyClosed();
    const response = invited.response ?? (await beginResponse(ctx, tx, survey, invitation));
    return { formToken: formToken(ctx, response) };
  });
}

/** Introduction of the survey for the anonymous link. @throws TokenInvalid */
export function openAnonymous(ctx: RequestContext, token: string): Promise<SurveyOpening> {
  return ctx.db.tx(async (tx) => {
    const loaded = await loadAnonymous(ctx, tx, token);
    const questionCount = loaded.survey.questions.length;
    return { ...presentHead(loaded), questionCount, named: false, formToken: null, submittedAt: null };
  });
}

/** Begins an anonymous form. @throws TokenInvalid, SurveyClosed, RateLimited */
export async function beginAnonymous(ctx: RequestContext, token: string): Promise<BegunSurvey> {
  await ctx.throttle.consume('surveyClient', ctx.clientKey);
  return ctx.db.tx(async (tx) => {
    const { survey, state } = await loadAnonymous(ctx, tx, token, { lock: true });
    if (state !== 'open') throw new SurveyClosed();
    const request = { scope: `surveys:${survey.id}`, key: ctx.idempotencyKey, input: {} };
    // The idempotency record stores the id of the form, never its token.
    const id = await withIdempotency(tx, request, async () => (await beginResponse(ctx, tx, survey)).id);
    return { formToken: formToken(ctx, { id, tokenVersion: 1 }) };
  });
}
