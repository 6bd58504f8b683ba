import { XMLParser } from 'fast-xml-parser';
import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { API_ROOT } from '../../http/paths.ts';
import { newId } from '../../kernel/ids.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { subscriptions } from '../billing/schema.ts';
import { ensureProducts } from '../catalog/public.ts';
import { aReview } from '../reviews/testing/factory.ts';
import { feedReview } from './xml.ts';

const URL_IN_SHOP = 'https://tea.example/green?a=1&b=2';
let api: TestApi;
let shop: SignedInMerchant;
let products: Map<string, string>;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await api.merchant({ name: 'Tea & Co', mainLanguage: 'en' });
  products = await api.app.db.tx((tx) =>
    ensureProducts(
      tx,
      shop.company.id,
      [
        { externalId: 'T-1', name: 'Green <tea>', url: URL_IN_SHOP, gtin: '5901234123457', brand: 'Lipa' },
        { externalId: 'T-2', name: 'No page', url: null },
      ],
      new Date(),
    ),
  );
});

type Given = Partial<Parameters<typeof aReview>[1] & object>;
const review = (productId: string | undefined, given: Given = {}) =>
  api.app.db.tx((tx) => aReview(tx, { grade: 4, ...given, companyId: shop.company.id, productId: productId! }));
const path = () => `${shop.panel}/product-review-feed`;
const renewed = async (): Promise<string> => new URL((await shop.browser.put(path()).expect(200)).body.url).pathname;
/** Of the same file by itself, as addresses were given out before. */
const single = (address: string): string => address.replace('/reviews.zip', '.xml');

/** Lists are lists even with one item. */
const LISTS = new Set(['review', 'gtin', 'mpn', 'sku', 'brand', 'product']);
const parser = new XMLParser({ ignoreAttributes: false, parseTagValue: false, isArray: (name) => LISTS.has(name) });
async function read(address: string) {
  const answer = await api
    .program()
    .get(address)
    .responseType('arraybuffer')
    .expect(200)
    .expect('Content-Type', 'application/zip');
  const files = unzipSync(answer.body);
  expect(Object.keys(files)).toEqual(['reviews-1.xml']);
  const text = strFromU8(files['reviews-1.xml']!);
  expect(
    (
      await api
        .program()
        .get(single(address))
        .expect(200)
        .expect('Content-Type', /^application\/xml/)
    ).text,
  ).toBe(text);
  return { text, feed: parser.parse(text, true).feed };
}

it('the file has every element that Google requires, with what the product is known by', async () => {
  const { id } = await review(products.get('T-1'), { grade: 2, language: 'de' });
  const { feed } = await read(await renewed());
  expect(feed).toMatchObject({ version: '2.4', publisher: { name: 'Tea & Co' } });
  const [only, ...rest] = feed.reviews.review;
  expect(rest).toEqual([]);
  expect(only).toMatchObject({
    review_id: id,
    reviewer: { name: expect.stringMatching(/\S/) },
    is_verified_purchase: 'true',
    review_timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    content: expect.stringMatching(/\S/),
    review_language: 'de',
    review_url: { '#text': expect.stringContaining(`/product/${products.get('T-1')}/`), '@_type': 'group' },
    ratings: { overall: { '#text': '2', '@_min': '1', '@_max': '5' } },
    collection_method: 'post_fulfillment',
  });
  const [product] = only.products.product;
  expect(product.product_ids).toEqual({
    gtins: { gtin: ['5901234123457'] },
    skus: { sku: ['T-1'] },
    brands: { brand: ['Lipa'] },
  });
  expect(product.product_url).toBe(URL_IN_SHOP);
});

it('every grade is in it, and what must not be there is not: other companies, imports, products without a page', async () => {
  const ids = [];
  for (const grade of [1, 2, 3, 4, 5] as const) ids.push((await review(products.get('T-1'), { grade })).id);
  await review(products.get('T-1'), { origin: 'external' });
  await review(products.get('T-1'), { state: 'held' });
  await review(products.get('T-2'));
  await review(null as never);
  const address = await renewed();
  const { feed } = await read(address);
  expect(feed.reviews.review.map((one: { review_id: string }) => one.review_id)).toEqual(ids.toSorted());
  expect((await shop.browser.get(path()).expect(200)).body).toMatchObject({
    reviews: 5,
    products: 1,
    withGtin: 1,
    withoutAddress: 1,
    imported: 1,
  });
});

it('an address is made once it is asked for, and another one ends it', async () => {
  expect((await shop.browser.get(path()).expect(200)).body).toMatchObject({ url: null, createdAt: null });
  const first = await renewed();
  const second = await renewed();
  expect(second).not.toBe(first);
  for (const old of [first, single(first)]) await api.program().get(old).expect(404);
  expect((await read(second)).feed.reviews).toBe('');
  await api.program().get(`${API_ROOT}/product-review-feeds/x.xml`).expect(404);
});

it('nobody reads the file of a company that hides its reviews, or whose plan lacks it', async () => {
  const address = await renewed();
  const hide = (presentation: string) =>
    api.app.db.queries.execute(
      sql`update engine.companies set presentation = ${presentation} where id = ${shop.company.id}`,
    );
  await hide('hidden');
  await api.program().get(address).expect(404);
  await hide('shown');
  await read(address);
  const small = { plan: 'trustStart', state: 'paid', periodEnd: new Date(Date.now() + 86_400_000) } as const;
  await api.app.db.queries
    .insert(subscriptions)
    .values({ companyId: shop.company.id, ...small })
    .onConflictDoUpdate({ target: subscriptions.companyId, set: small });
  await api.program().get(address).expect(404);
  expect((await shop.browser.put(path())).body.code).toBe('plan_lacks_feature');
});

it('identifiers are set by hand, with a check digit that is right', async () => {
  const at = `${shop.panel}/products/${products.get('T-2')}/identifiers`;
  const wrong = await shop.browser.put(at).send({ gtin: '5901234123458', mpn: null, brand: null });
  expect(wrong.body.errors).toEqual([expect.objectContaining({ path: 'gtin', code: 'invalid' })]);
  await shop.browser.put(at).send({ gtin: '590-1234 123457', mpn: 'M1', brand: 'Lipa' }).expect(204);
  const { items } = (await shop.browser.get(`${shop.panel}/products`).expect(200)).body;
  expect(items).toContainEqual(
    expect.objectContaining({ externalId: 'T-2', gtin: '5901234123457', mpn: 'M1', brand: 'Lipa' }),
  );
});

it('orders name what products are known by, and an order that names nothing leaves it as it is', async () => {
  const order = (product: object) =>
    shop.browser.post(`${shop.panel}/orders`).send({
      orderId: newId(),
      email: 'anna@example.com',
      basis: 'consent',
      products: [{ productId: 'T-2', name: 'No page', ...product }],
    });
  const wrong = await order({ gtin: '123' });
  expect(wrong.body.errors).toEqual([expect.objectContaining({ path: 'products.0.gtin', code: 'invalid' })]);
  await order({ gtin: '40170725', mpn: 'M-2' }).expect(201);
  await order({}).expect(201);
  await order({ brand: 'Lipa' }).expect(201);
  const { items } = (await shop.browser.get(`${shop.panel}/products`).expect(200)).body;
  expect(items).toContainEqual(
    expect.objectContaining({ externalId: 'T-2', gtin: '40170725', mpn: 'M-2', brand: 'Lipa' }),
  );
});

it('texts of others stay texts, and signs that XML does not have are left out', () => {
  const bad = '</content><x>&"\u0000\u0008\ud800 ok';
  const xml = feedReview(
    {
      id: 'r',
      grade: 1,
      language: 'pl',
      origin: 'unverified',
      at: new Date(0),
      author: bad,
      text: bad,
      productId: 'p',
      productSlug: 's',
      sku: bad,
      product: bad,
      url: URL_IN_SHOP,
      gtin: null,
      mpn: null,
      brand: null,
    },
    'https://reviews.example/p',
  );
  const {
    review: [only],
  } = parser.parse(xml, true);
  expect(only.content).toBe('</content><x>&"\ufffd ok');
  expect(only.is_verified_purchase).toBe('false');
  expect(only.collection_method).toBe('unsolicited');
});
