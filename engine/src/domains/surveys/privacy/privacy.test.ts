import { sql } from 'drizzle-orm';
import { linksOf } from '../../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';
import { companiesWithRespondent, forgetRespondent, applySurveyRetention } from '../public.ts';
import { ANSWERS, EVERY_KIND, NPS, surveyTest, tokenOf } from '../testing.ts';
import type { SurveyCompany, SurveyTest } from '../testing.ts';

let test: SurveyTest;
let asking: SurveyCompany;
let email: string;
beforeEach(async () => {
  test = await surveyTest();
  asking = await test.asking();
  email = `${newId()}@mail.example`;
});
afterEach(() => test.close());

/** A customer answers a survey and an NPS. @returns their links */
async function answered() {
  const [survey, nps] = [await asking.open(), await asking.open(NPS)];
  const link = `/surveys/invitations/${await asking.invite(survey, email)}`;
  const form = `/surveys/forms/${(await test.begin(`${link}/form`).expect(201)).body.formToken}`;
  await test.put(form, { language: 'en', answers: ANSWERS }).expect(200);
  const npsLink = `/nps/invitations/${await asking.invite(nps, email)}`;
  await test.put(npsLink, { language: 'en', score: 9, comment: 'Quick and kind.' }).expect(200);
  return { survey, nps, links: [link, form, npsLink] };
}

/** Follows the link in the mail of a privacy request. */
async function request(kind: 'export' | 'erasure') {
  await test.browser().post(`${API_ROOT}/privacy-requests`).send({ email, kind, language: 'en' }).expect(202);
  await test.work();
  const links = linksOf(test.sink.mailsTo(email).at(-1)!);
  const token = links.map((link) => /\/privacy\/([\w-]{40,})$/.exec(link)?.[1]).find(Boolean);
  const answer = await test.browser().post(`${API_ROOT}/privacy-requests/${token}/complete`);
  await test.work();
  return answer.body;
}

it('a data subject gets what surveys store about their address', async () => {
  await answered();
  const { surveys } = await request('export');
  expect(surveys).toEqual([
    expect.objectContaining({
      title: 'How was the tea?',
      name: 'Anna',
      email,
      state: 'completed',
      score: null,
      comment: null,
      company: expect.objectContaining({ name: 'Tea house' }),
      answers: EVERY_KIND.questions!.map(({ id, question }) => ({
        question: question.en,
        answer: ANSWERS[id as keyof typeof ANSWERS],
      })),
    }),
    expect.objectContaining({ title: 'One question', answers: [], score: 9, comment: 'Quick and kind.' }),
  ]);
});

it('an erasure deletes name, address, text and links; scores and choices stay, and the person is not invited again', async () => {
  const { survey, nps, links } = await answered();
  await request('erasure');
  const all = await everything();
  for (const gone of [email, 'Anna', ANSWERS.words, 'Quick and kind.']) expect(all).not.toContain(gone);
  expect(await hashes()).toBe(0);
  for (const link of links) expect((await test.get(link).expect(404)).body.code).toBe('token_invalid');
  const { words: _, ...points } = ANSWERS;
  const responses = async (id: string) =>
    (await asking.merchant.browser.get(`${asking.panel}/${id}/responses`).expect(200)).body.items;
  expect(await responses(survey.id)).toEqual([expect.objectContaining({ respondent: null, answers: points })]);
  expect(await responses(nps.id)).toEqual([
    expect.objectContaining({ respondent: null, nps: { score: 9, comment: null } }),
  ]);
  const { body } = await asking.merchant.browser
    .post(`${asking.panel}/${survey.id}/invitations`)
    .send({ basis: 'consent', recipients: [{ email }] });
  expect(body).toEqual({ accepted: 0, skipped: [{ email, reason: 'opted_out' }] });
});

/** The token of the opt-out link in the customer's last mail. */
const optOutToken = () =>
  linksOf(test.sink.mailsTo(email).at(-1)!)
    .map((link) => /\/invitation\/optout\/[\w-]+\/([\w-]+)$/.exec(link)?.[1])
    .find(Boolean) ?? 'none';
const everything = async () => {
  const { rows } = await test.app.db.queries.execute<{ all: string }>(sql`
    select (select json_agg(r)::text from engine.survey_responses r) || (select json_agg(i)::text from engine.survey_invitations i)
      || coalesce((select json_agg(k)::text from engine.survey_recipients k), '') as all`);
  return rows[0]?.all ?? '';
};
const hashes = async () => {
  const { rows } = await test.app.db.queries.execute(
    sql`select 1 from engine.survey_invitations where address_hash is not null`,
  );
  return rows.length;
};
const inviteAgain = async (surveyId: string) => {
  const sent = asking.merchant.browser.post(`${asking.panel}/${surveyId}/invitations`);
  return (await sent.send({ basis: 'consent', recipients: [{ email }] }).expect(202)).body;
};

describe('when 400 days have passed', () => {
  const pass = async () => {
    await test.shiftClock('401 days');
    await test.plan(asking.merchant.company.id, 'enterprise', 1000);
    await applySurveyRetention(test.app);
  };

  it('retention deletes text together with addresses and revokes the links', async () => {
    const { survey, nps, links } = await answered();
    const anonymous = `/surveys/anonymous/${tokenOf(survey.links.anonymous)}`;
    const form = `/surveys/forms/${(await test.begin(`${anonymous}/form`).expect(201)).body.formToken}`;
    await test.put(form, { language: 'en', answers: { ...ANSWERS, words: 'Nobody said this.' } }).expect(200);
    await pass();
    const all = await everything();
    for (const gone of [email, 'Anna', ANSWERS.words, 'Quick and kind.']) expect(all).not.toContain(gone);
    expect(all).toContain('Nobody said this.');
    for (const link of links) await test.get(link).expect(404);
    const { questions } = await asking.results(survey.id);
    expect(questions.map(({ answered: times }) => times)).toEqual([1, 2, 2, 2, 2]);
    const { items } = (await asking.merchant.browser.get(`${asking.panel}/${nps.id}/responses`).expect(200)).body;
    expect(items).toEqual([expect.objectContaining({ respondent: null, nps: { score: 9, comment: null } })]);
  });

  it('after retention nobody is invited twice, and the opt-out link still works', async () => {
    const { nps } = await answered();
    const token = optOutToken();
    await pass();
    expect(await inviteAgain(nps.id)).toEqual({ accepted: 0, skipped: [{ email, reason: 'already_invited' }] });
    expect((await test.get(`/opt-outs/${token}`).expect(200)).body).toMatchObject({
      maskedAddress: '***',
      optedOut: false,
    });
    await test.browser().post(`${API_ROOT}/opt-outs`).send({ token }).expect(204);
    expect((await test.get(`/opt-outs/${token}`).expect(200)).body.optedOut).toBe(true);
    expect(await inviteAgain((await asking.open(NPS)).id)).toEqual({
      accepted: 0,
      skipped: [{ email, reason: 'opted_out' }],
    });
    expect(await hashes()).toBe(2);
  });

  it('an erasure finds and deletes what retention has left of the address', async () => {
    const { nps } = await answered();
    await pass();
    expect(await hashes()).toBe(2);
    for (const companyId of await companiesWithRespondent(test.app, email))
      await test.app.db.tx((tx) => forgetRespondent(test.app, tx, companyId, email));
    expect(await hashes()).toBe(0);
    expect(await companiesWithRespondent(test.app, email)).toEqual([]);
    expect((await test.get(`/opt-outs/${optOutToken()}`).expect(200)).body.optedOut).toBe(true);
    expect((await inviteAgain(nps.id)).skipped).toEqual([{ email, reason: 'opted_out' }]);
  });
});

it('unsubmitted forms are deleted after 30 days, names and addresses after 400', async () => {
  const { survey, nps } = await answered();
  await asking.invite(nps);
  await test.begin(`/surveys/anonymous/${tokenOf(survey.links.anonymous)}/form`).expect(201);
  const kept = async () => {
    const { rows } = await test.app.db.queries.execute<{ forms: number; addresses: number }>(sql`
      select (select count(*)::int from engine.survey_responses) as forms,
        (select count(*)::int from engine.survey_recipients) as addresses`);
    return rows[0];
  };
  for (const [days, expected] of [
    [29, { forms: 3, addresses: 3 }],
    [2, { forms: 2, addresses: 3 }],
    [370, { forms: 2, addresses: 0 }],
  ] as const) {
    await test.shiftClock(`${days} days`);
    await applySurveyRetention(test.app);
    expect(await kept()).toEqual(expected);
  }
});
