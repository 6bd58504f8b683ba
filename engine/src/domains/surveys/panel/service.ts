import type {
  Survey,
  SurveyListQuery,
  SurveyPage,
  SurveyResponsePage,
  SurveyResults,
  SurveyStateChange,
  WriteSurvey,
} from '@app/contracts/surveys';
import { NPS_MAX } from '@app/contracts/surveys';
import { ValidationFailed } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { TenantTx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { companyHead } from '../../companies/public.ts';
import { siteUrl } from '../../../platform/links.ts';
import { SurveyClosed, SurveyInUse, SurveyNotDraft, TRANSITIONS, surveyErrors, netPromoter, tally } from '../model.ts';
import * as repo from '../repo.ts';
import * as results from './results-repo.ts';

function presentSurvey(app: AppContext, survey: repo.CountedSurvey): Survey {
  const { companyId: _, invited, answered, createdAt, openedAt, closedAt, ...written } = survey;
  const { id, defaultLanguage, anonymous } = written;
  const url = (page: 'preview' | 'anonymous', purpose: 'survey-preview' | 'survey') =>
    siteUrl(app, defaultLanguage, `/surveys/${page}/${app.tokens.derive(purpose, id)}`);
  return {
    ...written,
    createdAt: createdAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    closedAt: closedAt?.toISOString() ?? null,
    counts: { invited, answered },
    links: { preview: url('preview', 'survey-preview'), anonymous: anonymous ? url('anonymous', 'survey') : null },
  };
}

const readSurvey = async (ctx: RequestContext, tx: TenantTx, id: string): Promise<Survey> =>
  presentSurvey(ctx, await repo.ownSurvey(tx, tx.companyId, id));

/** Newest first. @throws CursorInvalid */
export function listSurveys(ctx: RequestContext, companyId: string, query: SurveyListQuery): Promise<SurveyPage> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const { items, nextCursor } = await repo.surveyPage(tx, companyId, query);
    return { items: items.map((survey) => presentSurvey(ctx, survey)), nextCursor };
  });
}

/** @throws SurveyNotFound */
export const getSurvey = (ctx: RequestContext, companyId: string, id: string): Promise<Survey> =>
  ctx.db.tenantTx(companyId, (tx) => readSurvey(ctx, tx, id));

/** Call outside a transaction. `known`: the saved survey, whose texts are not checked again. @throws ValidationFailed */
async function assertValidSurvey(
  ctx: RequestContext,
  companyId: string,
  survey: WriteSurvey,
  known: object = {},
): Promise<void> {
  const companyName = (await companyHead(ctx.db.queries, companyId))?.name ?? '';
  const errors = [...surveyErrors(survey), ...(await ctx.wording.findViolations(survey, { companyName, known }))];
  if (errors.length > 0) throw new ValidationFailed({ where: 'body' }, errors);
}

/** Creates a draft. @throws ValidationFailed */
export async function createSurvey(ctx: RequestContext, companyId: string, input: WriteSurvey): Promise<Survey> {
  await assertValidSurvey(ctx, companyId, input);
  return ctx.db.tenantTx(companyId, async (tx) => {
    const id = newId();
    await repo.addSurvey(tx, { ...input, id, companyId, state: 'draft', createdAt: await ctx.clock.now(tx) });
    await audit(ctx, tx, 'survey.created', id, { kind: input.kind });
    return readSurvey(ctx, tx, id);
  });
}

/** Replaces a draft. @throws SurveyNotFound, SurveyNotDraft, ValidationFailed */
export async function updateSurvey(
  ctx: RequestContext,
  companyId: string,
  id: string,
  input: WriteSurvey,
): Promise<Survey> {
  const known = await ctx.db.tenantTx(companyId, (tx) => repo.ownSurvey(tx, companyId, id));
  await assertValidSurvey(ctx, companyId, input, known);
  return ctx.db.tenantTx(companyId, async (tx) => {
    if ((await repo.lockSurvey(tx, id)).state !== 'draft') throw new SurveyNotDraft();
    await repo.saveSurvey(tx, id, input);
    await audit(ctx, tx, 'survey.changed', id);
    return readSurvey(ctx, tx, id);
  });
}

/** Deletes a survey without invitations sent and without answers. @throws SurveyNotFound, SurveyInUse */
export async function deleteSurvey(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    await repo.lockSurvey(tx, id);
    if (await repo.isSurveyInUse(tx, id)) throw new SurveyInUse();
    await repo.deleteSurveyRows(tx, id);
    await audit(ctx, tx, 'survey.deleted', id);
  });
}

/** Opens or closes a survey. Idempotent. @throws SurveyNotFound, SurveyClosed when closing a draft */
export async function changeSurveyState(
  ctx: RequestContext,
  companyId: string,
  id: string,
  { state: wanted }: SurveyStateChange,
): Promise<Survey> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const { state } = await repo.lockSurvey(tx, id);
    if (state !== wanted) {
      const opens = wanted === 'open';
      if (!TRANSITIONS[state][opens ? 'open' : 'close']) throw new SurveyClosed();
      const now = await ctx.clock.now(tx);
      await repo.saveSurvey(tx, id, {
        state: wanted,
        ...(opens ? { openedAt: now, closedAt: null } : { closedAt: now }),
      });
      await audit(ctx, tx, opens ? 'survey.opened' : 'survey.closed', id);
    }
    return readSurvey(ctx, tx, id);
  });
}

/** Aggregated results of submitted forms. @throws SurveyNotFound, RateLimited */
export async function surveyResults(ctx: RequestContext, companyId: string, id: string): Promise<SurveyResults> {
  await ctx.throttle.consume('surveyResults', companyId);
  return ctx.db.tenantTx(companyId, async (tx) => {
    const { kind, questions, answered } = await repo.ownSurvey(tx, companyId, id);
    if (kind === 'nps') {
      const distribution = Array<number>(NPS_MAX + 1).fill(0);
      for (const { score, times } of await results.countScores(tx, id)) distribution[score] = times;
      return { answered, questions: [], nps: netPromoter(distribution) };
    }
    const open = questions.flatMap((question) => (question.kind === 'open' ? question.id : []));
    return { answered, questions: tally(questions, await results.countAnswers(tx, id, open)), nps: null };
  });
}

/** Single responses, newest first. @throws SurveyNotFound, CursorInvalid */
export function listResponses(
  ctx: RequestContext,
  companyId: string,
  id: string,
  query: SurveyListQuery,
): Promise<SurveyResponsePage> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    await repo.ownSurvey(tx, companyId, id);
    return results.responsePage(tx, id, query);
  });
}
