/** @jest-environment node */
import { companyPicture, defaultPicture, productPicture } from '../../src/lib/pictures.ts';
import { aCompany } from '../../testing/companies.ts';
import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';

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

it('a new grade is a new address, and the old one shows it for minutes only', async () => {
  const better = aCompany({ ...company, grades: { ...company.grades, average: 4.9, count: 11 } });
  expect(companyPicture('de', better)).not.toBe(address);
  const before = await test.get(address);
  test.engine.page = { ...better };
  const after = await test.get(address);
  expect(after.body.equals(before.body)).toBe(false);
  expect(after.headers['cache-control']).toBe('public, max-age=300');
  expect((await test.get(companyPicture('de', better))).headers['cache-control']).toBe('public, max-age=604800');
});

it('a product has one too', async () => {
  const product = { id: company.id, slug: 'namiot', name: 'Namiot', grades: company.grades, company };
  test.engine.page = { ...product };
  const { status, headers } = await test.get(productPicture('pl', product));
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=604800']);
  expect(test.engine.last?.url).toBe(`/api/v1/products/${company.id}`);
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
