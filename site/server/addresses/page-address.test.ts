import { parsePageAddress } from './page-address.ts';

it('a URL is parsed into its decoded path, its route, and the query that the page reads', () => {
  const address = parsePageAddress('/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/buty?utm_source=x&grade=5');
  expect(address).toMatchObject({ path: '/ja/口コミ/buty', redirect: null, query: { grade: '5' }, unbounded: true });
  expect(address.match).toMatchObject({ locale: 'ja', route: { id: 'profile' }, params: { slug: 'buty' } });
});

it.each([
  ['/opinie/buty', '/opinie/buty?utm_source=x'],
  ['/opinie/buty', '/opinie/buty#reviews'],
  ['/opinie/buty', '/opinie/buty?grade=4&grade=5'],
  ['/opinie/buty?grade=5&words=a', '/opinie/buty?words=a&grade=5'],
])('%s and %s are one page', (one, other) => expect(parsePageAddress(other).key).toBe(parsePageAddress(one).key));

it('redirects, unknown paths and broken encodings are recognised', () => {
  expect(parsePageAddress('/pl/opinie/buty/').redirect).toBe('/opinie/buty');
  expect(parsePageAddress('/no-such-page')).toMatchObject({ path: '/no-such-page', match: null, redirect: null });
  expect(parsePageAddress('/%E0%A4%A')).toMatchObject({ path: null, match: null, redirect: null });
});
