import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { SurveyResponse } from '@app/contracts/surveys';
import { decodeCursor } from '../../platform/cursor.ts';
import type { Tx } from '../../platform/db.ts';
import type { Counted } from './model.ts';
import { paged } from './repo.ts';
import type { PageQuery, Response } from './repo.ts';
import { SUBMITTED_DAY, surveyRecipients, surveyResponses } from './schema.ts';

/**
 * How often everything was given, and every question answered, in the forms that were sent in; words are not counted.
 * Every form is gone through once; what is summed up then are the few things that could be given.
 */
export async function countedAnswers(tx: Tx, surveyId: string, open: string[]): Promise<Counted[]> {
  const { rows } = await tx.execute<Counted & Record<string, unknown>>(sql`
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

/** How often each point was given. */
export async function countedScores(tx: Tx, surveyId: string): Promise<{ score: number; times: number }[]> {
  const { rows } = await tx.execute<{ score: number; times: number }>(sql`
    select score, count(*)::int as times from engine.survey_responses
    where survey_id = ${surveyId} and submitted_at is not null and score is not null group by score`);
  return rows;
}

/** By the day they were sent in, newest first. */
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
  const { items, nextCursor } = paged(flat, limit, ({ submittedAt, startedAt }) => midnight(submittedAt ?? startedAt));
  return { items: items.map(present), nextCursor };
}

const midnight = (at: Date): Date => new Date(at.toISOString().slice(0, 10));

/** Of an anonymous answer the day alone: with the time somebody could be known who was seen answering. */
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
    ...{ id, language, respondent, answers },
    submittedAt: (invitationId ? sent : midnight(sent)).toISOString(),
    nps: score === null ? null : { score, comment },
  };
}
