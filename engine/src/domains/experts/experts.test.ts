import { sql } from 'drizzle-orm';
import { MAX_EXPERTS } from '@app/contracts/company/experts';
import type { Expert, Experts } from '@app/contracts/company/experts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { picture } from '../../platform/pictures/testing.ts';

const ANNA = {
  name: 'Anna Kowalska',
  title: { en: 'Pharmacist', pl: 'farmaceutka' },
  biography: { en: 'She has worked in pharmacies for ten years.' },
  languages: ['pl', 'en'],
  agreed: true,
};
let test: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  test = await testApi();
});
beforeEach(async () => {
  merchant = await test.merchant({ name: 'Green pharmacy' });
});
afterAll(() => test.close());

const add = (given: object = {}) => merchant.browser.post(`${merchant.panel}/experts`).send({ ...ANNA, ...given });
const added = async (given: object = {}): Promise<Expert> => (await add(given).expect(201)).body;
const one = ({ id }: Expert) => `${merchant.panel}/experts/${id}`;
const list = async (): Promise<Experts['items']> =>
  (await merchant.browser.get(`${merchant.panel}/experts`).expect(200)).body.items;
const onProfile = async (): Promise<object[]> =>
  (await test.program().get(`${API_ROOT}/companies/${merchant.company.slug}`).expect(200)).body.experts;
const subscribe = (plan: string, state = 'paid') =>
  test.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${merchant.company.id}, ${plan}, ${state}, now() + interval '30 days')
    on conflict (company_id) do update set plan = excluded.plan, state = excluded.state`);
const acts = async (): Promise<string[]> => {
  const { rows } = await test.app.db.queries.execute<{ act: string }>(
    sql`select act from engine.audit_log where company_id = ${merchant.company.id} and act like 'expert.%' order by id`,
  );
  return rows.map(({ act }) => act);
};

describe('an expert of a company', () => {
  it('an expert of a company is on its profile with photo and words, and every change is in the audit log', async () => {
    const anna = await added();
    const shown = { id: anna.id, name: ANNA.name, title: ANNA.title, languages: ANNA.languages, photo: null };
    expect(await onProfile()).toEqual([{ ...shown, biography: ANNA.biography }]);
    const photo = await picture('png', 300, 400);
    const { body } = await merchant.browser
      .put(`${one(anna)}/photo`)
      .type('image/png')
      .send(photo)
      .expect(200);
    await test.program().get(body.photo.small).expect(200);
    expect(await onProfile()).toMatchObject([{ photo: body.photo }]);
    await merchant.browser
      .put(one(anna))
      .send({ ...ANNA, title: { en: 'Head pharmacist' }, biography: {} })
      .expect(200);
    expect(await onProfile()).toMatchObject([{ title: { en: 'Head pharmacist' }, biography: {} }]);
    await merchant.browser.delete(`${one(anna)}/photo`).expect(204);
    await merchant.browser.delete(`${one(anna)}/photo`).expect(404);
    await test.program().get(body.photo.small).expect(404);
    expect(await acts()).toEqual(['expert.added', 'expert.photo_set', 'expert.changed', 'expert.photo_removed']);
  });

  it('an expert of a company is not stored without the confirmation that the person agreed', async () => {
    for (const agreed of [false, undefined]) {
      const { body } = await add({ agreed }).expect(422);
      expect(body.errors).toMatchObject([{ path: 'agreed' }]);
    }
    expect(await list()).toEqual([]);
  });

  it.each([
    ['an insult', 'biography.en', { biography: { en: 'She knows that you are a fucking asshole.' } }],
    ['a link', 'biography.en', { biography: { en: 'Read more at https://elsewhere.example/anna please.' } }],
    ['a phone number', 'biography.en', { biography: { en: 'Call her at +48 600 100 200 whenever you like.' } }],
    ['a link for a title', 'title.en', { title: { en: 'www.elsewhere.example' } }],
    ['no title', 'title', { title: {} }],
    ['a link for a name', 'name', { name: 'www.elsewhere.example' }],
  ])('with %s is refused at that field, and nothing is stored', async (_name, path, given) => {
    const { body } = await add(given).expect(422);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    expect(await list()).toEqual([]);
    expect(await acts()).toEqual([]);
  });

  it('who is removed leaves the profile and stays named in the list until the name is erased', async () => {
    const [anna, jan] = [await added(), await added({ name: 'Jan Nowak' })];
    await merchant.browser.delete(one(anna)).expect(204);
    expect(await onProfile()).toMatchObject([{ id: jan.id }]);
    expect(await list()).toMatchObject([
      { id: jan.id, removedAt: null },
      { id: anna.id, name: ANNA.name, biography: {}, removedAt: expect.any(String) },
    ]);
    await merchant.browser.put(one(anna)).send(ANNA).expect(404);
    await merchant.browser.delete(one(anna)).expect(404);
    await merchant.browser.delete(`${one(anna)}?names=erase`).expect(204);
    await merchant.browser.delete(`${one(anna)}?names=erase`).expect(404);
    expect(await list()).toMatchObject([{ id: jan.id }]);
    const { rows } = await test.app.db.queries.execute(
      sql`select name, title, biography, picture_id from engine.experts where id = ${anna.id}`,
    );
    expect(rows).toEqual([{ name: null, title: {}, biography: {}, picture_id: null }]);
  });

  it('an expert of a company is not added a second time by a repeated request, nor beyond the limit', async () => {
    const key = '0190a1b2-0000-7000-8000-000000000001';
    const ids = [await add().set('Idempotency-Key', key), await add().set('Idempotency-Key', key)].map(
      ({ body }) => body.id,
    );
    expect(new Set(ids).size).toBe(1);
    await test.app.db.queries.execute(sql`
      insert into engine.experts (id, company_id, name, title, biography, languages, agreed_at, created_at)
      select uuidv7(), ${merchant.company.id}, 'Expert', '{}', '{}', '[]', now(), now() from generate_series(2, ${MAX_EXPERTS}::int)`);
    const { body } = await add({ name: 'One more' }).expect(409);
    expect([body.code, body.params]).toEqual(['too_many', { maximum: MAX_EXPERTS }]);
  });
});

describe('after the plan or the subscription is lost', () => {
  it.each([
    ['trustStart', 'paid'],
    ['trustPro', 'suspended'],
  ])('(%s, %s) experts are read and removed, but neither added nor presented', async (plan, state) => {
    const anna = await added();
    await subscribe(plan, state);
    expect(await onProfile()).toEqual([]);
    expect(await list()).toMatchObject([{ id: anna.id }]);
    await add({ name: 'Jan Nowak' }).expect(402);
    await merchant.browser.put(one(anna)).send(ANNA).expect(402);
    await merchant.browser.delete(`${one(anna)}?names=erase`).expect(204);
    expect(await list()).toEqual([]);
  });
});
