import { sql } from 'drizzle-orm';
import type { DirectoryPage } from '@app/contracts/discovery/directory';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { rebuildDirectory } from '../indexing/reindex.ts';
import { aReview } from '../../reviews/testing/factory.ts';
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
const page = (path: string, status = 200) => get<DirectoryPage>(path, status);
const names = ({ items }: DirectoryPage) => items.map(({ name }) => name);
it('a list is ordered by the number of reviews too, and quotes the newest review that has words', async () => {
  const few = await company({ name: 'Few fives', category: 'books' }, 20, 5);
  await company({ name: 'Many good', category: 'books' }, 200, 4);
  await company({ name: 'None', category: 'books' });
  const write = (body: string, daysAgo: number) =>
    test.app.db.tx((tx) =>
      aReview(tx, { companyId: few, body, language: 'cs', submittedAt: new Date(Date.now() - daysAgo * 86_400_000) }),
    );
  await write('An older one about books.', 9);
  await write(`Newest words. ${'x'.repeat(300)}`, 3);
  const { id: erased } = await write('', 1);
  await test.app.db.queries.execute(sql`update engine.reviews set erased_at = now() where id = ${erased}`);
  await rebuild();
  const byCount = await page('/shops?category=books&sort=count');
  expect(names(byCount)).toEqual(['Many good', 'Few fives', 'None']);
  expect(byCount.items.map(({ place }) => place)).toEqual([1, 2, 3]);
  expect([byCount.sort, byCount.sortable]).toEqual(['count', true]);
  const [many, quoted] = byCount.items;
  expect(many?.newest).toBeNull();
  expect([quoted?.newest?.excerpt.length, quoted?.newest?.language]).toEqual([160, 'cs']);
  expect(quoted?.newest?.excerpt).toContain('Newest words.');
  expect((await page('/shops?category=books')).sort).toBe('rating');
  const byNewest = await page('/shops?category=books&sort=newest');
  expect(names(byNewest)).toEqual(['Few fives', 'Many good', 'None']);
  expect(byNewest.sort).toBe('newest');
  await get('/shops?category=books&sort=price', 422);
});

it('a list is narrowed to companies with all of some facilities, and says how many have which others', async () => {
  const hotel = (name: string, facilities: string[], reviews = 5) =>
    company({ name, kind: 'hotels', category: 'spa-hotels', facilities, city: 'Sopot', region: 'pomorskie' }, reviews);
  await hotel('Both', ['wifi', 'sauna'], 9);
  await hotel('Wifi', ['wifi', 'bar']);
  await hotel('None', []);
  await rebuild();
  const all = await page('/hotels');
  expect([all.total, all.chosen]).toEqual([3, []]);
  expect(all.facilities).toEqual([
    { facility: 'wifi', companies: 2 },
    { facility: 'bar', companies: 1 },
    { facility: 'sauna', companies: 1 },
  ]);
  const wifi = await page('/hotels?country=pl&facilities=wifi,nonsense');
  expect(names(wifi)).toEqual(['Both', 'Wifi']);
  expect([wifi.total, wifi.reviews, wifi.chosen]).toEqual([2, 14, ['wifi']]);
  expect(names(await page('/hotels?facilities=sauna,wifi'))).toEqual(['Both']);
  // Nothing is left: an answer, not an error.
  expect(await page('/hotels?facilities=bar,sauna')).toMatchObject({ items: [], total: 0, page: 1, pages: 1 });
  await get('/hotels?facilities=bar,sauna&page=2', 404);
  // Shops have none to choose from.
  await company({ name: 'Shop', category: 'books' }, 5);
  await rebuild();
  expect(names(await page('/shops?facilities=wifi'))).toEqual(['Shop']);
});

it('a list is narrowed by the least average rating, whatever its kind, and counts who has which', async () => {
  for (const [name, grade] of [
    ['Best', 5],
    ['Good', 4.5],
    ['Fair', 4],
    ['Poor', 2],
  ] as const)
    await company({ name, category: 'books' }, 20, grade);
  await company({ name: 'Unrated', category: 'books' });
  await rebuild();
  const ratings = [
    { rating: 4.5, companies: 2 },
    { rating: 4, companies: 3 },
    { rating: 3, companies: 3 },
  ];
  expect(await page('/shops?category=books')).toMatchObject({ total: 5, rating: null, ratings });
  const good = await page('/shops?category=books&rating=4.5&sort=count');
  expect(names(good).toSorted()).toEqual(['Best', 'Good']);
  // The counts of the others stay, so that another one can be chosen.
  expect(good).toMatchObject({ total: 2, reviews: 40, pages: 1, rating: 4.5, ratings, sort: 'count' });
  expect(good.categories).toEqual([{ category: 'books', companies: 5, reviews: 80 }]);
  expect(names(await page('/shops?rating=3')).toSorted()).toEqual(['Best', 'Fair', 'Good']);
  for (const unknown of ['1', '4.50', '5', 'x'])
    expect(await page(`/shops?rating=${unknown}`)).toMatchObject({ total: 5, rating: null });
  // With facilities: both count.
  const hotel = (name: string, facilities: string[], grade: number) =>
    company({ name, kind: 'hotels', category: 'spa-hotels', facilities, city: 'Sopot', region: 'pomorskie' }, 9, grade);
  await hotel('Good with sauna', ['sauna', 'wifi'], 5);
  await hotel('Poor with sauna', ['sauna'], 2);
  await hotel('Good without', [], 5);
  await rebuild();
  const both = await page('/hotels?facilities=sauna&rating=4');
  expect(names(both)).toEqual(['Good with sauna']);
  expect(both).toMatchObject({
    facilities: [
      { facility: 'sauna', companies: 1 },
      { facility: 'wifi', companies: 1 },
    ],
    ratings: [
      { rating: 4.5, companies: 1 },
      { rating: 4, companies: 1 },
      { rating: 3, companies: 1 },
    ],
  });
  expect(await page('/hotels?country=pl&facilities=wifi&rating=4')).toMatchObject({ total: 1 });
});

it('a list of shops is narrowed by country, beside its category and rating, and its counts agree', async () => {
  await company({ name: 'Księgarnia', category: 'books', country: 'PL' }, 9, 5);
  await company({ name: 'Antykwariat', category: 'books', country: 'PL' }, 5, 2);
  await company({ name: 'Buchladen', category: 'books', country: 'DE' }, 7, 5);
  await company({ name: 'Spielzeug', category: 'toys', country: 'DE' }, 3, 5);
  await rebuild();
  const both = [
    { country: 'PL', companies: 2 },
    { country: 'DE', companies: 1 },
  ];
  expect(await page('/shops?category=books')).toMatchObject({ total: 3, inCountry: null, countries: both });
  const polish = await page('/shops?category=books&country=pl');
  expect(names(polish)).toEqual(['Księgarnia', 'Antykwariat']);
  // Shops have no places: the country is no level of the list, and links to categories do not keep it.
  expect(polish).toMatchObject({ total: 2, reviews: 14, inCountry: 'PL', countries: both, country: null });
  expect(polish.categories.map(({ companies }) => companies)).toEqual([3, 1]);
  expect(polish.ratings.map(({ companies }) => companies)).toEqual([1, 1, 1]);
  const good = await page('/shops?category=books&country=pl&rating=4');
  expect(names(good)).toEqual(['Księgarnia']);
  expect([good.total, good.countries.map(({ companies }) => companies)]).toEqual([1, [1, 1]]);
  // Nothing is left, in a country that has other shops and in one that has none: the page says so.
  expect(await page('/shops?category=toys&country=pl')).toMatchObject({ total: 0, items: [] });
  expect(await page('/shops?country=xx')).toMatchObject({ total: 0, inCountry: 'XX' });
  expect((await page('/hotels?country=pl', 404)) as unknown).toMatchObject({ code: 'place_not_found' });
});

it('listed companies have their opening hours and the badges that they hold', async () => {
  const id = await company({ name: 'Open', category: 'books' }, 5);
  await company({ name: 'Silent', category: 'books' }, 4);
  const hours = [{ weekday: 1, opens: '08:00', closes: '18:00' }];
  await test.app.db.queries.execute(
    sql`update engine.companies set opening_hours = ${JSON.stringify(hours)}::jsonb where id = ${id}`,
  );
  await test.app.db.queries.execute(sql`
    insert into engine.badge_awards (id, company_id, badge, won_at, lost_at, evidence) values
      (uuidv7(), ${id}, 'trusted', now() - interval '9 days', null, '{}'),
      (uuidv7(), ${id}, 'popular', now() - interval '2 days', null, '{}'),
      (uuidv7(), ${id}, 'friendly', now() - interval '9 days', now(), '{}')`);
  await rebuild();
  const { items } = await page('/shops');
  expect(items[0]).toMatchObject({
    name: 'Open',
    badges: ['popular', 'trusted'],
    opening: { openingHours: hours, openingExceptions: [], timeZone: 'Europe/Warsaw' },
  });
  expect(items[1]).toMatchObject({ name: 'Silent', badges: [], opening: null });
});
