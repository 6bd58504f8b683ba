import { eventually } from '../../../../tests/support/eventually.ts';
import { newId } from '../../kernel/ids.ts';
import { ANSWERS, NPS, surveyTest, tokenOf } from './testing.ts';
import type { SurveyCompany, SurveyTest } from './testing.ts';

let test: SurveyTest;
let asking: SurveyCompany;
beforeAll(async () => {
  test = await surveyTest();
  asking = await test.asking();
});
afterAll(() => test.close());

/** Waits until `count` connections of this database wait for a lock. */
async function waiting(count: number): Promise<void> {
  const blocked = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await eventually(
    `${count} wait for a lock`,
    async () => (await test.app.db.pool.query(blocked)).rows.length >= count,
  );
}

/** Runs `work` while another connection holds the lock taken by `statement`. */
async function held<Result>(statement: string, id: string, work: () => Promise<Result>): Promise<Result> {
  const holder = await test.app.db.pool.connect();
  try {
    await holder.query('begin');
    await holder.query(statement, [id]);
    const result = await work();
    await holder.query('commit');
    return result;
  } finally {
    holder.release(true);
  }
}
/** Sends a request now; supertest otherwise sends it only when awaited. */
const sent = (request: PromiseLike<{ status: number; body: { code?: string } }>) =>
  Promise.resolve(request).then(({ status, body }) => [status, body.code]);
const LOCK_RESPONSE = 'select 1 from engine.survey_responses where survey_id = $1 for update';
const LOCK_INVITATION = 'select 1 from engine.survey_invitations where survey_id = $1 for update';

async function begun() {
  const survey = await asking.open();
  const link = `/surveys/anonymous/${tokenOf(survey.links.anonymous)}`;
  const form = `/surveys/forms/${(await test.begin(`${link}/form`).expect(201)).body.formToken}`;
  return { survey, link, form, answer: () => test.put(form, { language: 'en', answers: ANSWERS }) };
}
const panel = (id: string, path = '') => `${asking.panel}/${id}${path}`;

it('deleting a survey waits for a concurrent answer and is then refused', async () => {
  const { survey, answer } = await begun();
  const [answering, deleting] = await held(LOCK_RESPONSE, survey.id, async () => {
    const first = sent(answer());
    await waiting(1);
    const second = sent(asking.merchant.browser.delete(panel(survey.id)));
    await waiting(2);
    return [first, second];
  });
  expect(await answering).toEqual([200, undefined]);
  expect(await deleting).toEqual([409, 'survey_in_use']);
  expect((await asking.results(survey.id)).answered).toBe(1);
});

it('an answer during deletion of its survey finds no form', async () => {
  const { survey, answer, link } = await begun();
  const late = await held(LOCK_RESPONSE, survey.id, async () => {
    const deleting = sent(asking.merchant.browser.delete(panel(survey.id)));
    await waiting(1);
    const answers = [sent(answer()), sent(test.begin(`${link}/form`, newId()))];
    await waiting(3);
    return { deleting, answers };
  });
  expect((await late.deleting)[0]).toBe(204);
  expect(await Promise.all(late.answers)).toEqual(Array(2).fill([404, 'token_invalid']));
});

it('no answer arrives after the survey has been closed', async () => {
  const { survey, answer, form } = await begun();
  const close = () => asking.merchant.browser.put(panel(survey.id, '/state')).send({ state: 'closed' });
  const [answering, closing] = await held(LOCK_RESPONSE, survey.id, async () => {
    const first = sent(answer());
    await waiting(1);
    const second = Promise.resolve(close());
    await waiting(2);
    return [first, second] as const;
  });
  expect((await answering)[0]).toBe(200);
  const { closedAt } = (await closing).body;
  const { submittedAt } = (await test.get(form).expect(200)).body;
  expect(Date.parse(submittedAt)).toBeLessThanOrEqual(Date.parse(closedAt));

  await asking.state(survey.id, 'open');
  const late = await held(`update engine.surveys set state = 'closed' where id = $1`, survey.id, async () => {
    const request = sent(answer());
    await waiting(1);
    return { request };
  });
  expect(await late.request).toEqual([409, 'survey_closed']);
});

it('no NPS answer arrives after the survey has been closed', async () => {
  const survey = await asking.open(NPS);
  const link = `/nps/invitations/${await asking.invite(survey)}`;
  const answer = () => sent(test.put(link, { language: 'en', score: 9 }));
  const [answering, closing] = await held(LOCK_INVITATION, survey.id, async () => {
    const first = answer();
    await waiting(1);
    const second = sent(asking.merchant.browser.put(panel(survey.id, '/state')).send({ state: 'closed' }));
    await waiting(2);
    return [first, second];
  });
  expect((await answering)[0]).toBe(200);
  expect((await closing)[0]).toBe(200);
  expect(await answer()).toEqual([409, 'survey_closed']);
});
