import { sql } from 'drizzle-orm';
import type { ProductPage } from '@app/contracts/products';
import type { Grade } from '@app/contracts/common';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { subscriptions } from '../billing/schema.ts';
import { ensureProducts } from '../catalog/public.ts';
import { recountAggregates } from '../reviews/public.ts';
import { aReview } from '../reviews/testing/factory.ts';

interface Shop extends SignedInMerchant {
  productId: string;
}

let api: TestApi;
let shop: Shop;
let source: Shop;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function aShop(name: string, grades: Grade[]): Promise<Shop> {
  const merchant = await api.merchant({ name });
  const companyId = merchant.company.id;
  const productId = await api.app.db.tx(async (tx) => {
    const made = await ensureProducts(tx, companyId, [{ externalId: 'T-1', name: 'Alba tent', url: null }], new Date());
    const id = made.get('T-1')!;
    for (const [index, grade] of grades.entries())
      await aReview(tx, {
        companyId,
        productId: id,
        grade,
        submittedAt: new Date(Date.now() - (index + 1) * 3_600_000),
      });
    await recountAggregates(tx, { companyId });
    return id;
  });
  return { ...merchant, productId };
}
beforeEach(async () => {
  [shop, source] = await Promise.all([aShop('Small shop', [5, 4]), aShop('Large shop', [1, 2, 3, 4, 5])]);
});

const request = (given: object = {}, by = shop) =>
  by.browser
    .post(`${by.panel}/review-shares`)
    .send({ productId: by.productId, sourceProductId: source.productId, ...given });
const requested = async (): Promise<string> => (await request().expect(201)).body.id;
const answer = (by: Shop, id: string, accept = true) =>
  by.browser.put(`${by.panel}/review-shares/${id}/answer`).send({ accept });
const end = (by: Shop, id: string) => by.browser.delete(`${by.panel}/review-shares/${id}`);
const listed = async (by: Shop) => (await by.browser.get(`${by.panel}/review-shares`).expect(200)).body.items;
const page = async ({ productId } = shop): Promise<ProductPage> =>
  (await api.program().get(`${API_ROOT}/products/${productId}`).expect(200)).body;
const agreed = async () => {
  const id = await requested();
  await answer(source, id).expect(200);
  return id;
};

it('reviews are shown once both agree, under the name of the other shop, until either ends it', async () => {
  const id = await requested();
  expect((await page()).shared).toEqual([]);
  expect(await listed(source)).toMatchObject([
    { id, direction: 'shown', state: 'requested', other: { name: 'Small shop' }, ownProduct: { id: source.productId } },
  ]);
  await answer(source, id).expect(200);
  const [shared, ...rest] = (await page()).shared;
  expect(rest).toEqual([]);
  expect(shared).toMatchObject({
    company: { name: 'Large shop', slug: source.company.slug },
    product: { id: source.productId },
    grades: { count: 5, average: 3 },
  });
  expect(shared!.reviews.map(({ grade }) => grade)).toEqual([1, 2, 3]);
  expect(await listed(shop)).toMatchObject([{ direction: 'shows', state: 'accepted', other: { name: 'Large shop' } }]);
  await end(source, id).expect(204);
  expect((await page()).shared).toEqual([]);
  await end(shop, id).expect(404);
  const acts = (await source.browser.get(`${source.panel}/audit-log`).expect(200)).body.items.map(
    ({ act }: { act: string }) => act,
  );
  expect(acts).toEqual(expect.arrayContaining(['review_share.accepted', 'review_share.ended']));
  expect((await agreed()) !== id).toBe(true);
});

it('no grade, count, list or structured data of the product contains a shared review', async () => {
  const { shared: _, ...before } = await page();
  const list = () => api.program().get(`${API_ROOT}/companies/${shop.company.slug}/products/${shop.productId}/reviews`);
  const profile = () => api.program().get(`${API_ROOT}/companies/${shop.company.slug}`);
  const [reviews, own] = [(await list().expect(200)).body, (await profile().expect(200)).body];
  await agreed();
  const { shared, ...after } = await page();
  expect(shared).toHaveLength(1);
  expect(after).toEqual(before);
  expect((await list().expect(200)).body).toEqual(reviews);
  expect((await profile().expect(200)).body).toEqual(own);
  await api.app.db.tx((tx) => recountAggregates(tx, { companyId: shop.company.id }));
  expect((await page()).grades).toEqual(before.grades);
  // Nor does it go on to a third shop.
  const third = await aShop('Third shop', [5]);
  const asked = await request({ sourceProductId: shop.productId }, third).expect(201);
  await answer(shop, asked.body.id).expect(200);
  expect((await page(third)).shared.map(({ company }) => company.name)).toEqual(['Small shop']);
});

it('only the shop that has the reviews answers, once, and a third company finds nothing', async () => {
  const id = await requested();
  await answer(shop, id).expect(404);
  const third = await aShop('Third shop', []);
  await answer(third, id).expect(404);
  await end(third, id).expect(404);
  expect(await listed(third)).toEqual([]);
  await answer(source, id, false).expect(200);
  await answer(source, id).expect(404);
  expect((await page()).shared).toEqual([]);
});

it('a request to share reviews refuses products that are not the company’s, its own as source, hidden ones and a second request', async () => {
  const wrong = async (given: object) => (await request(given).expect(422)).body.errors[0].path;
  expect(await wrong({ productId: source.productId })).toBe('productId');
  expect(await wrong({ sourceProductId: shop.productId })).toBe('sourceProductId');
  expect(await wrong({ sourceProductId: newId() })).toBe('sourceProductId');
  await requested();
  expect(await wrong({})).toBe('sourceProductId');
  const hidden = await aShop('Hidden shop', [5]);
  await api.app.db.queries.execute(
    sql`update engine.companies set presentation = 'hidden' where id = ${hidden.company.id}`,
  );
  expect(await wrong({ sourceProductId: hidden.productId })).toBe('sourceProductId');
});

it('a shop that hides its reviews, or a plan that ends, takes the section away', async () => {
  await agreed();
  const hide = (presentation: string) =>
    api.app.db.queries.execute(
      sql`update engine.companies set presentation = ${presentation} where id = ${source.company.id}`,
    );
  await hide('hidden');
  expect((await page()).shared).toEqual([]);
  await hide('shown');
  expect((await page()).shared).toHaveLength(1);
  const facts = { plan: 'trustPro', state: 'paid', periodEnd: new Date(Date.now() + 9 * 86_400_000) } as const;
  await api.app.db.queries
    .insert(subscriptions)
    .values({ companyId: shop.company.id, ...facts })
    .onConflictDoUpdate({ target: subscriptions.companyId, set: facts });
  expect((await page()).shared).toEqual([]);
  const { body } = await request().expect(402);
  expect(body.params).toEqual({ feature: 'review_sharing', plan: 'enterprise' });
});

it('the widget of the product shows them apart, with the shop’s name and its own rating', async () => {
  const created = await shop.browser
    .post(`${shop.panel}/widgets`)
    .send({ kind: 'product-reviews', name: 'Below the tent' })
    .expect(201);
  const read = async () =>
    (await api.program().get(`${API_ROOT}/widgets/${created.body.id}`).query({ product: 'T-1', locale: 'en' })).body;
  const before = await read();
  expect(before.product.shared).toEqual([]);
  await agreed();
  const after = await read();
  const { shared, ...product } = after.product;
  expect({ ...after, product: { ...product, shared: [] } }).toEqual(before);
  expect(shared).toMatchObject([
    { shop: 'Large shop', label: 'From Large shop', summary: 'Rating there: 3.0 · reviews: 5', rating: { count: 5 } },
  ]);
  expect(shared[0].reviews.map(({ grade }: { grade: number }) => grade)).toEqual([1, 2, 3]);
});
