import { sql } from 'drizzle-orm';
import type { DirectoryPage } from '@app/contracts/discovery/directory';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { distanceKm } from '../../../kernel/distance.ts';
import { locateCompanies } from '../../companies/public.ts';
import { rebuildDirectory } from '../indexing/reindex.ts';
import { aReviewedCompany } from '../testing.ts';

let test: TestApi;
beforeAll(async () => {
  test = await testApi();
  await test.app.search.setup();
  const hotel = (name: string, own: Parameters<typeof aReviewedCompany>[1]) =>
    aReviewedCompany(test.app, { name, kind: 'hotels', category: 'spa-hotels', ...own }, 5);
  await hotel('Far', { city: 'Gdynia', region: 'pomorskie' });
  await hotel('Near', { latitude: 52.2401, longitude: 21.0302, coordinatesExact: true, city: 'Warszawa' });
  await hotel('In town', { city: 'Warszawa', region: 'mazowieckie' });
  await hotel('Nowhere', { city: 'Zapadła Dziura', region: 'podlaskie' });
  await hotel('Without a city', { city: null });
  await locateCompanies(test.app);
  await rebuildDirectory(test.app);
});
afterAll(() => test.close());

const page = async (path: string, status = 200): Promise<DirectoryPage> =>
  (await test.program().get(`${API_ROOT}/directory${path}`).expect(status)).body as DirectoryPage;

it('a list of hotels is ordered by the distance from a point, those that are nowhere last', async () => {
  const { items, ...list } = await page('/hotels?sort=distance&near=52.23,21.01');
  expect(items.map(({ name, distance }) => [name, distance?.exact])).toEqual([
    ['In town', false],
    ['Near', true],
    ['Far', false],
    ['Nowhere', undefined],
    ['Without a city', undefined],
  ]);
  expect(list).toMatchObject({ sort: 'distance', near: '52.23,21.01' });
  // SQL and TypeScript compute the same.
  const km = distanceKm({ latitude: 52.23, longitude: 21.01 }, { latitude: 52.2401, longitude: 21.0302 });
  expect(items[1]?.distance?.km).toBe(Math.round(km * 10) / 10);
  expect(items[2]?.distance?.km).toBeGreaterThan(280);
  expect((await page('/hotels?country=pl&sort=distance&near=54.52,18.53&limit=1')).items[0]?.name).toBe('Far');
});

it('without a point, and where it makes no sense, a list stays in its ranking', async () => {
  for (const path of ['/hotels?sort=distance', '/hotels?near=52.23,21.01']) {
    const list = await page(path);
    expect([list.sort, list.near, list.items[0]?.distance]).toEqual(['rating', null, null]);
  }
  await aReviewedCompany(test.app, { name: 'Shop', category: 'books' }, 5);
  await rebuildDirectory(test.app);
  expect((await page('/shops?sort=distance&near=52.23,21.01')).sort).toBe('rating');
  for (const near of ['52.2297,21.0122', '95,21', 'here']) await page(`/hotels?sort=distance&near=${near}`, 422);
});

it('companies that have no point get that of their city once, and keep one of their own', async () => {
  const points = async () =>
    (
      await test.app.db.queries.execute(sql`
        select name, round(latitude::numeric, 1)::float8 as latitude, coordinates_exact as exact
        from engine.companies where kind = 'hotels' order by name`)
    ).rows;
  const located = [
    { name: 'Far', latitude: 54.5, exact: false },
    { name: 'In town', latitude: 52.2, exact: false },
    { name: 'Near', latitude: 52.2, exact: true },
    { name: 'Nowhere', latitude: null, exact: false },
    { name: 'Without a city', latitude: null, exact: false },
  ];
  expect(await points()).toEqual(located);
  expect(await locateCompanies(test.app)).toBeLessThanOrEqual(1);
  expect(await points()).toEqual(located);
});
