import type { CompanyProfile } from '@app/contracts/companies';
import type { ProductPage } from '@app/contracts/products';
import { companyPicture, defaultPicture, productPicture } from '../../src/lib/head/share-pictures.ts';
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

it('a company has a picture in every language, drawn once and cached for a week under its version', async () => {
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

it('a client that has the picture gets 304', async () => {
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

it('a new logo is a new address, and is fetched as a PNG; without it the rest is drawn', async () => {
  const logo = { small: '/uploads/pictures/1/small.webp', medium: '/m.webp', large: '/l.webp' };
  const changed = aCompany({ ...company, logo });
  expect(companyPicture('de', changed)).not.toBe(address);
  test.engine.page = { ...changed };
  const { status, body } = await test.get(companyPicture('de', changed));
  expect([status, body.subarray(1, 4).toString()]).toEqual([200, 'PNG']);
  expect(test.engine.seen.some(({ url }) => url === '/uploads/pictures/1/share.png')).toBe(true);
});

it('a product has a picture', async () => {
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
])('a new %s of a product changes the URL of its picture', async (_, own) => {
  const changed = aProduct(own);
  expect(productPicture('pl', changed)).not.toBe(productPicture('pl', aProduct()));
  test.engine.page = { ...changed };
  const { headers } = await test.get(productPicture('pl', aProduct()));
  expect(headers['cache-control']).toBe('public, max-age=300');
});

it('all other pages have the site’s picture in their language', async () => {
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

it('the last picture is sent while the engine is down', async () => {
  const before = await test.get(address);
  test.engine.status = 500;
  const after = await test.get(address);
  expect([after.status, after.body.equals(before.body)]).toEqual([200, true]);
});

it.each(['/og/xx.png', '/og/pl/a/b.png', '/og/pl/Not-A-Slug.png', '/og/pl/product/1.png', '/og/pl.jpg'])(
  '%s is not found',
  async (path) => {
    const before = test.engine.seen.length;
    expect((await test.get(path)).status).toBe(404);
    expect(test.engine.seen.length).toBe(before);
  },
);
