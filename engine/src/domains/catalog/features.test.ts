import { sql } from 'drizzle-orm';
import type { FeatureSets } from '@app/contracts/product-features';
import type { InvitationForm } from '@app/contracts/review-forms';
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
  merchant = await test.merchant();
});
afterAll(() => test.close());

const SIZE = {
  name: { en: 'Size', pl: 'Rozmiar' },
  low: { en: 'too small', pl: 'za mały' },
  high: { en: 'too large', pl: 'za duży' },
};
const TASTE = { name: { pl: 'Smak' }, low: { pl: 'łagodny' }, high: { pl: 'mocny' } };

const save = (set: object) =>
  merchant.browser
    .put(`${merchant.panel}/product-features`)
    .send({ category: null, productId: null, features: [], ...set });
const sets = async (): Promise<FeatureSets['items']> =>
  (await merchant.browser.get(`${merchant.panel}/product-features`).expect(200)).body.items;
const plan = (name: string) =>
  test.app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end)
    values (${merchant.company.id}, ${name}, 'paid', now() + interval '30 days')`);
const askedOf = async ({ token }: Customer): Promise<InvitationForm['products']> =>
  (await test.program().get(`${API_ROOT}/invitations/${token}`).expect(200)).body.products;
const resultsOf = async (productId: string, language = 'en') =>
  (await test.program().get(`${API_ROOT}/products/${productId}`).set('Accept-Language', language).expect(200)).body
    .features;
const count = () => test.app.db.tx((tx) => recountAggregates(tx, { companyId: merchant.company.id }));

/** A customer who bought one product. */
const buyer = () => aCustomer(test, merchant, 1);
const BODY = 'The tea smells of smoke and oranges.';

describe('features of products', () => {
  it('features of products are kept per company, category or product; the most specific set is asked', async () => {
    const customer = await buyer();
    const [productId = ''] = customer.productIds;
    expect((await askedOf(customer))[0]).not.toHaveProperty('features');
    await save({ features: [SIZE] }).expect(200);
    expect((await askedOf(customer))[0]?.features).toMatchObject([
      { name: 'Size', low: 'too small', high: 'too large' },
    ]);
    await save({ category: 'Tea', features: [TASTE, SIZE] }).expect(200);
    expect((await askedOf(customer))[0]?.features).toHaveLength(1);
    await merchant.browser
      .put(`${merchant.panel}/products/${productId}/category`)
      .send({ category: 'Tea' })
      .expect(204);
    // In the words that there are.
    expect((await askedOf(customer))[0]?.features?.map(({ name }) => name)).toEqual(['Smak', 'Size']);
    await save({ productId, features: [TASTE] }).expect(200);
    expect((await askedOf(customer))[0]?.features).toHaveLength(1);
    expect(
      (await sets()).map(({ category, productName, features }) => [category, productName, features.length]),
    ).toEqual(
      expect.arrayContaining([
        [null, null, 1],
        ['Tea', null, 2],
        [null, 'Tea 0', 1],
      ]),
    );
    await save({ productId, features: [] }).expect(200);
    expect((await askedOf(customer))[0]?.features).toHaveLength(2);
  });

  it('number at most eight, each with a name and a label for both ends', async () => {
    for (const features of [
      Array<object>(9).fill(SIZE),
      [{ ...SIZE, low: {} }],
      [{ ...SIZE, name: { en: 'x'.repeat(41) } }],
      [{ ...SIZE, id: merchant.company.id }],
    ])
      expect((await save({ features }).expect(422)).body.code).toBe('validation_failed');
    await save({ features: Array<object>(8).fill(SIZE) }).expect(200);
  });

  it('belong to the company: products and features of another one are unknown', async () => {
    const [productId = ''] = (await buyer()).productIds;
    const mine = merchant;
    merchant = await test.merchant();
    await save({ productId, features: [SIZE] }).expect(404);
    await merchant.browser.put(`${merchant.panel}/products/${productId}/category`).send({ category: 'x' }).expect(404);
    expect(await sets()).toEqual([]);
    expect((await merchant.browser.get(`${merchant.panel}/products`).expect(200)).body.items).toEqual([]);
    merchant = mine;
    const { body } = await mine.browser.get(`${mine.panel}/products?q=tea`).expect(200);
    expect(body.items).toMatchObject([{ id: productId, name: 'Tea 0', category: null, reviews: 0 }]);
  });

  it('features of products need the Pro plan: refused with 402 otherwise, and no longer asked after a downgrade', async () => {
    const customer = await buyer();
    await save({ features: [SIZE] }).expect(200);
    await plan('trustStart');
    const refused = await save({ features: [] });
    expect([refused.status, refused.body.code, refused.body.params]).toEqual([
      402,
      'plan_lacks_feature',
      { feature: 'attributes', plan: 'trustPro' },
    ]);
    expect((await askedOf(customer))[0]).not.toHaveProperty('features');
  });

  it('features of products may be sent with the products of an order', async () => {
    await merchant.browser
      .post(`${merchant.panel}/orders`)
      .send({
        orderId: 'C-1',
        email: 'c@mail.example',
        language: 'en',
        basis: 'consent',
        products: [{ productId: 'SKU', name: 'Tea', category: 'Green' }],
      })
      .expect(201);
    const { body } = await merchant.browser.get(`${merchant.panel}/products`).expect(200);
    expect([body.items[0].category, body.categories]).toEqual(['Green', ['Green']]);
    const file = 'order_id,email,basis,product_id,product_category\nC-2,d@mail.example,consent,SKU,Black\n';
    await merchant.browser
      .post(`${merchant.panel}/order-imports`)
      .set({ 'Content-Type': 'text/csv', 'X-File-Name': 'orders.csv' })
      .send(file)
      .expect(202);
    await runOutbox(test.app, { but: ['invitations.send'] });
    const { body: after } = await merchant.browser.get(`${merchant.panel}/products`).expect(200);
    expect(after.items).toMatchObject([{ externalId: 'SKU', name: 'Tea', category: 'Black' }]);
  });
});

describe('what reviewers say of product features', () => {
  it('what reviewers say of product features is shown as a position with its count, does not affect the grade, and matches a recount', async () => {
    await save({ features: [SIZE, TASTE] }).expect(200);
    const first = await buyer();
    const [productId = ''] = first.productIds;
    const [size, taste] = (await sets())[0]!.features.map(({ id }) => id) as [string, string];
    const write = async (customer: Customer, grade: number, features: object) => {
      const products = [{ productId: customer.productIds[0], grade, body: BODY, features }];
      expect((await customer.submit({ grade: 5, products })).status).toBe(201);
    };
    await write(first, 5, { [size]: 2, [taste]: 5 });
    await runOutbox(test.app);
    const before = (await test.program().get(`${API_ROOT}/products/${productId}`)).body;
    expect(before.grades).toMatchObject({ count: 1, average: 5 });
    expect(before.ratings).toEqual([]);
    expect(await resultsOf(productId, 'pl')).toEqual([
      { id: size, name: 'Rozmiar', low: 'za mały', high: 'za duży', count: 1, position: 2 },
      { id: taste, name: 'Smak', low: 'łagodny', high: 'mocny', count: 1, position: 5 },
    ]);
    expect(await count()).toBe(0);
    expect(await resultsOf(productId)).toHaveLength(2);
  });

  it('what reviewers say of product features disappears with the review, and stays when its text is changed', async () => {
    await save({ features: [SIZE] }).expect(200);
    const customer = await buyer();
    const [productId = ''] = customer.productIds;
    const [size = ''] = (await sets())[0]!.features.map(({ id }) => id);
    const { body: sent } = await customer.submitProduct(productId, { features: { [size]: 4 } });
    await runOutbox(test.app);
    const own = `${API_ROOT}/my-reviews/${customer.token}/${sent.reviewId}`;
    await customer.browser
      .put(own)
      .send({ grade: 4, body: `${BODY} Of honey, too.` })
      .expect(200);
    await runOutbox(test.app);
    expect(await resultsOf(productId)).toMatchObject([{ count: 1, position: 4 }]);
    await customer.browser.delete(own).expect(204);
    await runOutbox(test.app);
    expect(await resultsOf(productId)).toEqual([]);
    expect(await count()).toBe(0);
  });

  it('what reviewers say of product features is accepted only for features asked of the product, from 1 to 5', async () => {
    await save({ features: [SIZE] }).expect(200);
    const customer = await buyer();
    const [productId = ''] = customer.productIds;
    const [size = ''] = (await sets())[0]!.features.map(({ id }) => id);
    for (const features of [{ [size]: 6 }, { [merchant.company.id]: 3 }, { size: 3 }])
      expect((await customer.submitProduct(productId, { features })).status).toBe(422);
    const { status, body } = await customer.submit({
      products: [{ productId, grade: 5, body: BODY, features: { [merchant.company.id]: 3 } }],
    });
    expect([status, body.errors]).toMatchObject([
      422,
      [{ path: `products.0.features.${merchant.company.id}`, code: 'unknown_criterion' }],
    ]);
  });

  it('what reviewers say of product features is hidden once the feature is deleted, and stays with a renamed one', async () => {
    await save({ features: [SIZE, TASTE] }).expect(200);
    const customer = await buyer();
    const [productId = ''] = customer.productIds;
    const [size, taste] = (await sets())[0]!.features.map(({ id }) => id) as [string, string];
    await customer.submitProduct(productId, { features: { [size]: 1, [taste]: 3 } });
    await runOutbox(test.app);
    await save({ features: [{ ...SIZE, id: size, name: { en: 'Fit' } }] }).expect(200);
    expect(await resultsOf(productId)).toMatchObject([{ name: 'Fit', count: 1, position: 1 }]);
  });
});
