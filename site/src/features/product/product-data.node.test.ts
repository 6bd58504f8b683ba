import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { aProduct } from '../../../testing/products.ts';
import { loadProduct } from './product-data.ts';

const engine = new FakeEngine();
beforeAll(() => engine.startForServer());
afterAll(() => engine.stop());
const product = aProduct();
const { id: productId, slug, company } = product;
beforeEach(() => {
  engine.reset();
  engine.on(`GET /products/${productId}`, () => ({ status: 200, body: product }));
  engine.on(`GET /companies/${company.slug}/products/${productId}/reviews`, () => ({
    status: 200,
    body: { items: [], nextCursor: null },
  }));
});
const load = (own: Partial<Parameters<typeof loadProduct>[0]> = {}, query = {}) =>
  loadProduct({ productId, slug, uuid: company.id, ...own }, query, 'de');

it('a product is read with its reviews, and purged with its company', async () => {
  const { status, headers, props } = await load({}, { grade: '4' });
  expect([status, headers['x-cache-tags'], props.kind]).toEqual([200, company.id, 'shown']);
  const [asked] = engine.seen(`GET /companies/${company.slug}/products/${productId}/reviews`);
  expect(asked?.query.get('grade')).toBe('4');
});

it('the language menu keeps filters and the page of questions only', async () => {
  const query = { questions: 'c1', grade: '4', language: 'de', about: 'products', utm_source: 'mail' };
  expect((await load({}, query)).props.search).toBe('?language=de&grade=4&questions=c1');
  expect((await load({}, { questions: 'c1' })).props.search).toBe('?questions=c1');
});

it.each([
  ['another slug', { slug: 'namiot' }],
  ['another company', { uuid: productId }],
  ['the short form', { slug: null }],
])('%s redirects permanently to the canonical address with filters and page of questions', async (_name, own) => {
  const { status, headers } = await load(own, { grade: '4', questions: 'c1', utm_source: 'mail' });
  const address = `/de/product/${productId}/${slug}/${company.id}`;
  expect([status, headers['location']]).toEqual([301, `${address}?grade=4&questions=c1`]);
  expect((await load(own)).headers['location']).toBe(address);
});

it.each([
  [404, 'product_not_found', 'missing'],
  [410, 'company_blocked', 'blocked'],
])('%s of the engine is the page’s status', async (status, code, kind) => {
  engine.on(`GET /products/${productId}`, () => problem(status, code));
  expect(await load()).toMatchObject({ status, props: { kind } });
});

it('an engine that is down makes the page unavailable', async () => {
  engine.on(`GET /products/${productId}`, () => problem(500, 'internal'));
  expect(await load()).toMatchObject({ status: 503, props: { kind: 'down' } });
});
