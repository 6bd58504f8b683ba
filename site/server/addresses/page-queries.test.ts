import { isUnbounded, canonicalQuery } from './page-queries.ts';

const code = 'c'.repeat(50);
const review = '01900000-0000-7000-8000-000000000001';
const asked = (search: string) => Object.fromEntries(new URLSearchParams(search));

it.each([
  ['profile', 'grade=999', {}],
  ['profile', 'code=zz&review=zz&about=nothing&origin=x&period=3m&photos=no&language=xx', {}],
  ['profile', 'words=a', {}],
  ['profile', `words=${'a'.repeat(61)}&cursor=${'a'.repeat(301)}&cursor=`, {}],
  ['profile', 'words=+winter+boots+', { words: 'winter boots' }],
  ['profile', `review=${review}&code=${code}&utm_source=mail`, { code, review }],
  ['profile', 'cursor=abc&grade=5&about=products', { about: 'products', grade: '5', cursor: 'abc' }],
  ['profile', 'questions=abc&page=1&sort=newest', {}],
  ['profile', 'sort=lowest&page=12', { sort: 'lowest', page: '12' }],
  ['profile', 'sort=x&page=1001', {}],
  ['profile', 'products=abc&grade=5', { grade: '5', products: 'abc' }],
  ['profile', `products=${'a'.repeat(301)}`, {}],
  ['product', 'products=abc', {}],
  ['product', `about=products&code=${code}&grade=4&questions=abc`, { grade: '4', questions: 'abc' }],
  ['companyProduct', 'questions=&grade=4', { grade: '4' }],
  ['search', 'kind=nothing&country=xx&category=A+B&city=', {}],
  ['search', 'city=Krak%C3%B3w&kind=hotels&page=2', { kind: 'hotels', city: 'Kraków', page: '2' }],
  ['search', 'page=1', {}],
  ['search', 'page=zz', { page: '0' }],
  ['search', 'page=100', { page: '0' }],
  ['shops', 'page=100&category=books', { page: '100' }],
  ['shops', 'sort=count&page=2', { sort: 'count', page: '2' }],
  [
    'hotels',
    'sort=newest&rating=4&facilities=wifi,nothing,pool',
    { facilities: 'pool,wifi', rating: '4', sort: 'newest' },
  ],
  ['shops', 'rating=4.4&sort=count', { sort: 'count' }],
  ['shopsCategory', 'rating=4&country=de', { country: 'de', rating: '4' }],
  ['shops', 'country=Germany', {}],
  ['hotels', 'country=de', {}],
  ['hotels', 'facilities=nothing&sort=distance', {}],
  ['hotels', 'near=52.23,21.01&sort=distance&page=2', { sort: 'distance', near: '52.23,21.01', page: '2' }],
  // More than a kilometre is known from nobody's address, and other orders are from nowhere.
  ['hotels', 'near=52.2297,21.0122&sort=distance', {}],
  ['city', 'near=52.23,21.01&sort=count', { sort: 'count' }],
  ['city', 'sort=rating', {}],
  ['shopsCategory', 'page=-1', { page: '0' }],
  ['country', 'category=spa-hotels&page=1', { category: 'spa-hotels' }],
  ['region', 'category=Not%20one', { category: '-' }],
  ['city', 'category=spa-hotels&page=007', { page: '0' }],
  ['badges', 'page=2&grade=4', {}],
])('the page %s understands %s as %j', (route, search, read) =>
  expect(canonicalQuery(route, asked(search))).toEqual(read),
);

it('the order of parameters does not matter', () => {
  const [one, other] = ['grade=5&words=tea&period=6m', 'period=6m&words=tea&grade=5'];
  expect(JSON.stringify(canonicalQuery('profile', asked(one)))).toBe(
    JSON.stringify(canonicalQuery('profile', asked(other))),
  );
});

it('a repeated parameter is ignored', () => {
  expect(canonicalQuery('profile', { grade: ['1', '2'], words: ['a', 'b'] })).toEqual({});
  expect(canonicalQuery('country', { category: ['a', 'b'] })).toEqual({});
  expect(canonicalQuery('search', { city: ['a', 'b'], page: ['1', '2'] })).toEqual({ page: '0' });
});

it.each([
  ['profile', {}, false],
  ['shops', { page: '3' }, false],
  ['profile', { grade: '5' }, true],
  ['profile', { cursor: 'abc' }, true],
  ['profile', { products: 'abc' }, true],
  ['country', { category: 'books', page: '2' }, true],
  ['search', {}, true],
])('the page %s with %j is one of countless: %s', (route, query, many) => expect(isUnbounded(route, query)).toBe(many));
