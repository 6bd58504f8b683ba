import { sql } from 'drizzle-orm';
import type { UserFeatureSets } from '@app/contracts/company/user-features';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { recountAggregates } from '../reviews/public.ts';
import { aCustomer } from '../reviews/testing/customers.ts';

let test: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  test = await testApi();
});
afterAll(() => test.close());

const KIND = { name: { en: 'Travels' }, choices: ['alone', 'as a family'].map((en) => ({ name: { en } })) };
const profile = async () =>
  (await test.program().get(`${API_ROOT}/companies/${merchant.company.slug}`).expect(200)).body.userFeatures;
beforeEach(async () => {
  merchant = await test.merchant({ mediateCompany: false });
  await test.app.db.queries.execute(sql`
    update engine.companies set kind = 'hotels' where id = ${merchant.company.id}`);
});

it('a hotel asks with its own review, by invitation and by code, and its profile counts and filters', async () => {
  const { body: saved } = await merchant.browser
    .put(`${merchant.panel}/user-features`)
    .send({ category: null, features: [KIND] })
    .expect(200);
  const [kind] = (saved as UserFeatureSets).items[0]!.features;
  const [alone, family] = kind!.choices.map(({ id }) => id) as [string, string];
  expect(saved).toMatchObject({ about: 'company', categories: [] });
  const customer = await aCustomer(test, merchant);
  const { body: form } = await test.program().get(`${API_ROOT}/invitations/${customer.token}`).expect(200);
  expect(form.userFeatures).toMatchObject([{ name: 'Travels' }]);
  await customer.submit({ userChoices: [family] });
  const code = (await merchant.browser.post(`${merchant.panel}/entry-codes`).send({ kind: 'qr', label: 'Door' })).body;
  const guest = test.browser();
  const { body: entryForm } = await guest.get(`${API_ROOT}/entries/${code.code}`).expect(200);
  expect(entryForm.userFeatures).toMatchObject([{ name: 'Travels' }]);
  const entry = {
    code: code.code,
    grade: 5,
    body: 'A quiet room and a friendly breakfast by the lake.',
    authorName: 'Ewa',
    email: 'guest@mail.example',
    acceptTerms: true,
  };
  const wrong = await guest
    .post(`${API_ROOT}/entry-reviews`)
    .send({ ...entry, userChoices: [kind!.id] })
    .expect(422);
  expect(wrong.body.errors).toMatchObject([{ path: 'userChoices.0', code: 'unknown_choice' }]);
  await guest
    .post(`${API_ROOT}/entry-reviews`)
    .send({ ...entry, userChoices: [alone] })
    .expect(201);
  await runOutbox(test.app, { but: ['reviews.send-confirmation'] });
  // The guest's waits for its confirmation.
  expect(await profile()).toEqual([
    { id: kind!.id, name: 'Travels', choices: [{ id: family, name: 'as a family', count: 1 }] },
  ]);
  const list = `${API_ROOT}/companies/${merchant.company.slug}/reviews`;
  expect((await test.program().get(`${list}?choices=${family}`).expect(200)).body.items).toHaveLength(1);
  expect((await test.program().get(`${list}?choices=${alone}`).expect(200)).body.items).toEqual([]);
  expect(await test.app.db.tx((tx) => recountAggregates(tx, { companyId: merchant.company.id }))).toBe(0);
});

it('a hotel has no categories of products', async () => {
  const { body } = await merchant.browser
    .put(`${merchant.panel}/user-features`)
    .send({ category: 'Rooms', features: [KIND] })
    .expect(422);
  expect(body.errors).toMatchObject([{ path: 'category', code: 'invalid' }]);
});
