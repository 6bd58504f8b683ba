import type { AnswerNps, NpsForm } from '@app/contracts/surveys';
import type { RequestContext } from '../../../platform/route.ts';
import { SurveyClosed } from '../model.ts';
import { loadInvited, presentHead } from './load-survey.ts';
import type { InvitedSurvey } from './load-survey.ts';
import { beginResponse, submitResponse } from './responses.ts';

const presentNpsForm = (invited: InvitedSurvey, response = invited.response): NpsForm => ({
  ...presentHead(invited),
  thanks: invited.survey.thanks,
  score: response?.score ?? null,
  comment: response?.comment ?? null,
  submittedAt: response?.submittedAt?.toISOString() ?? null,
});

/** @throws TokenInvalid, SurveyExpired */
export function openNps(ctx: RequestContext, token: string): Promise<NpsForm> {
  return ctx.db.tx(async (tx) => presentNpsForm(await loadInvited(ctx, tx, 'nps', token)));
}

/** Submits the answer or changes it. @throws TokenInvalid, SurveyExpired, SurveyClosed, RateLimited */
export async function answerNps(ctx: RequestContext, token: string, input: AnswerNps): Promise<NpsForm> {
  await ctx.throttle.consume('surveyClient', ctx.clientKey);
  return ctx.db.tx(async (tx) => {
    const invited = await loadInvited(ctx, tx, 'nps', token, { lock: true });
    const { survey, invitation, state } = invited;
    if (state !== 'open') throw new SurveyClosed();
    const response = invited.response ?? (await beginResponse(ctx, tx, survey, invitation));
    const { language, score, comment } = input;
    return presentNpsForm(
      invited,
      await submitResponse(ctx, tx, response, { language, score, comment: comment || null }),
    );
  });
}
