import { sql } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import { ANSWERS, EVERY_KIND, NPS, anonymousPath, surveyTest, tokenOf } from '../testing.ts';
import type { SurveyCompany, SurveyTest } from '../testing.ts';

let test: SurveyTest;
let asking: SurveyCompany;
beforeAll(async () => {
  test = await surveyTest();
});
beforeEach(async () => {
  // All requests come from one address.
  await test.app.db.queries.execute(sql`delete from engine.throttles`);
  asking = await test.asking();
});
afterAll(() => test.close());

const panel = (path = '') => asking.panel + path;
const browser = () => asking.merchant.browser;
describe('a survey by invitation', () => {
  it('an invited customer begins, submits and changes a form, and the company sees the answers', async () => {
    const survey = await asking.open();
    const email = `${newId()}@mail.example`;
    const link = `/surveys/invitations/${await asking.invite(survey, email)}`;
    const opening = await test.get(link).expect(200);
    expect(opening.body).toMatchObject({
      company: { name: 'Tea house' },
      state: 'open',
      title: EVERY_KIND.title,
      questionCount: 5,
      named: true,
      formToken: null,
      submittedAt: null,
    });
    const form = await test.beginForm(link);
    expect((await test.get(form).expect(200)).body).toMatchObject({ named: true, answers: {}, submittedAt: null });
    expect((await asking.results(survey.id)).answered).toBe(0);

    const sent = (await test.answer(form).expect(200)).body;
    expect(sent.answers).toEqual(ANSWERS);
    await test.answer(form, { ...ANSWERS, taste: 5, words: 'Nothing.' }).expect(200);
    const again = (await test.get(link).expect(200)).body;
    expect(again.submittedAt).toBe(sent.submittedAt);
    expect(await test.beginForm(link)).toBe(form);

    const results = await asking.results(survey.id);
    expect(results).toMatchObject({ answered: 1, nps: null });
    expect(results.questions.map(({ counts }) => counts)).toEqual([
      {},
      { yes: 1, no: 0 },
      { friends: 0, ads: 1 },
      { green: 1, black: 0, none: 1 },
      { 1: 0, 2: 0, 3: 0, 4: 0, 5: 1 },
    ]);
    const { items } = (
      await browser()
        .get(panel(`/${survey.id}/responses`))
        .expect(200)
    ).body;
    expect(items).toEqual([
      expect.objectContaining({
        respondent: { name: 'Anna', email },
        language: 'pl',
        nps: null,
        answers: { ...ANSWERS, taste: 5, words: 'Nothing.' },
      }),
    ]);
    const listed = (await browser().get(panel()).expect(200)).body.items;
    expect(listed).toEqual([expect.objectContaining({ state: 'open', counts: { invited: 1, answered: 1 } })]);
  });

  it('a personal link begins one form only, even concurrently', async () => {
    const link = `/surveys/invitations/${await asking.invite(await asking.open())}`;
    const forms = await Promise.all(Array.from({ length: 4 }, () => test.beginForm(link)));
    expect(new Set(forms).size).toBe(1);
  });

  it('a personal link expires after 180 days, but a form begun in time can be submitted', async () => {
    const survey = await asking.open();
    const [unused, used] = [await asking.invite(survey), await asking.invite(survey)];
    const form = await test.beginForm(`/surveys/invitations/${used}`);
    await test.app.db.queries.execute(sql`update engine.survey_invitations set sent_at = now() - interval '181 days'`);
    const { body } = await test.get(`/surveys/invitations/${unused}`).expect(410);
    expect(body).toMatchObject({ code: 'survey_expired', params: { days: 180 } });
    expect(body.detail).toContain(' 180 ');
    await test.begin(`/surveys/invitations/${unused}/form`).expect(410);
    await test.answer(form).expect(200);
    await test.get(`/surveys/invitations/${used}`).expect(200);
  });

  it('invalid answers are refused with their paths', async () => {
    const form = await test.beginForm(anonymousPath(await asking.open()));
    const { body } = await test.answer(form, { taste: 9, from: 'tv' }).expect(422);
    expect(body.code).toBe('validation_failed');
    expect(body.errors.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['answers.again', 'required'],
      ['answers.from', 'unknown_choice'],
      ['answers.taste', 'number_too_big'],
    ]);
  });
});

describe('an anonymous survey', () => {
  it('an anonymous survey has one link and forms without a respondent', async () => {
    const survey = await asking.open();
    const link = anonymousPath(survey);
    expect((await test.get(link).expect(200)).body).toMatchObject({ named: false, formToken: null });
    const key = newId();
    const one = (await test.begin(`${link}/form`, key).expect(201)).body;
    expect((await test.begin(`${link}/form`, key).expect(201)).body).toEqual(one);
    for (const form of [`/surveys/forms/${one.formToken}`, await test.beginForm(link)])
      await test.answer(form).expect(200);
    const page = async (query = '') =>
      (
        await browser()
          .get(panel(`/${survey.id}/responses${query}`))
          .expect(200)
      ).body;
    const first = await page('?limit=1');
    const second = await page(`?limit=1&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map(({ respondent }) => respondent)).toEqual([null, null]);
    expect(new Set([first.items[0].id, second.items[0].id]).size).toBe(2);
    expect(second.nextCursor).toBeNull();
  });

  it('anonymous answers reveal the day to the company, but never the time', async () => {
    const survey = await asking.open();
    const link = anonymousPath(survey);
    for (let n = 0; n < 3; n++) await test.answer(await test.beginForm(link)).expect(200);
    const named = `/surveys/invitations/${await asking.invite(survey)}`;
    await test.answer(await test.beginForm(named)).expect(200);
    const now = Date.now();
    // At different times on two days.
    await test.app.db.queries.execute(sql`
      update engine.survey_responses set submitted_at = '2026-03-02T23:59:59.123Z'
      where id = (select min(id::text)::uuid from engine.survey_responses where survey_id = ${survey.id} and invitation_id is null)`);
    const seen: { id: string; submittedAt: string; respondent: object | null }[] = [];
    const cursors: string[] = [];
    for (let query = '?limit=1'; query !== '';) {
      const { items, nextCursor } = (
        await browser()
          .get(panel(`/${survey.id}/responses${query}`))
          .expect(200)
      ).body;
      seen.push(...items);
      if (nextCursor) cursors.push(Buffer.from(nextCursor, 'base64url').toString().split('.')[0]!);
      query = nextCursor ? `?limit=1&cursor=${nextCursor}` : '';
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(4);
    const today = new Date(now).toISOString().slice(0, 10);
    const nobodys = seen.filter(({ respondent }) => respondent === null);
    expect(nobodys.map(({ submittedAt }) => submittedAt)).toEqual([
      `${today}T00:00:00.000Z`,
      `${today}T00:00:00.000Z`,
      '2026-03-02T00:00:00.000Z',
    ]);
    expect(nobodys.map(({ id }) => id[14])).toEqual(['4', '4', '4']);
    expect(seen.find(({ respondent }) => respondent)?.submittedAt).not.toContain('T00:00:00.000Z');
    expect(cursors.map((at) => Number(at) % 86_400_000)).toEqual([0, 0, 0]);
  });

  it('a survey that is not anonymous has no anonymous link', async () => {
    const survey = await asking.open({ ...EVERY_KIND, anonymous: false });
    expect(survey.links.anonymous).toBeNull();
    const token = test.app.tokens.derive('survey', survey.id);
    await test.get(`/surveys/anonymous/${token}`).expect(404);
    await test.begin(`/surveys/anonymous/${token}/form`).expect(404);
  });
});

describe('an NPS', () => {
  it('an NPS takes a score with a comment and counts it', async () => {
    const survey = await asking.open(NPS);
    const links: string[] = [];
    for (let n = 0; n < 3; n++) links.push(`/nps/invitations/${await asking.invite(survey)}`);
    expect((await test.get(links[0]!).expect(200)).body).toMatchObject({ score: null, submittedAt: null });
    const put = (link: string, score: number, comment?: string) => test.put(link, { language: 'en', score, comment });
    expect((await put(links[0]!, 3, 'Slow.').expect(200)).body).toMatchObject({ score: 3, comment: 'Slow.' });
    await put(links[0]!, 9, 'Quick after all.').expect(200);
    await put(links[1]!, 8).expect(200);
    await put(links[2]!, 10).expect(200);
    await put(links[2]!, 11).expect(422);
    const { nps } = await asking.results(survey.id);
    expect(nps).toMatchObject({ score: 67, promoters: 2, passives: 1, detractors: 0 });
    const { items } = (
      await browser()
        .get(panel(`/${survey.id}/responses`))
        .expect(200)
    ).body;
    expect(items.map((one: { nps: object }) => one.nps)).toEqual([
      { score: 10, comment: null },
      { score: 8, comment: null },
      { score: 9, comment: 'Quick after all.' },
    ]);
  });
});

describe('a survey that is not open', () => {
  const refused = async (...calls: PromiseLike<{ status: number; body: { code: string } }>[]) => {
    for (const { status, body } of await Promise.all(calls))
      expect([status, body.code]).toEqual([409, 'survey_closed']);
  };

  it('a closed survey takes no answers until it is opened again', async () => {
    const survey = await asking.open();
    const invited = `/surveys/invitations/${await asking.invite(survey)}`;
    const form = await test.beginForm(anonymousPath(survey));
    await asking.state(survey.id, 'closed');
    expect((await test.get(anonymousPath(survey))).body.state).toBe('closed');
    await refused(test.begin(`${anonymousPath(survey)}/form`), test.begin(`${invited}/form`), test.answer(form));
    await asking.state(survey.id, 'open');
    await test.answer(form).expect(200);
  });

  it.each([
    ['is blocked', sql`update engine.companies set state = 'blocked'`],
    ['has stopped paying', sql`update engine.companies set created_at = now() - interval '100 days'`],
  ])('a survey appears closed if its company %s', async (_name, statement) => {
    const survey = await asking.open();
    const form = await test.beginForm(anonymousPath(survey));
    const { id } = asking.merchant.company;
    await test.app.db.queries.execute(sql`${statement} where id = ${id}`);
    expect((await test.get(form).expect(200)).body.state).toBe('closed');
    await refused(test.answer(form), test.begin(`${anonymousPath(survey)}/form`));
  });

  it('a draft has a preview, but takes neither answers nor invitations', async () => {
    const { body: draft } = await browser().post(panel()).send(EVERY_KIND).expect(201);
    const preview = await test.get(`/surveys/previews/${tokenOf(draft.links.preview)}`).expect(200);
    expect(preview.body).toMatchObject({
      state: 'draft',
      questions: draft.questions,
      answers: {},
      named: !draft.anonymous,
    });
    await refused(
      test.begin(`${anonymousPath(draft)}/form`),
      browser()
        .post(panel(`/${draft.id}/invitations`))
        .send({ basis: 'consent', recipients: [{ email: 'a@mail.example' }] }),
      browser()
        .put(panel(`/${draft.id}/state`))
        .send({ state: 'closed' }),
    );
  });
});
