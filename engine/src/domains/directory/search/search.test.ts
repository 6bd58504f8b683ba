import { sql } from 'drizzle-orm';
import type { TopCompanies } from '@app/contracts/companies';
import type { CompanySearchResult, Suggestions } from '@app/contracts/discovery/search';
import { API_ROOT } from '../../../http/paths.ts';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { ensureProducts } from '../../catalog/public.ts';
import { aCompany } from '../../companies/testing.ts';
import { refreshDocuments } from '../indexing/refresh-documents.ts';
import { reindexAll } from '../indexing/reindex.ts';

let test: TestApi;
beforeEach(async () => {
  test = await testApi();
  await test.app.search.setup();
});
afterEach(() => test.close());

const company = (given: Parameters<typeof aCompany>[1] = {}) => test.app.db.tx((tx) => aCompany(tx, given));
const hotel = (name: string, more: Parameters<typeof aCompany>[1] = {}) =>
  company({ name, kind: 'hotels', category: 'spa-hotels', region: 'małopolskie', city: 'Kraków', ...more });
const get = async <T>(path: string, query: Record<string, string | number>, status = 200): Promise<T> => {
  const { body } = await test.program().get(`${API_ROOT}${path}`).query(query).expect(status);
  return body as T;
};
const search = (query: Record<string, string | number>) => get<CompanySearchResult>('/search/companies', query);
const suggest = (q: string, more: Record<string, string | number> = {}) =>
  get<Suggestions>('/search/suggestions', { q, language: 'en', ...more });
const names = (hits: { name: string }[]) => hits.map(({ name }) => name);

describe('a search', () => {
  beforeEach(async () => {
    await hotel('Nova One');
    await hotel('Nova Two', { city: 'Zakopane', category: 'hostels' });
    await company({ name: 'Nova Books', category: 'books', city: 'Kraków', region: 'małopolskie' });
    await reindexAll(test.app);
  });

  it('a search is filtered by kind, category, country and city, with facets within the other filters', async () => {
    const all = await search({ q: 'nova', facets: 'yes' });
    expect(all).toMatchObject({ total: 3, page: 1, pages: 1 });
    expect(all.facets).toMatchObject({
      kind: [
        { value: 'hotels', companies: 2 },
        { value: 'shops', companies: 1 },
      ],
      city: [
        { value: 'Kraków', companies: 2 },
        { value: 'Zakopane', companies: 1 },
      ],
      exact: true,
    });
    const hotels = await search({ q: 'nova', kind: 'hotels', city: 'krakow', facets: 'yes' });
    expect(names(hotels.items)).toEqual(['Nova One']);
    expect(hotels.facets?.kind).toEqual(all.facets?.kind.map(({ value }) => ({ value, companies: 1 })));
    expect(hotels.facets?.category).toEqual([{ value: 'spa-hotels', companies: 1 }]);
    expect(names((await search({ q: 'nova', category: 'books', country: 'PL' })).items)).toEqual(['Nova Books']);
    expect(await search({ q: 'nova', country: 'xx' })).toMatchObject({ items: [], total: 0, pages: 0, facets: null });
  });

  it('a search has no pages after the last or beyond the search depth', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => search({ q: 'nova', limit: 2, page })));
    expect(pages.map(({ items }) => items.length)).toEqual([2, 1, 0]);
    expect(pages.map((page) => page.pages)).toEqual([2, 2, 2]);
    expect(new Set(pages.flatMap(({ items }) => names(items))).size).toBe(3);
    expect((await search({ q: 'nova', limit: 50, page: 21 })).items).toEqual([]);
    await get('/search/companies', { q: 'nova', page: 0 }, 422);
  });
});

it('companies and products without reviews come last in the ranking', async () => {
  /** Adds reviews of one grade to a company or its product. */
  const reviewed = (companyId: string, count: number, grade: number, subjectId = companyId) =>
    test.app.db.queries.execute(sql`
      insert into engine.subject_totals (subject_id, company_id, count, halves, halves_times_grade)
      values (${subjectId}, ${companyId}, ${count}, ${count * 2}, ${count * 2 * grade})`);
  const [good, bad] = [await company({ name: 'Books good' }), await company({ name: 'Books bad' })];
  await company({ name: 'Books unknown' });
  await reviewed(good.id, 200, 4.5);
  await reviewed(bad.id, 200, 2);
  const kinds = ['unknown', 'bad'].map((name) => ({ externalId: name, name: `Kettle ${name}`, url: null }));
  const products = await test.app.db.tx((tx) => ensureProducts(tx, good.id, kinds, new Date()));
  await reviewed(good.id, 200, 2, products.get('bad'));
  const expectOrder = async () => {
    const found = await get<TopCompanies>('/companies/top', { limit: 3 });
    expect(names(found.items)).toEqual(['Books good', 'Books bad', 'Books unknown']);
    expect(names((await search({ q: 'books' })).items)).toEqual(names(found.items));
    expect(names((await suggest('kettle')).products)).toEqual(['Kettle bad', 'Kettle unknown']);
  };
  await reindexAll(test.app);
  await expectOrder();
  await refreshDocuments(test.app, good.id, [...products.values()]);
  await expectOrder();
});

describe('suggestions', () => {
  it('suggestions are companies, products by their own names, and directory lists', async () => {
    const { id } = await company({ name: 'Media Rynek' });
    const products = await test.app.db.tx((tx) =>
      ensureProducts(
        tx,
        id,
        [
          { externalId: '1', name: 'Czajnik Rynkowy', url: null },
          { externalId: '2', name: 'Ekspres', url: null },
        ],
        new Date(),
      ),
    );
    await reindexAll(test.app);
    await refreshDocuments(test.app, id, [...products.values()]);
    const found = await suggest('rynek');
    expect(names(found.companies)).toEqual(['Media Rynek']);
    // The other product matches by its company's name only.
    expect(names((await suggest('czajnik')).products)).toEqual(['Czajnik Rynkowy']);
    expect(names(found.products)).not.toContain('Ekspres');
    expect((await suggest('czajnik')).products[0]).toMatchObject({ company: { id, name: 'Media Rynek' }, count: 0 });
    // By the name of its city in another language, and by the letters of another.
    await company({ name: 'Ресторант Чешма', region: null, city: 'Warszawa' });
    await reindexAll(test.app);
    for (const q of ['varsovie', 'ワルシャワ', 'restorant warschau', 'tscheschma', 'czeszma'])
      expect([q, names((await search({ q })).items)]).toEqual([q, ['Ресторант Чешма']]);
    expect(names((await suggest('tscheschma')).companies)).toEqual(['Ресторант Чешма']);
    expect(await suggest('qqxxzz')).toEqual({ query: 'qqxxzz', companies: [], products: [], lists: [] });
  });

  it('suggestions match cities in any spelling, and kinds and categories in the reader’s language', async () => {
    await hotel('Wawel');
    await hotel('Tatry', { city: 'Zakopane' });
    for (const region of ['mazowieckie', 'śląskie'])
      await company({ name: region, kind: 'hotels', category: 'hostels', region, city: 'Nowa Wieś' });
    await company({
      name: 'Pod Gruszą',
      kind: 'restaurants',
      category: 'sushi',
      region: 'małopolskie',
      city: 'Kraków',
    });
    await reindexAll(test.app);
    const lists = async (q: string, language = 'en') =>
      (await suggest(q, { language })).lists.map(({ name, companies }) => [name, companies]);
    expect(await lists('krak')).toEqual([
      ['Hotels in Kraków', 1],
      ['Restaurants in Kraków', 1],
    ]);
    expect((await lists('karkow')).length).toBe(2);
    // In the reader's language, and found by its name in any.
    expect((await lists('krakau', 'de'))[0]).toEqual(['Hotels – Krakau', 1]);
    expect((await lists('クラクフ', 'pl'))[0]).toEqual(['Hotele: Kraków', 1]);
    expect((await lists('spa hotels cracovia')).map(([name]) => name)).toContain('Spa hotels in Kraków');
    expect((await lists('nowa')).map(([name]) => name)).toEqual([
      'Hotels in Nowa Wieś (mazowieckie)',
      'Hotels in Nowa Wieś (śląskie)',
    ]);
    expect((await lists('hotels'))[0]).toEqual(['Hotels', 4]);
    expect(await lists('spa')).toEqual([['Spa hotels', 2]]);
    expect((await lists('hotele', 'pl'))[0]).toEqual(['Hotele', 4]);
    expect((await suggest('spa hotels zakopane')).lists[0]).toEqual({
      name: 'Spa hotels in Zakopane',
      kind: 'hotels',
      category: 'spa-hotels',
      country: 'PL',
      region: 'malopolskie',
      city: 'zakopane',
      companies: 1,
    });
    expect(await lists('sushi zakopane')).toEqual([]);
    expect(await lists('Kraków restaurants')).toEqual([['Restaurants in Kraków', 1]]);
  });

  it('suggestions match all words in any order, also in scripts without spaces', async () => {
    const sushi = { kind: 'restaurants', category: 'sushi', country: 'JP' } as const;
    await company({ ...sushi, name: '銀座すし本店', region: '東京都', city: '東京' });
    await company({ ...sushi, name: 'すし東京', region: '大阪府', city: '大阪' });
    await company({ ...sushi, name: 'すし大阪', region: '大阪府', city: '大阪' });
    await reindexAll(test.app);
    expect(names((await suggest('すし 東京')).companies).sort()).toEqual(['すし東京', '銀座すし本店'].sort());
  });

  it('suggestions respect the limit per type and exclude hidden companies', async () => {
    for (let n = 0; n < 4; n++) await hotel(`Nova ${n}`);
    await hotel('Nova hidden', { presentation: 'hidden' });
    await reindexAll(test.app);
    expect((await suggest('nova', { limit: 3 })).companies).toHaveLength(3);
    expect(names((await suggest('nova hidden')).companies)).not.toContain('Nova hidden');
    await get('/search/suggestions', { q: '' }, 422);
    await get('/search/suggestions', { q: 'nova', language: 'xx' }, 422);
  });
});
