import { addressOf } from './addresses.ts';

it('reads a path in letters, its route, and what the page of it understands of a query', () => {
  const address = addressOf('/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/buty?utm_source=x&grade=5');
  expect(address).toMatchObject({ path: '/ja/口コミ/buty', redirect: null, query: { grade: '5' }, oneOfMany: true });
  expect(address.match).toMatchObject({ locale: 'ja', route: { id: 'profile' }, params: { slug: 'buty' } });
});

it.each([
  ['/opinie/buty', '/opinie/buty?utm_source=x'],
  ['/opinie/buty', '/opinie/buty#reviews'],
  ['/opinie/buty', '/opinie/buty?grade=4&grade=5'],
  ['/opinie/buty?grade=5&words=a', '/opinie/buty?words=a&grade=5'],
])('%s and %s are one page', (one, other) => expect(addressOf(other).key).toBe(addressOf(one).key));

it('tells an address that leads elsewhere, one of no page, and one that cannot be read', () => {
  expect(addressOf('/pl/opinie/buty/').redirect).toBe('/opinie/buty');
  expect(addressOf('/no-such-page')).toMatchObject({ path: '/no-such-page', match: null, redirect: null });
  expect(addressOf('/%E0%A4%A')).toMatchObject({ path: null, match: null, redirect: null });
});
