import { sql } from 'drizzle-orm';
import type { DirectoryOverview, DirectoryPage } from '@app/contracts/discovery/directory';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { refreshDocuments } from '../indexing/refresh-documents.ts';
import { buildNewIndex, rebuildDirectory, reindexAll } from '../indexing/reindex.ts';
import { aReviewedCompany } from '../testing.ts';

let test: TestApi;
beforeEach(async () => {
  test = await testApi();
  await test.app.search.setup();
});
afterEach(() => test.close());

type Given = Parameters<typeof aReviewedCompany>[1];
const company = (given?: Given, reviews?: number, grade?: number) => aReviewedCompany(test.app, given, reviews, grade);
const rebuild = () => rebuildDirectory(test.app);
const get = async <T>(path: string, status = 200): Promise<T> => {
  const { body } = await test.program().get(`${API_ROOT}/directory${path}`).expect(status);
  return body as T;
};
const page = (path: string) => get<DirectoryPage>(path);
const names = ({ items }: DirectoryPage) => items.map(({ name }) => name);
/** A restaurant at the given place. */
const restaurant = (name: string, region: string | null, city: string | null, more: object = {}) => ({
  name,
  kind: 'restaurants' as const,
  category: 'sushi',
  region,
  city,
  ...more,
});

it('companies are ordered by Bayesian mean, those with few reviews or none last', async () => {
  await company({ name: 'Few fives', category: 'books' }, 5, 5);
  await company({ name: 'One five', category: 'books' }, 1, 5);
  await company({ name: 'Many good', category: 'books' }, 200, 4.5);
  await company({ name: 'Many bad', category: 'books' }, 200, 2);
  await company({ name: 'Unknown', category: 'books' });
  await rebuild();
  const found = await page('/shops?category=books');
  expect(names(found)).toEqual(['Many good', 'Few fives', 'Many bad', 'One five', 'Unknown']);
  expect(found.items.map(({ place, count, average }) => [place, count, average])).toEqual([
    [1, 200, 4.5],
    [2, 5, 5],
    [3, 200, 2],
    [null, 1, 5],
    [null, 0, null],
  ]);
  expect(found).toMatchObject({ total: 5, reviews: 406, page: 1, pages: 1, places: { level: null, items: [] } });
});

it('places continue from page to page without repeating a company, and there is no page after the last', async () => {
  for (let n = 0; n < 7; n++) await company({ name: `Shop ${n}` }, 5);
  await rebuild();
  const pages = [
    await page('/shops?limit=3'),
    await page('/shops?limit=3&page=2'),
    await page('/shops?limit=3&page=3'),
  ];
  expect(pages.flatMap(({ items }) => items.map(({ place }) => place))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(new Set(pages.flatMap(names)).size).toBe(7);
  expect(pages.map(({ pages: last }) => last)).toEqual([3, 3, 3]);
  for (const query of ['limit=3&page=4', 'limit=50&page=201'])
    expect(await get(`/shops?${query}`, 404)).toMatchObject({ code: 'place_not_found' });
});

it('a place has its name, its sub-places and the number of companies', async () => {
  await company(restaurant('Kraków one', 'małopolskie', 'Kraków'), 5);
  await company(restaurant('Kraków two', 'małopolskie', 'Kraków', { category: 'pizzerias' }));
  await company(restaurant('Misspelt', 'Małopolskie', 'Krakow'));
  await company(restaurant('Zakopane', 'małopolskie', 'Zakopane'));
  await company(restaurant('Nowhere', null, 'Kraków'));
  await company(restaurant('Sofia', 'София (столица)', 'София', { country: 'BG' }));
  await rebuild();

  const country = await page('/restaurants?country=pl');
  expect(country).toMatchObject({ country: 'PL', region: null, total: 5 });
  expect(country.places).toEqual({
    level: 'region',
    items: [{ slug: 'malopolskie', name: 'małopolskie', companies: 4 }],
  });
  const region = await page('/restaurants?country=pl&region=malopolskie');
  expect(region.region).toEqual({ slug: 'malopolskie', name: 'małopolskie' });
  expect(region.places.items).toEqual([
    { slug: 'krakow', name: 'Kraków', companies: 3 },
    { slug: 'zakopane', name: 'Zakopane', companies: 1 },
  ]);
  expect(region.categories).toEqual([
    { category: 'sushi', companies: 3, reviews: 5 },
    { category: 'pizzerias', companies: 1, reviews: 0 },
  ]);
  const city = await page('/restaurants?country=pl&region=malopolskie&city=krakow&category=sushi');
  expect(names(city)).toEqual(['Kraków one', 'Misspelt']);
  expect(city).toMatchObject({ city: { slug: 'krakow', name: 'Kraków' }, total: 2, reviews: 5 });
  // In a city: other cities of the region with such companies.
  expect(city.places).toEqual({ level: 'city', items: [{ slug: 'zakopane', name: 'Zakopane', companies: 1 }] });
  expect(city.categories).toHaveLength(2);

  expect((await page('/restaurants')).places).toMatchObject({
    level: 'country',
    items: [{ slug: 'pl' }, { slug: 'bg' }],
  });
  expect((await page('/restaurants?country=bg')).places.items).toEqual([
    { slug: 'sofiya-stolitsa', name: 'София (столица)', companies: 1 },
  ]);
});

it('a place whose name cannot be transliterated has a stable slug', async () => {
  await company(restaurant('Tokyo', '東京都', '東京', { country: 'JP' }));
  await company(restaurant('Athens', 'Αττική', 'Αθήνα', { country: 'GR' }));
  await rebuild();
  const [region] = (await page('/restaurants?country=jp')).places.items;
  expect(region).toMatchObject({ slug: expect.stringMatching(/^place-[0-9a-f]{8}$/), name: '東京都' });
  await rebuild();
  expect((await page(`/restaurants?country=jp&region=${region?.slug}`)).total).toBe(1);
  expect((await page('/restaurants?country=gr&region=attiki&city=athina')).city?.name).toBe('Αθήνα');
});

it.each([
  'restaurants?country=xx',
  'restaurants?country=pl&region=nowhere',
  'restaurants?country=pl&city=krakow',
  'restaurants?region=malopolskie',
  'restaurants?country=pl&region=&city=',
  'restaurants?category=books',
  'restaurants?country=%00',
  'shops?region=malopolskie',
  'hotels',
])('there is no page for /%s', async (path) => {
  await company(restaurant('Kraków', 'małopolskie', 'Kraków'));
  await company({ name: 'Shop', region: 'małopolskie' });
  await rebuild();
  const { status, body } = await test.program().get(`${API_ROOT}/directory/${path}`);
  expect([status, (body as { code: string }).code]).toEqual(
    path.includes('%00') ? [422, 'validation_failed'] : [404, 'place_not_found'],
  );
});

it('the overview has every kind with its categories, countries and largest cities', async () => {
  await company(restaurant('A', 'małopolskie', 'Kraków'), 3);
  await company(restaurant('B', 'małopolskie', 'Kraków'));
  await company(restaurant('C', 'małopolskie', 'Krakow'));
  await company(restaurant('D', 'Berlin', 'Berlin', { country: 'DE' }));
  await company({ name: 'Shop', category: 'books', region: 'małopolskie', city: 'Kraków' });
  await rebuild();
  const { kinds } = await get<DirectoryOverview>('');
  expect(kinds.map(({ kind, companies }) => [kind, companies])).toEqual([
    ['shops', 1],
    ['services', 0],
    ['hotels', 0],
    ['restaurants', 4],
  ]);
  expect(kinds[3]).toMatchObject({
    reviews: 3,
    categories: [{ category: 'sushi', companies: 4, reviews: 3 }],
    countries: [
      { country: 'PL', companies: 3 },
      { country: 'DE', companies: 1 },
    ],
    cities: [
      { country: 'PL', region: { slug: 'malopolskie' }, city: { slug: 'krakow', name: 'Kraków' }, companies: 3 },
      { country: 'DE', city: { slug: 'berlin' }, companies: 1 },
    ],
  });
  expect(kinds[0]).toMatchObject({ countries: [], cities: [] });
});

it('a company is listed with its first document, moves with its facts, and is removed when hidden or blocked', async () => {
  const { app } = test;
  const id = await company({ name: 'Books', category: 'books' });
  const change = (set: ReturnType<typeof sql>) =>
    app.db.queries.execute(sql`update engine.companies set ${set} where id = ${id}`);
  const where = async () =>
    (await app.db.queries.execute<{ category: string }>(sql`select category from engine.directory_entries`)).rows;
  await refreshDocuments(app, id, []);
  expect((await page('/shops?category=books')).total).toBe(1);
  await change(sql`category = 'toys'`);
  await refreshDocuments(app, id, []);
  expect(await where()).toEqual([{ category: 'toys' }]);
  await change(sql`presentation = 'hidden'`);
  // It disappears from pages even before its entry is updated.
  await get('/shops?category=toys', 404);
  await refreshDocuments(app, id, []);
  expect(await where()).toEqual([]);
  await change(sql`presentation = 'shown', state = 'pending'`);
  await refreshDocuments(app, id, []);
  expect(await where()).toEqual([]);
  await change(sql`state = 'active'`);
  await reindexAll(app);
  expect(await where()).toEqual([{ category: 'toys' }]);
});

it('a worker fills the directory after the update that added it', async () => {
  await reindexAll(test.app);
  await company({ category: 'books' });
  await buildNewIndex(test.app);
  expect((await page('/shops')).total).toBe(1);
});

it('lists are purged once an entry has changed; unchanged entries are not rewritten', async () => {
  const { app } = test;
  const id = await company({ category: 'books' }, 3);
  const listener = await app.db.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen cache_purge');
  const version = async () =>
    (await app.db.queries.execute<{ xmin: string }>(sql`select xmin::text from engine.directory_entries`)).rows[0]
      ?.xmin;
  /** Notifications since the last call. */
  const told = async (happen: () => Promise<unknown>) => {
    heard.length = 0;
    await happen();
    await listener.query('select 1');
    return [...heard];
  };
  const refresh = () => refreshDocuments(app, id, []);
  // A company that is added or removed may affect any page of results and lists.
  expect(await told(refresh)).toEqual([`list:${id}`, 'search', 'directory']);
  const before = await version();
  expect(await told(refresh)).toEqual([]);
  expect(await version()).toBe(before);
  await app.db.queries.execute(sql`update engine.subject_totals set count = count + 1 where subject_id = ${id}`);
  expect(await told(refresh)).toEqual([`list:${id}`]);
  await app.db.queries.execute(sql`update engine.companies set presentation = 'hidden' where id = ${id}`);
  expect(await told(refresh)).toEqual([`list:${id}`, 'search', 'directory']);
  // Lists are purged when they are written, results once the new index has replaced the old one.
  const search = Object.assign(Object.create(app.search) as typeof app.search, {
    reindex: async (source: Parameters<typeof app.search.reindex>[0]) => {
      const built = await app.search.reindex(source);
      await listener.query('select 1');
      heard.push('a new index');
      return built;
    },
  });
  const rebuilt = await told(() => reindexAll({ db: app.db, search }));
  expect(rebuilt).toEqual(['search', 'directory', 'a new index', 'search']);
  listener.release(true);
});

it('counts are cached for a minute, but new places are visible at once', async () => {
  await company({ category: 'books' });
  await rebuild();
  expect((await page('/shops')).total).toBe(1);
  await company({ category: 'toys' });
  await rebuild();
  const again = await page('/shops');
  expect([again.total, again.items.length]).toEqual([2, 2]);
  expect(again.categories).toHaveLength(1);
  expect((await page('/shops?category=toys')).items).toHaveLength(1);
});

it('a new city or region has its page at once, despite cached counts around it', async () => {
  await company(restaurant('First', 'małopolskie', 'Kraków'));
  await rebuild();
  // Caches the regions of the country and the cities of the region.
  await page('/restaurants?country=pl');
  await page('/restaurants?country=pl&region=malopolskie');
  await company(restaurant('Second', 'małopolskie', 'Zakopane'));
  await company(restaurant('Third', 'śląskie', 'Gliwice'));
  await rebuild();
  expect(await page('/restaurants?country=pl&region=malopolskie&city=zakopane')).toMatchObject({
    region: { slug: 'malopolskie', name: 'małopolskie' },
    city: { slug: 'zakopane', name: 'Zakopane' },
    total: 1,
  });
  expect(await page('/restaurants?country=pl&region=slaskie')).toMatchObject({
    region: { slug: 'slaskie', name: 'śląskie' },
    items: [{ name: 'Third' }],
  });
  expect((await page('/restaurants?country=pl&region=slaskie&city=gliwice')).city?.name).toBe('Gliwice');
  await get('/restaurants?country=pl&region=malopolskie&city=gliwice', 404);
});
