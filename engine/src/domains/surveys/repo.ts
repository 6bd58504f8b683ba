import { and, desc, eq, sql } from 'drizzle-orm';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { SurveyNotFound } from './model.ts';
import { surveyInvitations, surveyRecipients, surveyResponses, surveys } from './schema.ts';

export type SurveyRow = typeof surveys.$inferSelect;
export type SurveyInvitation = typeof surveyInvitations.$inferSelect;
export type Response = typeof surveyResponses.$inferSelect;
export interface CountedSurvey extends SurveyRow {
  invited: number;
  answered: number;
}

// Written out, because in a query of one table drizzle omits the table of a column.
const counted = {
  invited: sql<number>`(
    select count(*)::int from engine.survey_invitations i
    where i.survey_id = surveys.id and i.state in ('scheduled', 'sent', 'completed'))`,
  answered: sql<number>`(
    select count(*)::int from engine.survey_responses r where r.survey_id = surveys.id and r.submitted_at is not null)`,
};

export async function addSurvey(tx: Tx, survey: typeof surveys.$inferInsert): Promise<void> {
  await tx.insert(surveys).values(survey);
}

export async function saveSurvey(tx: Tx, id: string, change: Partial<SurveyRow>): Promise<void> {
  await tx.update(surveys).set(change).where(eq(surveys.id, id));
}

/** @throws SurveyNotFound */
export async function lockSurvey(tx: Tx, id: string): Promise<SurveyRow> {
  const [found] = await tx.select().from(surveys).where(eq(surveys.id, id)).for('update');
  if (!found) throw new SurveyNotFound();
  return found;
}

/** Locks the survey for share: it can be neither closed nor deleted before the transaction ends. */
export async function lockSurveyShared(tx: Tx, id: string): Promise<SurveyRow | undefined> {
  const [found] = await tx.select().from(surveys).where(eq(surveys.id, id)).for('share');
  return found;
}

export async function surveyById(queries: Queries, id: string): Promise<SurveyRow | undefined> {
  const [found] = await queries.select().from(surveys).where(eq(surveys.id, id));
  return found;
}

/** A survey of this company. @throws SurveyNotFound */
export async function ownSurvey(tx: Tx, companyId: string, id: string): Promise<CountedSurvey> {
  const own = and(eq(surveys.id, id), eq(surveys.companyId, companyId));
  const [found] = await tx
    .select({ survey: surveys, ...counted })
    .from(surveys)
    .where(own);
  if (!found) throw new SurveyNotFound();
  return { ...found.survey, invited: found.invited, answered: found.answered };
}

export interface PageQuery {
  cursor?: string | undefined;
  limit: number;
}

/** A page of `limit` items with the cursor of the next, from rows queried with `limit + 1`. */
export function toPage<Row extends { id: string }>(rows: Row[], limit: number, at: (row: Row) => Date) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor({ at: at(last), id: last.id }) : null };
}

/** Condition for rows after a cursor, newest first by two columns. @throws CursorInvalid */
const afterCursor = (cursor: string | undefined, columns: string) => {
  if (cursor === undefined) return undefined;
  const { at, id } = decodeCursor(cursor);
  return sql`(${sql.raw(columns)}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`;
};

export async function surveyPage(tx: Tx, companyId: string, { cursor, limit }: PageQuery) {
  const rows = await tx
    .select({ survey: surveys, ...counted })
    .from(surveys)
    .where(and(eq(surveys.companyId, companyId), afterCursor(cursor, 'surveys.created_at, surveys.id')))
    .orderBy(desc(surveys.createdAt), desc(surveys.id))
    .limit(limit + 1);
  const flat = rows.map(({ survey, ...counts }): CountedSurvey => ({ ...survey, ...counts }));
  return toPage(flat, limit, ({ createdAt }) => createdAt);
}

/** Whether an invitation was sent or queued, or a form submitted. */
export async function isSurveyInUse(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ used: boolean }>(sql`
    select exists (select 1 from engine.survey_responses where survey_id = ${id} and submitted_at is not null)
      or exists (select 1 from engine.survey_invitations where survey_id = ${id} and state <> 'scheduled')
      or exists (select 1 from engine.survey_invitations where survey_id = ${id} and queued_at is not null) as used`);
  return rows[0]?.used ?? false;
}

/** Deletes the survey with its responses, recipients and invitations. */
export async function deleteSurveyRows(tx: Tx, id: string): Promise<void> {
  await tx.delete(surveyResponses).where(eq(surveyResponses.surveyId, id));
  await tx.delete(surveyRecipients).where(eq(surveyRecipients.surveyId, id));
  await tx.delete(surveyInvitations).where(eq(surveyInvitations.surveyId, id));
  await tx.delete(surveys).where(eq(surveys.id, id));
}

export async function invitationById(queries: Queries, id: string): Promise<SurveyInvitation | undefined> {
  const [found] = await queries.select().from(surveyInvitations).where(eq(surveyInvitations.id, id));
  return found;
}

export async function lockInvitation(tx: Tx, id: string): Promise<SurveyInvitation | undefined> {
  const [found] = await tx.select().from(surveyInvitations).where(eq(surveyInvitations.id, id)).for('update');
  return found;
}

export async function saveInvitation(tx: Tx, id: string, change: Partial<SurveyInvitation>): Promise<void> {
  await tx.update(surveyInvitations).set(change).where(eq(surveyInvitations.id, id));
}

/** Begins a form. Lock its invitation first: it has at most one. */
export async function addResponse(tx: Tx, response: typeof surveyResponses.$inferInsert): Promise<Response> {
  const [added] = await tx.insert(surveyResponses).values(response).returning();
  if (!added) throw new Error('the response was not added');
  return added;
}

export async function responseOfInvitation(queries: Queries, invitationId: string): Promise<Response | undefined> {
  const [found] = await queries.select().from(surveyResponses).where(eq(surveyResponses.invitationId, invitationId));
  return found;
}

export async function responseById(queries: Queries, id: string): Promise<Response | undefined> {
  const [found] = await queries.select().from(surveyResponses).where(eq(surveyResponses.id, id));
  return found;
}

export async function lockResponse(tx: Tx, id: string): Promise<Response | undefined> {
  const [found] = await tx.select().from(surveyResponses).where(eq(surveyResponses.id, id)).for('update');
  return found;
}

export async function saveResponse(tx: Tx, id: string, change: Partial<Response>): Promise<void> {
  await tx.update(surveyResponses).set(change).where(eq(surveyResponses.id, id));
}

/** Which of these address hashes have been invited to the survey, even if the address itself has been erased. */
export async function invitedAmong(tx: Tx, surveyId: string, hashes: string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ hash: string }>(sql`
    select address_hash as hash from engine.survey_invitations
    where survey_id = ${surveyId} and address_hash = any(${sql.param(hashes)}::text[])`);
  return new Set(rows.map(({ hash }) => hash));
}

/** The recipient, until the address is erased. */
export async function recipientOf(tx: Tx, invitationId: string) {
  const [found] = await tx.select().from(surveyRecipients).where(eq(surveyRecipients.invitationId, invitationId));
  return found;
}

/** Counts retention of the recipient's address from `at`. */
export async function restartRecipientRetention(tx: Tx, invitationId: string, at: Date): Promise<void> {
  await tx.update(surveyRecipients).set({ at }).where(eq(surveyRecipients.invitationId, invitationId));
}
