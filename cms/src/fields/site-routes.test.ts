import { LISTING_WORDS as WORDS_OF_THE_SITE } from '../../../site/src/lib/addresses/links.ts';
import { ROUTES } from '../../../site/src/routes/routes.ts';
import { hasLocalePrefix, isSiteRoute, LISTING_WORDS, SITE_ROUTES } from './site-routes.ts';

test('SITE_ROUTES and LISTING_WORDS equal those of the site', () => {
  expect([...SITE_ROUTES].sort()).toEqual(ROUTES.map(({ path }) => path).sort());
  expect([...LISTING_WORDS].sort()).toEqual(Object.values(WORDS_OF_THE_SITE).sort());
});

test.each([
  '/',
  '/login',
  '/find-company',
  '/shops',
  '/shops/books',
  '/categories/hotels/pl/malopolskie/krakow',
  '/opinie/some-shop',
  '/bewertungen/some-shop',
  '/panel',
  '/panel/orders/7',
  '/search',
  '/trust/receipt',
  '/api/v1/companies',
  '/admin',
  '/robots.txt',
  '/i/abc',
])('%s is answered by the site', (path) => expect(isSiteRoute(path)).toBe(true));

test.each(['/pricing', '/login/old', '/shop', '/references/some-shop', '/opinie', '/apis', '/robotsxtxt', '/old-page'])(
  '%s is not answered by the site',
  (path) => expect(isSiteRoute(path)).toBe(false),
);

test('hasLocalePrefix recognises paths that begin with a language', () => {
  expect(['/de/pricing', '/pl', '/design', '/', '/vi/x/y'].map(hasLocalePrefix)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ]);
});
