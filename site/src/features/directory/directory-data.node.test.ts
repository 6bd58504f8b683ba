import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { aKind, aListPage } from '../../../testing/directory.ts';
import { kindOfRoute, loadCategories, loadList } from './directory-data.ts';

const asked: string[] = [];
let answer: { status: number; body: unknown } = { status: 200, body: aListPage() };
const engine = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer.status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  process.env['ENGINE_URL'] = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => engine.close(resolve)));
beforeEach(() => {
  asked.length = 0;
  answer = { status: 200, body: aListPage() };
});

it('a list of companies requests the page of the address, purged when a listed company changes', async () => {
  const place = { country: 'pl', region: 'malopolskie', city: 'krakow', category: 'spa-hotels' };
  const { status, headers, props } = await loadList('hotels', place, { page: '2', category: 'other' }, 'de');
  expect(asked).toEqual([
    '/api/v1/directory/hotels?category=spa-hotels&country=pl&region=malopolskie&city=krakow&page=2&limit=20',
  ]);
  expect([status, props.kind, props.search]).toEqual([200, 'shown', '?page=2']);
  expect(props).toMatchObject({ countries: { PL: 'Polen' } });
  expect(headers).toEqual({
    'x-cache-tags': 'directory,list:01900000-0000-7000-8000-000000000001',
    'x-cache-seconds': '60',
  });
});

it('a list of companies reads a category from the query above city level only', async () => {
  const { props } = await loadList('hotels', { country: 'pl' }, { category: 'spa-hotels' }, 'pl');
  await loadList('hotels', {}, { category: 'spa-hotels' }, 'pl');
  expect(asked.map((url) => url.includes('category='))).toEqual([true, false]);
  expect(props.search).toBe('?category=spa-hotels');
});

it.each([
  ['foo', {}, {}],
  ['hotels', { country: 'pl', region: '../x' }, {}],
  ['hotels', { category: 'Spa' }, {}],
  ['hotels', {}, { page: '0' }],
  ['hotels', {}, { page: '1e3' }],
  ['hotels', { country: 'pl' }, { category: 'a b' }],
])('a list of companies sends no request for impossible parameters: %s %j %j', async (kind, params, query) => {
  const { status, props } = await loadList(kind, params, query, 'pl');
  expect([status, props.kind, asked]).toEqual([404, 'missing', []]);
});

it('an empty place is 404, an engine that is down 503', async () => {
  answer = { status: 404, body: { status: 404, code: 'place_not_found' } };
  expect((await loadList('hotels', {}, {}, 'pl')).status).toBe(404);
  answer = { status: 500, body: {} };
  expect((await loadList('hotels', {}, {}, 'pl')).status).toBe(503);
  expect((await loadCategories(undefined, 'pl')).status).toBe(503);
});

it('the index contains the kinds that have companies', async () => {
  answer = { status: 200, body: { kinds: [aKind(), aKind({ kind: 'shops', companies: 0, categories: [] })] } };
  const all = await loadCategories(undefined, 'pl');
  expect(all.props).toMatchObject({ kinds: [{ kind: 'hotels' }], only: null });
  expect((await loadCategories('hotels', 'pl')).props).toMatchObject({ only: 'hotels' });
  expect((await loadCategories('shops', 'pl')).status).toBe(404);
  expect((await loadCategories('toys', 'pl')).status).toBe(404);
});

it('a list of companies derives the kind from the route', () => {
  expect(kindOfRoute('hotels', {})).toBe('hotels');
  expect(kindOfRoute('hotelsCategory', { category: 'x' })).toBe('hotels');
  expect(kindOfRoute('country', { kind: 'services', country: 'pl' })).toBe('services');
});
