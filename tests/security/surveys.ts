import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../engine/src/http/paths.ts';
import type { SignedInMerchant, TestApi } from '../../engine/src/http/testing.ts';

/** A draft, a survey that one customer has answered and another was asked in, and an NPS. */
export async function aSurvey(api: TestApi, { browser, panel }: SignedInMerchant, name: string) {
  const { tokens } = api.app;
  const create = async (title: string, given: object = {}): Promise<string> => {
    const question = { id: 'why', kind: 'open', question: { en: 'Why?' } };
    const survey = {
      kind: 'survey',
      title: { en: title },
      defaultLanguage: 'en',
      anonymous: true,
      questions: [question],
    };
    const sent = browser.post(`${panel}/surveys`).send({ ...survey, ...given });
    return (await sent.expect(201)).body.id;
  };
  /** @returns whom it asks: the customer’s invitation */
  const ask = async (id: string): Promise<string> => {
    await browser.put(`${panel}/surveys/${id}/state`).send({ state: 'open' }).expect(200);
    const recipients = [{ email: `surveyed-${name}@mail.example` }];
    await browser.post(`${panel}/surveys/${id}/invitations`).send({ basis: 'consent', recipients }).expect(202);
    const { rows } = await api.app.db.queries.execute<{ id: string }>(
      sql`select id from engine.survey_invitations where survey_id = ${id}`,
    );
    return rows[0]!.id;
  };
  const draftSurveyId = await create(`Draft survey ${name}`);
  const surveyId = await create(`Survey of the company`);
  const npsId = await create('One question', { kind: 'nps', anonymous: false, questions: [] });
  const surveyInvitation = tokens.derive('survey-invitation', await ask(surveyId));
  const nps = tokens.derive('nps', await ask(npsId));
  const begun = api.browser().post(`${API_ROOT}/surveys/invitations/${surveyInvitation}/form`);
  const surveyForm: string = (await begun.expect(201)).body.formToken;
  const words = `Words for ${name} alone`;
  await api
    .browser()
    .put(`${API_ROOT}/surveys/forms/${surveyForm}`)
    .send({ language: 'en', answers: { why: words } })
    .expect(200);
  return {
    ids: { surveyId, draftSurveyId },
    tokens: {
      surveyInvitation,
      surveyForm,
      nps,
      survey: tokens.derive('survey', surveyId),
      surveyPreview: tokens.derive('survey-preview', draftSurveyId),
    },
    secrets: [`Draft survey ${name}`, `surveyed-${name}`, words],
  };
}
