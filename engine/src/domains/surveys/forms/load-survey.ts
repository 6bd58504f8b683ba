import type { SurveyState } from '@app/contracts/surveys';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { mayUse, subscriptionOf } from '../../billing/public.ts';
import { companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { LINK_DAYS, SurveyExpired, isExpired } from '../model.ts';
import * as repo from '../repo.ts';

/** A survey as seen by somebody with a link. */
export interface LoadedSurvey {
  survey: repo.SurveyRow;
  company: Company;
  /** Also `closed` while its company may not survey. */
  state: SurveyState;
}

/**
 * `lock`: required for writing, before any other lock; an open survey then stays open until the transaction ends.
 * @throws TokenInvalid if the survey is gone
 */
export async function loadSurvey(
  app: AppContext,
  tx: Tx,
  surveyId: string,
  { lock = false } = {},
): Promise<LoadedSurvey> {
  const survey = await (lock ? repo.lockSurveyShared : repo.surveyById)(tx, surveyId);
  const company = survey && (await companyById(tx, survey.companyId));
  if (!company) throw new TokenInvalid();
  return { survey, company, state: (await maySurvey(app, tx, company)) ? survey.state : 'closed' };
}

/** Whether the company may survey: not if it is blocked or suspended, or its plan has no surveys. */
export async function maySurvey(app: AppContext, tx: Tx, company: Company): Promise<boolean> {
  return company.state === 'active' && mayUse(await subscriptionOf(app, tx, company), 'surveys');
}

/** What every page of a survey shows. */
export const presentHead = ({ survey, company, state }: LoadedSurvey) => ({
  company: { slug: company.slug, name: company.name },
  state,
  title: survey.title,
  intro: survey.intro,
  defaultLanguage: survey.defaultLanguage,
});

/** A survey with the invitation of a personal link, and its form if one was begun. */
export interface InvitedSurvey extends LoadedSurvey {
  invitation: repo.SurveyInvitation;
  response: repo.Response | undefined;
}

/** The survey of a personal link. @throws TokenInvalid, SurveyExpired unless a form was begun in time */
export async function loadInvited(
  app: AppContext,
  tx: Tx,
  purpose: 'survey-invitation' | 'nps',
  token: string,
  { lock = false } = {},
): Promise<InvitedSurvey> {
  const id = app.tokens.subject(token);
  const verified = (found: repo.SurveyInvitation | undefined) => {
    if (!found) throw new TokenInvalid();
    app.tokens.verify(purpose, token, found.tokenVersion);
    return found;
  };
  const known = verified(await repo.invitationById(tx, id));
  const loaded = await loadSurvey(app, tx, known.surveyId, { lock });
  const invitation = lock ? verified(await repo.lockInvitation(tx, id)) : known;
  const response = await repo.responseOfInvitation(tx, id);
  if (!response && isExpired(invitation.sentAt, await app.clock.now(tx))) throw new SurveyExpired({ days: LINK_DAYS });
  return { ...loaded, invitation, response };
}

/** @throws TokenInvalid, also if the survey has no anonymous link */
export async function loadAnonymous(
  app: AppContext,
  tx: Tx,
  token: string,
  { lock = false } = {},
): Promise<LoadedSurvey> {
  app.tokens.verify('survey', token);
  const loaded = await loadSurvey(app, tx, app.tokens.subject(token), { lock });
  if (!loaded.survey.anonymous) throw new TokenInvalid();
  return loaded;
}
