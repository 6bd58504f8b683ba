import { sql } from 'drizzle-orm';
import type { UserFeatureSet, UserFeatureSets } from '@app/contracts/company/user-features';
import type { InvitationForm } from '@app/contracts/review-forms';
import type { ReviewCard } from '@app/contracts/reviews';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { recountAggregates } from '../reviews/public.ts';
import { aCustomer } from '../reviews/testing/customers.ts';
import type { Customer } from '../reviews/testing/customers.ts';

let test: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  test = await testApi();
});
beforeEach(async () => {
  merchant = await test.merchant({ mediateCompany: false, mediateProducts: false });
});
afterAll(() => test.close());

const SIZE = {
  name: { en: 'Size', pl: 'Rozmiar' },
  choices: ['S', 'M', 'L'].map((en) => ({ name: { en } })),
};
const SKIN = { name: { pl: 'Cera' }, choices: [{ name: { pl: 'sucha' } }, { name: { pl: 'tłusta' } }] };

const put = (set: object) =>
  merchant.browser.put(`${merchant.panel}/user-features`).send({ category: null, features: [], ...set });
const save = async (features: object[], category: string | null = null): Promise<UserFeatureSet['features']> => {
  const { body } = await put({ category, features }).expect(200);
  return (body as UserFeatureSets).items.find((set) => set.category === category)?.features ?? [];
};
const sets = async (): Promise<UserFeatureSets> =>
  (await merchant.browser.get(`${merchant.panel}/user-features`).expect(200)).body;
const errorsOf = async (set: object) => {
  const { body } = await put(set).expect(422);
  return body.errors.map(({ path }: { path: string }) => path);
};
const buyer = () => aCustomer(test, merchant, 1);
const formOf = async ({ token }: Customer): Promise<InvitationForm> =>
  (await test.program().get(`${API_ROOT}/invitations/${token}`).expect(200)).body;
const product = async (id: string, language = 'en') =>
  (await test.program().get(`${API_ROOT}/products/${id}`).set('Accept-Language', language).expect(200)).body
    .userFeatures;
const listed = async (id: string, query = ''): Promise<ReviewCard[]> =>
  (
    await test
      .program()
      .get(`${API_ROOT}/companies/${merchant.company.slug}/products/${id}/reviews${query}`)
      .expect(200)
  ).body.items;
const wrongCells = () => test.app.db.tx((tx) => recountAggregates(tx, { companyId: merchant.company.id }));

describe('what reviewers are asked about themselves', () => {
  it('what reviewers are asked about themselves is asked per category of products, else with the set for all, in words that there are', async () => {
    const customer = await buyer();
    const [productId = ''] = customer.productIds;
    expect((await formOf(customer)).products[0]).not.toHaveProperty('userFeatures');
    await save([SIZE]);
    expect((await formOf(customer)).products[0]?.userFeatures).toMatchObject([
      { name: 'Size', choices: [{ name: 'S' }, { name: 'M' }, { name: 'L' }] },
    ]);
    await save([SKIN], 'Creams');
    await merchant.browser.put(`${merchant.panel}/products/${productId}/category`).send({ category: 'Creams' });
    expect((await formOf(customer)).products[0]?.userFeatures?.map(({ name }) => name)).toEqual(['Cera']);
    expect(await sets()).toMatchObject({
      about: 'products',
      categories: ['Creams'],
      items: [{ category: null }, { category: 'Creams' }],
    });
    await save([], 'Creams');
    expect((await formOf(customer)).products[0]?.userFeatures?.map(({ name }) => name)).toEqual(['Size']);
    const { rows } = await test.app.db.queries.execute<{ act: string }>(
      sql`select act from engine.audit_log where company_id = ${merchant.company.id} and act = 'user_features.saved'`,
    );
    expect(rows).toHaveLength(3);
  });

  it('features of products stay what they are', async () => {
    const scale = { name: { en: 'Taste' }, low: { en: 'mild' }, high: { en: 'strong' } };
    const path = `${merchant.panel}/product-features`;
    await merchant.browser
      .put(path)
      .send({ category: null, productId: null, features: [scale] })
      .expect(200);
    await save([SIZE]);
    const customer = await buyer();
    const [asked] = (await formOf(customer)).products;
    expect(asked?.features?.map(({ name }) => name)).toEqual(['Taste']);
    expect(asked?.userFeatures?.map(({ name }) => name)).toEqual(['Size']);
    await save([]);
    const { body } = await merchant.browser.get(path).expect(200);
    expect(body.items).toMatchObject([{ features: [{ name: { en: 'Taste' } }] }]);
  });

  it.each([
    ['more than five', { features: Array<object>(6).fill(SIZE) }, ['features']],
    ['a single choice', { features: [{ ...SIZE, choices: SIZE.choices.slice(0, 1) }] }, ['features.0.choices']],
    ['13 choices', { features: [{ ...SIZE, choices: Array(13).fill(SIZE.choices[0]) }] }, ['features.0.choices']],
    [
      'a choice without words',
      { features: [{ ...SIZE, choices: [...SIZE.choices, { name: {} }] }] },
      ['features.0.choices.3.name'],
    ],
    ['a name that is too long', { features: [{ ...SIZE, name: { en: 'x'.repeat(41) } }] }, ['features.0.name.en']],
    [
      'an insult',
      { features: [{ ...SIZE, name: { en: 'How much of a fucking asshole are you' } }] },
      ['features.0.name.en'],
    ],
    ['a link', { features: [{ ...SIZE, name: { en: 'See www.elsewhere.example' } }] }, ['features.0.name.en']],
    [
      'a phone number for a choice',
      { features: [{ ...SIZE, choices: [...SIZE.choices, { name: { en: 'Call +48 600 100 200' } }] }] },
      ['features.0.choices.3.name.en'],
    ],
    ['somebody else’s id', { features: [{ ...SIZE, id: '0190a1b2-0000-7000-8000-000000000001' }] }, ['features.0.id']],
  ])('%s is refused at its field, and nothing is stored', async (_name, set, paths) => {
    expect(await errorsOf(set)).toEqual(paths);
    expect((await sets()).items).toEqual([]);
  });

  it('choices keep their ids; one of another feature is refused', async () => {
    const [size, skin] = await save([SIZE, SKIN]);
    const renamed = { ...size!, choices: size!.choices.map(({ id }, n) => ({ id, name: { en: `Size ${n}` } })) };
    const [kept] = await save([renamed, skin!]);
    expect(kept?.choices.map(({ id }) => id)).toEqual(size!.choices.map(({ id }) => id));
    const stolen = { ...skin!, choices: [...skin!.choices, size!.choices[0]!] };
    expect(await errorsOf({ features: [size, stolen] })).toEqual(['features.1.choices.2.id']);
  });

  it('what reviewers are asked about themselves is not asked any more without the plan; what was said stays', async () => {
    const [size] = await save([SIZE]);
    const [first, second] = [await buyer(), await buyer()];
    const [productId = ''] = first.productIds;
    await first.submitProduct(productId, { userChoices: [size!.choices[1]!.id] });
    await runOutbox(test.app);
    await test.app.db.queries.execute(sql`
      insert into engine.subscriptions (company_id, plan, state, period_end)
      values (${merchant.company.id}, 'trustStart', 'paid', now() + interval '30 days')`);
    expect((await formOf(second)).products[0]).not.toHaveProperty('userFeatures');
    expect((await put({ features: [SKIN] }).expect(402)).body.params).toEqual({
      feature: 'user_features',
      plan: 'trustPro',
    });
    expect((await listed(productId))[0]?.userFeatures).toMatchObject([{ choice: { name: { en: 'M' } } }]);
  });
});

describe('what reviewers say of themselves', () => {
  it('what reviewers say of themselves is on the card, counted on the product’s page, and filters its list to as many reviews', async () => {
    const [size, skin] = await save([SIZE, SKIN]);
    const [s, m] = size!.choices.map(({ id }) => id) as [string, string];
    const dry = skin!.choices[0]!.id;
    const first = await buyer();
    const [productId = ''] = first.productIds;
    const said = [[m, dry], [m], [s], []];
    for (const userChoices of said) {
      const customer = await buyer();
      await test.app.db.queries.execute(sql`
        update engine.order_products set product_id = ${productId}
        where product_id = ${customer.productIds[0]} `);
      expect(await customer.submitProduct(productId, { userChoices })).toMatchObject({ status: 201 });
    }
    await runOutbox(test.app);
    expect(await product(productId)).toEqual([
      {
        id: size!.id,
        name: 'Size',
        choices: [
          { id: s, name: 'S', count: 1 },
          { id: m, name: 'M', count: 2 },
        ],
      },
      { id: skin!.id, name: 'Cera', choices: [{ id: dry, name: 'sucha', count: 1 }] },
    ]);
    expect((await product(productId, 'pl'))[0].name).toBe('Rozmiar');
    expect(await listed(productId)).toHaveLength(4);
    for (const { choices } of await product(productId))
      for (const { id, count } of choices) expect(await listed(productId, `?choices=${id}`)).toHaveLength(count);
    const [both, ...others] = await listed(productId, `?choices=${m},${dry}`);
    expect(others).toEqual([]);
    expect(both?.userFeatures).toEqual([
      { id: size!.id, name: SIZE.name, choice: { id: m, name: { en: 'M' } } },
      { id: skin!.id, name: SKIN.name, choice: { id: dry, name: { pl: 'sucha' } } },
    ]);
    expect(await listed(productId, `?choices=${s},${dry}`)).toEqual([]);
    await test
      .program()
      .get(`${API_ROOT}/companies/${merchant.company.slug}/products/${productId}/reviews?choices=x`)
      .expect(422);
    expect(await wrongCells()).toBe(0);
    // What is asked no longer is shown no longer, nor counted on the page.
    await save([skin!]);
    expect((await product(productId)).map(({ name }: { name: string }) => name)).toEqual(['Cera']);
    expect((await listed(productId, `?choices=${m},${dry}`))[0]?.userFeatures).toHaveLength(1);
  });

  it('what reviewers say of themselves is refused where it was not asked, and a second choice of the same feature too', async () => {
    const [size] = await save([SIZE]);
    const [s, m] = size!.choices.map(({ id }) => id);
    const customer = await buyer();
    const [productId = ''] = customer.productIds;
    for (const [userChoices, path, code] of [
      [[s, m], 'userChoices.1', 'repeated_question'],
      [[size!.id], 'userChoices.0', 'unknown_choice'],
    ] as const)
      expect(await customer.submitProduct(productId, { userChoices })).toMatchObject({
        status: 422,
        body: { errors: [{ path, code }] },
      });
    // A shop's own review asks nothing of them.
    expect(await customer.submit({ userChoices: [s] })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'userChoices.0', code: 'unknown_choice' }] },
    });
    const products = [{ productId, grade: 5, body: 'The tea smells of smoke and oranges.', userChoices: [m] }];
    expect(await customer.submit({ products })).toMatchObject({ status: 201 });
  });

  it('what reviewers say of themselves is changed and erased by its author; counts follow', async () => {
    const [size] = await save([SIZE]);
    const [s, m] = size!.choices.map(({ id }) => id) as [string, string];
    const customer = await buyer();
    const [productId = ''] = customer.productIds;
    const reviewId = (await customer.submitProduct(productId, { userChoices: [m] })).body.reviewId!;
    await runOutbox(test.app);
    const own = `${API_ROOT}/my-reviews/${customer.token}`;
    const { body } = await test.program().get(own).expect(200);
    expect(body.reviews[0]).toMatchObject({ userFeatures: [{ id: size!.id, name: 'Size' }], userChoices: [m] });
    const text = { grade: 5, body: 'The tea smells of smoke and oranges.' };
    const changed = await customer.browser
      .put(`${own}/${reviewId}`)
      .send({ ...text, userChoices: [s] })
      .expect(200);
    expect(changed.body.userChoices).toEqual([s]);
    await runOutbox(test.app);
    expect((await product(productId))[0].choices).toEqual([{ id: s, name: 'S', count: 1 }]);
    // An edit that does not mention them leaves them as they are.
    await customer.browser
      .put(`${own}/${reviewId}`)
      .send({ ...text, grade: 4 })
      .expect(200);
    await runOutbox(test.app);
    expect((await listed(productId, `?choices=${s}`)).map(({ grade }) => grade)).toEqual([4]);
    await customer.browser.delete(`${own}/${reviewId}`).expect(204);
    await runOutbox(test.app);
    expect(await product(productId)).toEqual([]);
    const { rows } = await test.app.db.queries.execute(
      sql`select distinct user_choices from engine.review_revisions where review_id = ${reviewId}`,
    );
    expect(rows).toEqual([{ user_choices: [] }]);
    expect(await wrongCells()).toBe(0);
  });
});
