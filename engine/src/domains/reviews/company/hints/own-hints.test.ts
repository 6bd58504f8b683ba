import { sql } from 'drizzle-orm';
import type { HintsOfLanguage } from '@app/contracts/company-reviews/own-hints';
import { API_ROOT } from '../../../../http/paths.ts';
import { testApi } from '../../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../../http/testing.ts';
import { aCustomer } from '../../testing/customers.ts';

let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  api = await testApi();
  await api.app.db.queries.execute(
    sql`insert into engine.content_hints (locale, grade, phrases) values ('en', 5, '["Quick parcel"]')`,
  );
});
afterAll(() => api.close());
beforeEach(async () => {
  merchant = await api.merchant();
});

const save = (grades: object[], language = 'en') =>
  merchant.browser.put(`${merchant.panel}/own-hints/${language}`).send({ grades });
const read = async (language = 'en'): Promise<HintsOfLanguage> =>
  (await merchant.browser.get(`${merchant.panel}/own-hints/${language}`).expect(200)).body;
/** What the form of an invitation offers a reader of this language. */
const offered = async (by: SignedInMerchant, language = 'en') => {
  const { token } = await aCustomer(api, by);
  const form = await api.browser().get(`${API_ROOT}/invitations/${token}`).set('Accept-Language', language).expect(200);
  return form.body.hints;
};
const COMMON = { grade: 5, phrases: ['Quick parcel'] };

it('own phrases are offered before the common ones, in their order, by the company that wrote them', async () => {
  const { body } = await save([{ grade: 5, phrases: ['Fresh tea', 'Kind people', 'Fresh tea'] }]).expect(200);
  expect(body).toEqual(await read());
  expect((await read()).grades[4]).toEqual({ grade: 5, own: ['Fresh tea', 'Kind people'], common: ['Quick parcel'] });
  expect(await offered(merchant)).toEqual([{ grade: 5, phrases: ['Fresh tea', 'Kind people', 'Quick parcel'] }]);
  expect(await offered(await api.merchant())).toEqual([COMMON]);
  await save([]).expect(200);
  expect(await offered(merchant)).toEqual([COMMON]);
});

it('a language has its own phrases, and needs no common ones', async () => {
  await save([{ grade: 1, phrases: ['Kalter Tee'] }], 'de').expect(200);
  expect(await offered(merchant, 'de')).toEqual([{ grade: 1, phrases: ['Kalter Tee'] }]);
  expect(await offered(merchant)).toEqual([COMMON]);
  expect((await read()).languages).toEqual(['de']);
});

it.each([
  ['a link', 'See www.cheap.example now', 'link_not_allowed'],
  ['a phone number', 'Call us at +48 600 700 800', 'words_refused'],
  ['an insult', 'What a stupid idiot', 'words_refused'],
  ['a long text', 'x'.repeat(81), 'text_too_big'],
])('%s is refused at its phrase, and nothing is saved', async (_what, phrase, code) => {
  const { body } = await save([{ grade: 5, phrases: ['Fresh tea', phrase] }]).expect(422);
  expect(body.errors).toMatchObject([{ path: 'grades.0.phrases.1', code }]);
  expect((await read()).languages).toEqual([]);
});

it('a plan without them is refused with the one that has them, and its forms offer the common ones', async () => {
  await save([{ grade: 5, phrases: ['Fresh tea'] }]).expect(200);
  await api.app.db.pool.query(
    `insert into engine.subscriptions (company_id, plan, state, period_end, monthly_invitations)
     values ($1, 'trustStart', 'paid', now() + interval '30 days', 100)
     on conflict (company_id) do update set plan = excluded.plan, state = excluded.state, period_end = excluded.period_end`,
    [merchant.company.id],
  );
  const { body } = await save([]).expect(402);
  expect(body).toMatchObject({ code: 'plan_lacks_feature', params: { plan: 'trustPro' } });
  expect(body.detail).toContain('the Pro plan');
  await merchant.browser.get(`${merchant.panel}/own-hints/en`).expect(402);
  expect(await offered(merchant)).toEqual([COMMON]);
});

it('an agent reads them and may not change them', async () => {
  const agent = await api.merchant({}, 'agent');
  await agent.browser.get(`${agent.panel}/own-hints/en`).expect(200);
  await agent.browser.put(`${agent.panel}/own-hints/en`).send({ grades: [] }).expect(403);
});
