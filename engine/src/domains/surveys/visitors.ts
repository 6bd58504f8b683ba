import type {
  AnswerNps,
  AnswerSurvey,
  BegunSurvey,
  NpsForm,
  SurveyForm,
  SurveyOpening,
  SurveyState,
} from '@app/contracts/surveys';
import { ValidationFailed } from '../../kernel/errors.ts';
import { newId, randomId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { once } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { mayUse, subscriptionOf } from '../billing/public.ts';
import { companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { LINK_DAYS, SurveyClosed, SurveyExpired, isExpired, wrongAnswers } from './model.ts';
import * as repo from './repo.ts';

/** A survey as somebody with a link meets it. */
interface Met {
  survey: repo.SurveyRow;
  company: Company;
  /** `closed` as well while its company may not ask. */
  state: SurveyState;
}

/**
 * `hold`: for whoever writes, before he locks anything else; what he finds open stays open until he is done.
 * @throws TokenInvalid when it is gone
 */
async function meet(app: AppContext, tx: Tx, surveyId: string, { hold = false } = {}): Promise<Met> {
  const survey = await (hold ? repo.holdSurvey : repo.surveyById)(tx, surveyId);
  const company = survey && (await companyById(tx, survey.companyId));
  if (!company) throw new TokenInvalid();
  return { survey, company, state: (await mayAsk(app, tx, company)) ? survey.state : 'closed' };
}

/** Whether the company may ask its customers now: not who is blocked, has stopped paying, or has a plan without surveys. */
export async function mayAsk(app: AppContext, tx: Tx, company: Company): Promise<boolean> {
  return company.state === 'active' && mayUse(await subscriptionOf(app, tx, company), 'surveys');
}

const iso = (at: Date | null | undefined): string | null => at?.toISOString() ?? null;

const head = ({ survey, company, state }: Met) => ({
  company: { slug: company.slug, name: company.name },
  ...{ state, title: survey.title, intro: survey.intro, defaultLanguage: survey.defaultLanguage },
});

interface Asked extends Met {
  invitation: repo.SurveyInvitation;
  response: repo.Response | undefined;
}

/** What a link of one's own leads to. @throws TokenInvalid; SurveyExpired unless something has been begun with it in time */
async function meetInvited(
  app: AppContext,
  tx: Tx,
  purpose: 'survey-invitation' | 'nps',
  token: string,
  { hold = false } = {},
): Promise<Asked> {
  const id = app.tokens.subject(token);
  const verified = (found: repo.SurveyInvitation | undefined) => {
    if (!found) throw new TokenInvalid();
    app.tokens.verify(purpose, token, found.tokenVersion);
    return found;
  };
  const known = verified(await repo.invitationById(tx, id));
  const met = await meet(app, tx, known.surveyId, { hold });
  const invitation = hold ? verified(await repo.lockInvitation(tx, id)) : known;
  const response = await repo.responseOfInvitation(tx, id);
  if (!response && isExpired(invitation.sentAt, await app.clock.now(tx))) throw new SurveyExpired({ days: LINK_DAYS });
  return { ...met, invitation, response };
}

const formToken = (app: AppContext, { id, tokenVersion }: Pick<repo.Response, 'id' | 'tokenVersion'>): string =>
  app.tokens.derive('survey-form', id, tokenVersion);

/** What a link of one's own is about. @throws TokenInvalid, SurveyExpired */
export function openInvitation(ctx: RequestContext, token: string): Promise<SurveyOpening> {
  return ctx.db.tx(async (tx) => {
    const asked = await meetInvited(ctx, tx, 'survey-invitation', token);
    const { survey, response } = asked;
    return {
      ...{ ...head(asked), questionCount: survey.questions.length, named: true },
      formToken: response ? formToken(ctx, response) : null,
      submittedAt: iso(response?.submittedAt),
    };
  });
}

/** Begins the one form of a personal link, or goes on with it. @throws TokenInvalid, SurveyExpired, SurveyClosed, RateLimited */
export async function beginInvited(ctx: RequestContext, token: string): Promise<BegunSurvey> {
  await ctx.throttle.take('surveyClient', ctx.client);
  return ctx.db.tx(async (tx) => {
    const asked = await meetInvited(ctx, tx, 'survey-invitation', token, { hold: true });
    const { survey, invitation, state } = asked;
    if (state !== 'open') throw new SurveyClosed();
    const response = asked.response ?? (await begin(ctx, tx, survey, invitation));
    return { formToken: formToken(ctx, response) };
  });
}

async function begin(
  app: AppContext,
  tx: Tx,
  { id: surveyId, companyId, defaultLanguage }: repo.SurveyRow,
  invitation?: repo.SurveyInvitation,
): Promise<repo.Response> {
  return repo.addResponse(tx, {
    // The anonymous ones are not in the order in which they were begun, and their ids do not say when that was.
    ...{ id: invitation ? newId() : randomId(), companyId, surveyId },
    language: invitation?.language ?? defaultLanguage,
    ...{ invitationId: invitation?.id ?? null, startedAt: await app.clock.now(tx) },
  });
}

/** @throws TokenInvalid also where the survey has no link for everybody */
async function meetAnonymous(app: AppContext, tx: Tx, token: string, { hold = false } = {}): Promise<Met> {
  app.tokens.verify('survey', token);
  const met = await meet(app, tx, app.tokens.subject(token), { hold });
  if (!met.survey.anonymous) throw new TokenInvalid();
  return met;
}

/** What the link for everybody is about. @throws TokenInvalid */
export function openAnonymous(ctx: RequestContext, token: string): Promise<SurveyOpening> {
  return ctx.db.tx(async (tx) => {
    const met = await meetAnonymous(ctx, tx, token);
    const questionCount = met.survey.questions.length;
    return { ...head(met), questionCount, named: false, formToken: null, submittedAt: null };
  });
}

/** Begins a form that is nobody's. @throws TokenInvalid, SurveyClosed, RateLimited */
export async function beginAnonymous(ctx: RequestContext, token: string): Promise<BegunSurvey> {
  await ctx.throttle.take('surveyClient', ctx.client);
  return ctx.db.tx(async (tx) => {
    const { survey, state } = await meetAnonymous(ctx, tx, token, { hold: true });
    if (state !== 'open') throw new SurveyClosed();
    const request = { scope: `surveys:${survey.id}`, key: ctx.idempotencyKey, input: {} };
    // Kept is which form it is, never its link.
    const id = await once(tx, request, async () => (await begin(ctx, tx, survey)).id);
    return { formToken: formToken(ctx, { id, tokenVersion: 1 }) };
  });
}

const form = (met: Met, response: repo.Response | undefined): SurveyForm => ({
  ...{ ...head(met), thanks: met.survey.thanks, questions: met.survey.questions },
  // A preview says what those who are invited will read; where there is a link for everybody, what those read.
  named: response ? response.invitationId !== null : !met.survey.anonymous,
  answers: response?.answers ?? {},
  submittedAt: iso(response?.submittedAt),
});

/** The form as customers will see it, in whatever state the survey is. @throws TokenInvalid */
export function previewSurvey(ctx: RequestContext, token: string): Promise<SurveyForm> {
  ctx.tokens.verify('survey-preview', token);
  return ctx.db.tx(async (tx) => form(await meet(ctx, tx, ctx.tokens.subject(token)), undefined));
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
    return form(await meet(ctx, tx, response.surveyId), response);
  });
}

/** Sends the form in, or changes what was sent. @throws TokenInvalid, SurveyClosed, ValidationFailed, RateLimited */
export async function answerForm(ctx: RequestContext, token: string, input: AnswerSurvey): Promise<SurveyForm> {
  await ctx.throttle.take('surveyClient', ctx.client);
  return ctx.db.tx(async (tx) => {
    const { id, surveyId } = verified(ctx, token, await repo.responseById(tx, ctx.tokens.subject(token)));
    const met = await meet(ctx, tx, surveyId, { hold: true });
    const response = verified(ctx, token, await repo.lockResponse(tx, id));
    if (met.state !== 'open') throw new SurveyClosed();
    const errors = wrongAnswers(met.survey.questions, input.answers);
    if (errors.length > 0) throw new ValidationFailed({ where: 'body' }, errors);
    return form(met, await submit(ctx, tx, response, input));
  });
}

async function submit(
  app: AppContext,
  tx: Tx,
  response: repo.Response,
  given: Partial<Pick<repo.Response, 'language' | 'answers' | 'score' | 'comment'>>,
): Promise<repo.Response> {
  const now = await app.clock.now(tx);
  const { submittedAt, invitationId } = response;
  const change = { ...given, ...(submittedAt ? { editedAt: now } : { submittedAt: now }) };
  await repo.saveResponse(tx, response.id, change);
  if (invitationId && !submittedAt) await repo.saveInvitation(tx, invitationId, { state: 'completed' });
  return { ...response, ...change };
}

const npsForm = (asked: Asked, response = asked.response): NpsForm => ({
  ...{ ...head(asked), thanks: asked.survey.thanks },
  ...{ score: response?.score ?? null, comment: response?.comment ?? null, submittedAt: iso(response?.submittedAt) },
});

/** @throws TokenInvalid, SurveyExpired */
export function openNps(ctx: RequestContext, token: string): Promise<NpsForm> {
  return ctx.db.tx(async (tx) => npsForm(await meetInvited(ctx, tx, 'nps', token)));
}

/** Sends the answer, or changes it. @throws TokenInvalid, SurveyExpired, SurveyClosed, RateLimited */
export async function answerNps(ctx: RequestContext, token: string, input: AnswerNps): Promise<NpsForm> {
  await ctx.throttle.take('surveyClient', ctx.client);
  return ctx.db.tx(async (tx) => {
    const asked = await meetInvited(ctx, tx, 'nps', token, { hold: true });
    const { survey, invitation, state } = asked;
    if (state !== 'open') throw new SurveyClosed();
    const response = asked.response ?? (await begin(ctx, tx, survey, invitation));
    const { language, score, comment } = input;
    return npsForm(asked, await submit(ctx, tx, response, { language, score, comment: comment || null }));
  });
}
