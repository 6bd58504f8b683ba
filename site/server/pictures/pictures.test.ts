import type { CompanyProfile } from '@app/contracts/companies';
import type { ProductPage } from '@app/contracts/products';
import { companyPicture, defaultPicture, productPicture } from '../../src/lib/pictures.ts';
import { aCompany } from '../../testing/companies.ts';
import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';
import { aProduct } from '../../testing/products.ts';

let test: FrontDoorTest;
beforeAll(async () => {
  test = await frontDoorTest();
});
afterAll(() => test.close());
beforeEach(() => {
  test.reset();
  test.engine.page = { ...company };
});

const company = aCompany({ name: 'Książnica “Żółw”', slug: 'zolw' });
const address = companyPicture('de', company);

it('a company has a picture in every language, drawn once and kept for a week by its version', async () => {
  const first = await test.get(address);
  expect(first.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800',
  });
  expect(first.body.subarray(1, 4).toString()).toBe('PNG');
  expect(test.engine.last?.url).toBe('/api/v1/companies/zolw');
  const again = await test.get(address);
  expect(again.body.equals(first.body)).toBe(true);
  expect(again.headers.etag).toBe(first.headers.etag);
  const japanese = await test.get(companyPicture('ja', company));
  expect(japanese.body.equals(first.body)).toBe(false);
});

it('who has it already is sent nothing', async () => {
  const { headers } = await test.get(address);
  const again = await test.get(address, { headers: { 'If-None-Match': headers.etag ?? '' } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await test.get(address, { method: 'HEAD' });
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

it.each<[string, Partial<CompanyProfile>]>([
  ['grade', { grades: { ...company.grades, average: 4.9 } }],
  ['count', { grades: { ...company.grades, count: 11 } }],
  ['name', { name: 'Książnica' }],
  ['kind', { kind: 'hotels' }],
  ['city', { city: 'Gdynia' }],
])('a new %s is a new address, and the old one shows it for minutes only', async (_, own) => {
  const changed = aCompany({ ...company, ...own });
  expect(companyPicture('de', changed)).not.toBe(address);
  const before = await test.get(address);
  test.engine.page = { ...changed };
  const after = await test.get(address);
  expect(after.body.equals(before.body)).toBe(false);
  expect(after.headers['cache-control']).toBe('public, max-age=300');
  expect((await test.get(companyPicture('de', changed))).headers['cache-control']).toBe('public, max-age=604800');
});

it('a product has one too', async () => {
  const product = aProduct();
  test.engine.page = { ...product };
  const { status, headers } = await test.get(productPicture('pl', product));
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=604800']);
  expect(test.engine.last?.url).toBe(`/api/v1/products/${product.id}`);
});

it.each<[string, Partial<ProductPage>]>([
  ['name', { name: 'Namiot Beta' }],
  ['grade', { grades: { ...aProduct().grades, average: 2 } }],
  ['name of its seller', { company: { ...aProduct().company, name: 'Dolna Półka' } }],
])('a new %s of a product is a new address too', async (_, own) => {
  const changed = aProduct(own);
  expect(productPicture('pl', changed)).not.toBe(productPicture('pl', aProduct()));
  test.engine.page = { ...changed };
  const { headers } = await test.get(productPicture('pl', aProduct()));
  expect(headers['cache-control']).toBe('public, max-age=300');
});

it('all other pages have that of their language', async () => {
  const before = test.engine.seen.length;
  const { status, headers } = await test.get(defaultPicture('uk'));
  expect([status, headers['content-type'], test.engine.seen.length]).toEqual([200, 'image/png', before]);
});

it.each([
  [404, 404, {}],
  [410, 410, {}],
  [200, 404, { presentation: 'hidden' }],
  [500, 503, {}],
])('what the engine answers with %s has no picture: %s', async (engine, door, own) => {
  test.engine.status = engine;
  test.engine.page = { ...company, ...own };
  const { status, headers } = await test.get('/og/pl/nobody.png');
  expect([status, headers['cache-control']]).toEqual([door, 'no-store']);
});

it('the last picture stands in while the engine is down', async () => {
  const before = await test.get(address);
  test.engine.status = 500;
  const after = await test.get(address);
  expect([after.status, after.body.equals(before.body)]).toEqual([200, true]);
});

it.each(['/og/xx.png', '/og/pl/a/b.png', '/og/pl/Not-A-Slug.png', '/og/pl/product/1.png', '/og/pl.jpg'])(
  '%s is no picture',
  async (path) => {
    const before = test.engine.seen.length;
    expect((await test.get(path)).status).toBe(404);
    expect(test.engine.seen.length).toBe(before);
  },
);
