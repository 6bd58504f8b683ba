import { googleErrors } from '../../../../tests/support/site/google-rules.ts';
import { sql } from 'drizzle-orm';
import { recountAggregates } from '../reviews/public.ts';
import { aReview } from '../reviews/testing/factory.ts';
import { widgetTest } from './testing.ts';
import type { WidgetShop, WidgetTest } from './testing.ts';

let test: WidgetTest;
beforeAll(async () => {
  test = await widgetTest();
});
afterAll(() => test.close());

/** A shop whose product has reviews of these grades, and which itself has one of 1. */
async function productShop(grades: number[], given: object = {}): Promise<{ shop: WidgetShop; productId: string }> {
  const shop = await test.shop();
  const productId = await shop.product();
  await test.app.db.tx(async (tx) => {
    for (const grade of grades) await aReview(tx, { companyId: shop.companyId, productId, grade, ...given });
    await aReview(tx, { companyId: shop.companyId, grade: 1, body: 'A review of the shop itself, a bad one.' });
    await recountAggregates(tx, { companyId: shop.companyId });
  });
  return { shop, productId };
}

it.each(['product-reviews', 'product-stars'] as const)(
  '%s shows the product that the page names by the shop’s number or our id, with structured data about it alone',
  async (kind) => {
    const { shop, productId } = await productShop([5, 4, 4]);
    const id = await shop.create(kind);
    const data = await test.read(id, { product: 'SKU 1' });
    expect(data).toMatchObject({
      state: 'shown',
      product: { id: productId, name: 'Green tea', rating: { average: 4.3, count: 3, distribution: [0, 0, 0, 2, 1] } },
      rating: { average: 1, count: 1 },
    });
    expect(data.reviews).toHaveLength(kind === 'product-reviews' ? 3 : 0);
    expect(data.texts.productCount).toBe('3 reviews');
    expect(data.formUrl).toContain(`${data.product?.url}?code=`);
    expect(data.jsonLd).toMatchObject({
      '@type': 'Product',
      name: 'Green tea',
      aggregateRating: { ratingValue: 4.3, reviewCount: 3, bestRating: 5, worstRating: 1 },
    });
    expect(googleErrors(data.jsonLd ?? {})).toEqual([]);
    expect(JSON.stringify(data.jsonLd)).not.toMatch(/Organization|Store|LocalBusiness|Tea house|a bad one/);
    expect((await test.read(id, { product: productId })).product?.id).toBe(productId);
  },
);

it('structured data names at most five of the reviews that are shown, and no imported or erased ones', async () => {
  const { shop } = await productShop([5, 5, 5, 5, 5, 5, 5, 5]);
  const id = await shop.create('product-reviews');
  await shop.set(id, { count: 12 });
  expect((await test.read(id, { product: 'SKU 1' })).jsonLd?.['review']).toHaveLength(5);
  await test.app.db.queries.execute(sql`
    update engine.reviews set origin = 'external' where company_id = ${shop.companyId}`);
  await test.app.db.tx((tx) => recountAggregates(tx, { companyId: shop.companyId }));
  const imported = await test.read(id, { product: 'SKU 1' });
  expect(imported.product?.rating.count).toBe(8);
  expect(imported.jsonLd).toBeNull();
});

it.each([
  ['no product', {}],
  ['a product that the shop does not have', { product: 'SKU 2' }],
])('with %s it is empty', async (_what, query) => {
  const { shop } = await productShop([5]);
  const id = await shop.create('product-reviews');
  expect(await test.read(id, query)).toMatchObject({ state: 'empty', product: null, reviews: [], jsonLd: null });
});

it('products of other shops are not shown', async () => {
  const { productId } = await productShop([5]);
  const { shop } = await productShop([1]);
  const id = await shop.create('product-stars');
  expect((await test.read(id, { product: productId })).product).toBeNull();
});

it('widgets about the company have no structured data, whatever the page names', async () => {
  const { shop } = await productShop([5]);
  for (const kind of ['certificate', 'carousel', 'rating-list', 'tab', 'badge', 'trust-page'] as const) {
    const data = await test.read(await shop.create(kind), { product: 'SKU 1' });
    expect([data.jsonLd, data.product]).toEqual([null, null]);
  }
});

it('questions stand under a product, with the company’s answers', async () => {
  const { shop, productId } = await productShop([5]);
  const asked = { name: 'Eve', body: 'Does the green tea come in a tin or in a paper bag?' };
  await test.browser().post(`/api/v1/products/${productId}/questions`).send(asked).expect(202);
  await test.app.db.queries.execute(sql`
    update engine.product_questions set state = 'published', published_at = now(), answer = 'In a tin.', answered_at = now()
    where product_id = ${productId}`);
  const data = await test.read(await shop.create('product-reviews'), { product: 'SKU 1' });
  expect(data.product).toMatchObject({
    questions: [{ question: asked.body, answer: 'In a tin.', answeredBy: 'Tea house' }],
    askUrl: expect.stringMatching(/#questions$/),
  });
  expect(JSON.stringify(data)).not.toContain('Eve');
});
