import { sql } from 'drizzle-orm';
import type { Survey } from '@app/contracts/surveys';
import { newId } from '../../kernel/ids.ts';
import { ANSWERS, EVERY_KIND, NPS, surveyTest, tokenOf } from './testing.ts';
import type { Asking, SurveyTest } from './testing.ts';

let test: SurveyTest;
let asking: Asking;
beforeAll(async () => {
  test = await surveyTest();
});
beforeEach(async () => {
  // All of them come from one address.
  await test.app.db.read.execute(sql`delete from engine.throttles`);
  asking = await test.asking();
});
afterAll(() => test.close());

const panel = (path = '') => asking.panel + path;
const browser = () => asking.merchant.browser;
const anonymousOf = (survey: Survey) => `/surveys/anonymous/${tokenOf(survey.links.anonymous)}`;
/** Begins a form by a link and gives its address. */
const begun = async (path: string): Promise<string> =>
  `/surveys/forms/${(await test.begin(`${path}/form`).expect(201)).body.formToken}`;
const answer = (form: string, answers: object = ANSWERS) => test.put(form, { language: 'pl', answers });

describe('a survey by invitation', () => {
  it('is mailed, begun, answered and changed, and its company sees who said what', async () => {
    const survey = await asking.open();
    const email = `${newId()}@mail.example`;
    const link = `/surveys/invitations/${await asking.invite(survey, email)}`;
    const opening = await test.get(link).expect(200);
    expect(opening.body).toMatchObject({
      ...{ company: { name: 'Tea house' }, state: 'open', title: EVERY_KIND.title, questionCount: 5, named: true },
      ...{ formToken: null, submittedAt: null },
    });
    const form = await begun(link);
    expect((await test.get(form).expect(200)).body).toMatchObject({ named: true, answers: {}, submittedAt: null });
    expect((await asking.results(survey.id)).answered).toBe(0);

    const sent = (await answer(form).expect(200)).body;
    expect(sent.answers).toEqual(ANSWERS);
    await answer(form, { ...ANSWERS, taste: 5, words: 'Nothing.' }).expect(200);
    const again = (await test.get(link).expect(200)).body;
    expect(again.submittedAt).toBe(sent.submittedAt);
    expect(await begun(link)).toBe(form);

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
        ...{ respondent: { name: 'Anna', email }, language: 'pl', nps: null },
        answers: { ...ANSWERS, taste: 5, words: 'Nothing.' },
      }),
    ]);
    const listed = (await browser().get(panel()).expect(200)).body.items;
    expect(listed).toEqual([expect.objectContaining({ state: 'open', counts: { invited: 1, answered: 1 } })]);
  });

  it('gives one form, however often and however quickly it is begun', async () => {
    const link = `/surveys/invitations/${await asking.invite(await asking.open())}`;
    const forms = await Promise.all(Array.from({ length: 4 }, () => begun(link)));
    expect(new Set(forms).size).toBe(1);
  });

  it('works for 180 days; what was begun in time may still be sent', async () => {
    const survey = await asking.open();
    const [unused, used] = [await asking.invite(survey), await asking.invite(survey)];
    const form = await begun(`/surveys/invitations/${used}`);
    await test.app.db.read.execute(sql`update engine.survey_invitations set sent_at = now() - interval '181 days'`);
    const { body } = await test.get(`/surveys/invitations/${unused}`).expect(410);
    expect(body).toMatchObject({ code: 'survey_expired', params: { days: 180 } });
    expect(body.detail).toContain(' 180 ');
    await test.begin(`/surveys/invitations/${unused}/form`).expect(410);
    await answer(form).expect(200);
    await test.get(`/surveys/invitations/${used}`).expect(200);
  });

  it('refuses answers that do not fit, and says which', async () => {
    const form = await begun(anonymousOf(await asking.open()));
    const { body } = await answer(form, { taste: 9, from: 'tv' }).expect(422);
    expect(body.code).toBe('validation_failed');
    expect(body.errors.map(({ path, code }: { path: string; code: string }) => [path, code])).toEqual([
      ['answers.again', 'required'],
      ['answers.from', 'unknown_choice'],
      ['answers.taste', 'number_too_big'],
    ]);
  });
});

describe('an anonymous survey', () => {
  it('has one link for everybody, and forms that are nobody’s', async () => {
    const survey = await asking.open();
    const link = anonymousOf(survey);
    expect((await test.get(link).expect(200)).body).toMatchObject({ named: false, formToken: null });
    const key = newId();
    const one = (await test.begin(`${link}/form`, key).expect(201)).body;
    expect((await test.begin(`${link}/form`, key).expect(201)).body).toEqual(one);
    for (const form of [`/surveys/forms/${one.formToken}`, await begun(link)]) await answer(form).expect(200);
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

  it('tells the company the day of an answer, and by nothing the time', async () => {
    const survey = await asking.open();
    const link = anonymousOf(survey);
    for (let n = 0; n < 3; n++) await answer(await begun(link)).expect(200);
    const named = `/surveys/invitations/${await asking.invite(survey)}`;
    await answer(await begun(named)).expect(200);
    const now = Date.now();
    // At different times of two days.
    await test.app.db.read.execute(sql`
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
      ...[`${today}T00:00:00.000Z`, `${today}T00:00:00.000Z`, '2026-03-02T00:00:00.000Z'],
    ]);
    expect(nobodys.map(({ id }) => id[14])).toEqual(['4', '4', '4']);
    expect(seen.find(({ respondent }) => respondent)?.submittedAt).not.toContain('T00:00:00.000Z');
    expect(cursors.map((at) => Number(at) % 86_400_000)).toEqual([0, 0, 0]);
  });

  it('has no link where the company wants none', async () => {
    const survey = await asking.open({ ...EVERY_KIND, anonymous: false });
    expect(survey.links.anonymous).toBeNull();
    const token = test.app.tokens.derive('survey', survey.id);
    await test.get(`/surveys/anonymous/${token}`).expect(404);
    await test.begin(`/surveys/anonymous/${token}/form`).expect(404);
  });
});

describe('an NPS', () => {
  it('takes a number and why, and counts', async () => {
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

  it('takes no answers until it is opened again', async () => {
    const survey = await asking.open();
    const invited = `/surveys/invitations/${await asking.invite(survey)}`;
    const form = await begun(anonymousOf(survey));
    await asking.state(survey.id, 'closed');
    expect((await test.get(anonymousOf(survey))).body.state).toBe('closed');
    await refused(test.begin(`${anonymousOf(survey)}/form`), test.begin(`${invited}/form`), answer(form));
    await asking.state(survey.id, 'open');
    await answer(form).expect(200);
  });

  it.each([
    ['is blocked', sql`update engine.companies set state = 'blocked'`],
    ['has stopped paying', sql`update engine.companies set created_at = now() - interval '100 days'`],
  ])('as far as customers can see is one whose company %s', async (_name, statement) => {
    const survey = await asking.open();
    const form = await begun(anonymousOf(survey));
    const { id } = asking.merchant.company;
    await test.app.db.read.execute(sql`${statement} where id = ${id}`);
    expect((await test.get(form).expect(200)).body.state).toBe('closed');
    await refused(answer(form), test.begin(`${anonymousOf(survey)}/form`));
  });

  it('is a draft: it has a preview, and neither answers nor invitations', async () => {
    const { body: draft } = await browser().post(panel()).send(EVERY_KIND).expect(201);
    const preview = await test.get(`/surveys/previews/${tokenOf(draft.links.preview)}`).expect(200);
    expect(preview.body).toMatchObject({
      state: 'draft',
      questions: draft.questions,
      answers: {},
      named: !draft.anonymous,
    });
    await refused(
      test.begin(`${anonymousOf(draft)}/form`),
      browser()
        .post(panel(`/${draft.id}/invitations`))
        .send({ basis: 'consent', recipients: [{ email: 'a@mail.example' }] }),
      browser()
        .put(panel(`/${draft.id}/state`))
        .send({ state: 'closed' }),
    );
  });
});

describe('the panel', () => {
  it('changes a draft, and nothing that has been open', async () => {
    const { body: draft } = await browser().post(panel()).send(EVERY_KIND).expect(201);
    const change = () =>
      browser()
        .put(panel(`/${draft.id}`))
        .send({ ...EVERY_KIND, title: { en: 'Another' } });
    expect((await change().expect(200)).body.title).toEqual({ en: 'Another' });
    await asking.state(draft.id, 'open');
    await asking.state(draft.id, 'closed');
    expect((await change().expect(409)).body.code).toBe('survey_not_draft');
    const { rows } = await test.app.db.read.execute<{ act: string }>(
      sql`select act from engine.audit_log where subject_id = ${draft.id} order by id`,
    );
    expect(rows.map(({ act }) => act)).toEqual([
      ...['survey.created', 'survey.changed', 'survey.opened', 'survey.closed'],
    ]);
  });

  it('deletes what nobody was asked in, with what was only begun', async () => {
    const survey = await asking.open();
    const form = await begun(anonymousOf(survey));
    await browser()
      .delete(panel(`/${survey.id}`))
      .expect(204);
    await test.get(form).expect(404);
    await browser()
      .get(panel(`/${survey.id}`))
      .expect(404);
    const answered = await asking.open();
    await answer(await begun(anonymousOf(answered))).expect(200);
    const mailed = await asking.open();
    await asking.invite(mailed);
    for (const { id } of [answered, mailed])
      expect(
        (
          await browser()
            .delete(panel(`/${id}`))
            .expect(409)
        ).body.code,
      ).toBe('survey_in_use');
  });

  it('refuses a survey that could not be asked', async () => {
    const { body } = await browser()
      .post(panel())
      .send({ ...EVERY_KIND, questions: [] })
      .expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'questions', code: 'list_too_small' })]);
  });

  it('goes through many, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await browser().post(panel()).send(NPS).expect(201)).body.id);
    await test.app.db.read.execute(sql`update engine.surveys set created_at = '2026-01-01'`);
    const seen: string[] = [];
    for (let query = '?limit=2'; query !== '';) {
      const { items, nextCursor } = (await browser().get(panel(query)).expect(200)).body;
      seen.push(...items.map(({ id }: Survey) => id));
      query = nextCursor ? `?limit=2&cursor=${nextCursor}` : '';
    }
    expect(seen).toEqual(ids.toReversed());
  });

  it('is closed with 402 to plans without surveys', async () => {
    await test.plan(asking.merchant.company.id, 'trustPro');
    const { body } = await browser().get(panel()).expect(402);
    expect([body.code, body.params.plan]).toEqual(['plan_lacks_feature', 'enterprise']);
  });

  it('is for the company’s own surveys', async () => {
    const survey = await asking.open();
    const other = await test.asking();
    const at = (path: string) => `${other.panel}/${survey.id}${path}`;
    for (const path of ['', '/results', '/responses'])
      expect((await other.merchant.browser.get(at(path)).expect(404)).body.code).toBe('survey_not_found');
    await other.merchant.browser.put(at('/state')).send({ state: 'closed' }).expect(404);
    await other.merchant.browser.put(at('')).send(EVERY_KIND).expect(404);
    await other.merchant.browser.delete(at('')).expect(404);
  });

  it('leaves changes to owners and managers', async () => {
    const agent = await test.merchant({}, 'agent');
    await agent.browser.get(`${agent.panel}/surveys`).expect(200);
    await agent.browser.post(`${agent.panel}/surveys`).send(NPS).expect(403);
  });
});
