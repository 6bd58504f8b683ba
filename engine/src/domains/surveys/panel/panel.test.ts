import { sql } from 'drizzle-orm';
import type { Survey } from '@app/contracts/surveys';
import { EVERY_KIND, NPS, anonymousPath, surveyTest } from '../testing.ts';
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
describe('the panel', () => {
  it('only drafts can be changed', async () => {
    const { body: draft } = await browser().post(panel()).send(EVERY_KIND).expect(201);
    const change = () =>
      browser()
        .put(panel(`/${draft.id}`))
        .send({ ...EVERY_KIND, title: { en: 'Another' } });
    expect((await change().expect(200)).body.title).toEqual({ en: 'Another' });
    await asking.state(draft.id, 'open');
    await asking.state(draft.id, 'closed');
    expect((await change().expect(409)).body.code).toBe('survey_not_draft');
    const { rows } = await test.app.db.queries.execute<{ act: string }>(
      sql`select act from engine.audit_log where subject_id = ${draft.id} order by id`,
    );
    expect(rows.map(({ act }) => act)).toEqual(['survey.created', 'survey.changed', 'survey.opened', 'survey.closed']);
  });

  it('an unused survey can be deleted, with forms not submitted', async () => {
    const survey = await asking.open();
    const form = await test.beginForm(anonymousPath(survey));
    await browser()
      .delete(panel(`/${survey.id}`))
      .expect(204);
    await test.get(form).expect(404);
    await browser()
      .get(panel(`/${survey.id}`))
      .expect(404);
    const answered = await asking.open();
    await test.answer(await test.beginForm(anonymousPath(answered))).expect(200);
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

  it('an invalid survey is refused', async () => {
    const { body } = await browser()
      .post(panel())
      .send({ ...EVERY_KIND, questions: [] })
      .expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ path: 'questions', code: 'list_too_small' })]);
  });

  it('surveys are listed page by page, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 3; n++) ids.push((await browser().post(panel()).send(NPS).expect(201)).body.id);
    await test.app.db.queries.execute(sql`update engine.surveys set created_at = '2026-01-01'`);
    const seen: string[] = [];
    for (let query = '?limit=2'; query !== '';) {
      const { items, nextCursor } = (await browser().get(panel(query)).expect(200)).body;
      seen.push(...items.map(({ id }: Survey) => id));
      query = nextCursor ? `?limit=2&cursor=${nextCursor}` : '';
    }
    expect(seen).toEqual(ids.toReversed());
  });

  it('plans without surveys get 402', async () => {
    await test.plan(asking.merchant.company.id, 'trustPro');
    const { body } = await browser().get(panel()).expect(402);
    expect([body.code, body.params.plan]).toEqual(['plan_lacks_feature', 'enterprise']);
  });

  it('another company’s surveys are not found', async () => {
    const survey = await asking.open();
    const other = await test.asking();
    const at = (path: string) => `${other.panel}/${survey.id}${path}`;
    for (const path of ['', '/results', '/responses'])
      expect((await other.merchant.browser.get(at(path)).expect(404)).body.code).toBe('survey_not_found');
    await other.merchant.browser.put(at('/state')).send({ state: 'closed' }).expect(404);
    await other.merchant.browser.put(at('')).send(EVERY_KIND).expect(404);
    await other.merchant.browser.delete(at('')).expect(404);
  });

  it('only owners and managers can change surveys', async () => {
    const agent = await test.merchant({}, 'agent');
    await agent.browser.get(`${agent.panel}/surveys`).expect(200);
    await agent.browser.post(`${agent.panel}/surveys`).send(NPS).expect(403);
  });
});
