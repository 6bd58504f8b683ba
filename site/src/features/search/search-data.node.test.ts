import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { aHit, aSearchResult } from '../../../testing/search.ts';
import { loadResults } from './search-data.ts';

const engine = new FakeEngine();
beforeAll(async () => {
  await engine.start();
  process.env['ENGINE_URL'] = engine.origin;
});
afterAll(() => engine.stop());
beforeEach(() => {
  engine.reset();
  engine.on('GET /search/companies', () => ({ status: 200, body: aSearchResult() }));
  engine.on('GET /search/suggestions', () => ({
    status: 200,
    body: { query: 'x', companies: [aHit], products: [], lists: [] },
  }));
  engine.on('GET /companies/top', () => ({ status: 200, body: { items: [aHit] } }));
});
const asked = (path: string) => engine.seen(`GET ${path}`).map(({ query }) => Object.fromEntries(query));

it('the search requests the phrase with its filters, cached for seconds', async () => {
  const query = { kind: 'hotels', city: 'Kraków', category: 'Not A Key', country: 'xx', page: '2', other: '1' };
  const { status, headers, props } = await loadResults('www.x.pl/a', query, 'de');
  expect(asked('/search/companies')).toEqual([
    { q: 'www.x.pl/a', kind: 'hotels', city: 'Kraków', facets: 'yes', page: '2', limit: '20' },
  ]);
  expect(asked('/search/suggestions')).toEqual([]);
  expect([status, props.kind, props.search]).toEqual([200, 'results', '?kind=hotels&city=Krak%C3%B3w&page=2']);
  expect(headers).toEqual({ 'x-cache-tags': `search,${aHit.id}`, 'x-cache-seconds': '5' });
});

it('the search requests suggestions on the first page only, in its language', async () => {
  const company = { id: '01900000-0000-7000-8000-000000000077', slug: 'x', name: 'X' };
  const product = { id: '01900000-0000-7000-8000-000000000078', slug: 'kettle', name: 'Kettle', count: 0, company };
  engine.on('GET /search/suggestions', () => ({
    status: 200,
    body: { query: 'x', companies: [aHit], products: [product], lists: [] },
  }));
  const { headers } = await loadResults('krakow', {}, 'de');
  expect(headers['x-cache-tags']).toBe(`search,${aHit.id},${company.id}`);
  expect(asked('/search/suggestions')).toEqual([{ q: 'krakow', language: 'de', limit: '6' }]);
  engine.on('GET /search/suggestions', () => 'lost');
  expect((await loadResults('krakow', {}, 'de')).props).toMatchObject({ also: { products: [], lists: [] } });
});

it('the search includes names of the available and the chosen countries', async () => {
  const { facets } = aSearchResult();
  const country = [
    { value: 'PL', companies: 3 },
    { value: 'CZ', companies: 1 },
  ];
  engine.on('GET /search/companies', () => ({
    status: 200,
    body: aSearchResult({ facets: facets && { ...facets, country } }),
  }));
  const { props } = await loadResults('gorska', { country: 'DE' }, 'de');
  expect(props).toMatchObject({ countries: { PL: 'Polen', CZ: 'Tschechien', DE: 'Deutschland' } });
});

it('the search includes top companies if nothing is found', async () => {
  engine.on('GET /search/companies', () => ({ status: 200, body: aSearchResult({ items: [], total: 0, pages: 0 }) }));
  expect(await loadResults('zzz', {}, 'en')).toMatchObject({ status: 200, props: { kind: 'results', top: [aHit] } });
});

it('the search is 404 after the last page, for invalid numbers and for an empty phrase', async () => {
  engine.on('GET /search/companies', () => ({ status: 200, body: aSearchResult({ items: [] }) }));
  for (const page of ['2', '0', '-1', '1.5', 'x', '100'])
    expect((await loadResults('gorska', { page }, 'en')).status).toBe(404);
  expect((await loadResults('/../', {}, 'en')).status).toBe(404);
});

it('the search says that the engine is down', async () => {
  engine.on('GET /search/companies', () => problem(500, 'internal'));
  const { status, headers, props } = await loadResults('gorska', {}, 'en');
  expect([status, headers, props.kind]).toEqual([503, {}, 'down']);
});
