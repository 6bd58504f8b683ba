import { newId, randomId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import * as repo from '../repo.ts';

/** Token of the form of a response. */
export const formToken = (app: AppContext, { id, tokenVersion }: Pick<repo.Response, 'id' | 'tokenVersion'>): string =>
  app.tokens.derive('survey-form', id, tokenVersion);

/** Begins the form of an invitation, or an anonymous one. */
export async function beginResponse(
  app: AppContext,
  tx: Tx,
  { id: surveyId, companyId, defaultLanguage }: repo.SurveyRow,
  invitation?: repo.SurveyInvitation,
): Promise<repo.Response> {
  return repo.addResponse(tx, {
    // Random for anonymous forms: a UUIDv7 would reveal when and in which order they were begun.
    id: invitation ? newId() : randomId(),
    companyId,
    surveyId,
    language: invitation?.language ?? defaultLanguage,
    invitationId: invitation?.id ?? null,
    startedAt: await app.clock.now(tx),
  });
}

/** Saves submitted answers, and completes the invitation the first time. */
export async function submitResponse(
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
