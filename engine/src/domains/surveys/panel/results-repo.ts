import { and, desc, eq, exists, isNotNull, sql } from 'drizzle-orm';
import type { NetPromoterPeriod } from '@app/contracts/company/dashboard';
import { NPS_MAX } from '@app/contracts/surveys';
import type { SurveyResponse } from '@app/contracts/surveys';
import { decodeCursor } from '../../../platform/cursor.ts';
import type { TenantTx, Tx } from '../../../platform/db.ts';
import { netPromoter } from '../model.ts';
import type { AnswerCount } from '../model.ts';
import { toPage } from '../repo.ts';
import type { PageQuery, Response } from '../repo.ts';
import { SUBMITTED_DAY, surveyRecipients, surveyResponses, surveys } from '../schema.ts';

/**
 * Counts of each answer given and of each question answered, over submitted forms; free text (`open`) is not grouped.
 * Reads every form once.
 */
export async function countAnswers(tx: Tx, surveyId: string, open: string[]): Promise<AnswerCount[]> {
  const { rows } = await tx.execute<AnswerCount & Record<string, unknown>>(sql`
    with counted as (
      select a.key as question, one.value #>> '{}' as given, count(*)::int as times,
        count(*) filter (where one.n = 1)::int as answers
      from engine.survey_responses r cross join jsonb_each(r.answers) a cross join jsonb_array_elements(case
        when a.key = any(${sql.param(open)}::text[]) then '[null]'
        when jsonb_typeof(a.value) = 'array' then a.value
        else jsonb_build_array(a.value) end) with ordinality one(value, n)
      where r.survey_id = ${surveyId} and r.submitted_at is not null group by 1, 2)
    select question, null as given, sum(answers)::int as times from counted group by question
    union all
    select question, given, times from counted where given is not null`);
  return rows;
}

/** Days (UTC) of submission: after the first and up to the second, counted back from today. */
interface DaysBack {
  after: number;
  until: number;
}

/** How often each score was given, in all or on some days. */
export async function countScores(
  tx: Tx,
  surveyId: string,
  days?: DaysBack,
): Promise<{ score: number; times: number }[]> {
  const today = sql`(engine.app_now() at time zone 'UTC')::date`;
  const within = days
    ? sql`and ${SUBMITTED_DAY} > ${today} - ${days.after}::int and ${SUBMITTED_DAY} <= ${today} - ${days.until}::int`
    : sql``;
  const { rows } = await tx.execute<{ score: number; times: number }>(sql`
    select score, count(*)::int as times from engine.survey_responses
    where survey_id = ${surveyId} and submitted_at is not null and score is not null ${within} group by score`);
  return rows;
}

/** The score of a survey's answers; null without any. */
async function scoreOf(tx: Tx, surveyId: string, days?: DaysBack): Promise<NetPromoterPeriod> {
  const distribution = Array<number>(NPS_MAX + 1).fill(0);
  for (const { score, times } of await countScores(tx, surveyId, days)) distribution[score] = times;
  const { score, promoters, passives, detractors } = netPromoter(distribution);
  return { score, answered: promoters + passives + detractors };
}

/** Responses by the day of submission, newest first. */
export async function responsePage(tx: Tx, surveyId: string, { cursor, limit }: PageQuery) {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await tx
    .select({ response: surveyResponses, email: surveyRecipients.email, name: surveyRecipients.name })
    .from(surveyResponses)
    .leftJoin(surveyRecipients, eq(surveyRecipients.invitationId, surveyResponses.invitationId))
    .where(
      and(
        eq(surveyResponses.surveyId, surveyId),
        isNotNull(surveyResponses.submittedAt),
        after &&
          sql`(${SUBMITTED_DAY}, ${surveyResponses.id}) < (
          (${after.at.toISOString()}::timestamptz at time zone 'UTC')::date, ${after.id}::uuid)`,
      ),
    )
    .orderBy(sql`${SUBMITTED_DAY} desc`, desc(surveyResponses.id))
    .limit(limit + 1);
  const flat = rows.map(({ response, email, name }) => ({ ...response, respondent: email ? { name, email } : null }));
  const { items, nextCursor } = toPage(flat, limit, ({ submittedAt, startedAt }) =>
    startOfDay(submittedAt ?? startedAt),
  );
  return { items: items.map(present), nextCursor };
}

const startOfDay = (at: Date): Date => new Date(at.toISOString().slice(0, 10));

/** Anonymous responses show the day only: the time could identify somebody who was seen answering. */
function present({
  id,
  invitationId,
  submittedAt,
  startedAt,
  language,
  answers,
  score,
  comment,
  respondent,
}: Response & Pick<SurveyResponse, 'respondent'>): SurveyResponse {
  const sent = submittedAt ?? startedAt;
  return {
    id,
    language,
    respondent,
    answers,
    submittedAt: (invitationId ? sent : startOfDay(sent)).toISOString(),
    nps: score === null ? null : { score, comment },
  };
}

/**
 * The company's newest net promoter survey with answers: its score in all, over the last `days` days, and over as many
 * before them.
 */
export async function newestNetPromoter(tx: TenantTx, days: number) {
  const [survey] = await tx
    .select({ id: surveys.id, title: surveys.title, defaultLanguage: surveys.defaultLanguage })
    .from(surveys)
    .where(
      and(
        eq(surveys.companyId, tx.companyId),
        eq(surveys.kind, 'nps'),
        exists(
          tx
            .select({ id: surveyResponses.id })
            .from(surveyResponses)
            .where(and(eq(surveyResponses.surveyId, surveys.id), isNotNull(surveyResponses.submittedAt))),
        ),
      ),
    )
    .orderBy(desc(surveys.createdAt), desc(surveys.id))
    .limit(1);
  if (!survey) return null;
  const { id: surveyId, title, defaultLanguage } = survey;
  const { score, answered } = await scoreOf(tx, surveyId);
  if (score === null) return null;
  return {
    surveyId,
    title,
    defaultLanguage,
    score,
    answered,
    current: await scoreOf(tx, surveyId, { after: days, until: 0 }),
    previous: await scoreOf(tx, surveyId, { after: 2 * days, until: days }),
  };
}
