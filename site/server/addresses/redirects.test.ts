import { LOCALES } from '@app/locales/manifest.ts';
import { localePath, profilePath } from '../../src/lib/addresses/links.ts';
import { routePattern, type Route } from '../../src/routes/route.ts';
import { ROUTES } from '../../src/routes/routes.ts';
import { localeOfPath, canonicalRedirect, withOriginalQuery } from './redirects.ts';

it.each([
  ['/login/', '/login'],
  ['/de/', '/de'],
  ['/login/?next=%2Fpanel', '/login?next=%2Fpanel'],
  ['/pl', '/'],
  ['/pl/login', '/login'],
  ['/pl/opinie/x', '/opinie/x'],
  ['/reviews/x', '/opinie/x'],
  ['/reviews/x?grade=5', '/opinie/x?grade=5'],
  ['/bewertungen/x', '/de/bewertungen/x'],
  ['/reviews-nl/x', '/nl/reviews-nl/x'],
  ['/de/opinie/x', '/de/bewertungen/x'],
  ['/de/reviews/x/', '/de/bewertungen/x'],
  ['/%E5%8F%A3%E3%82%B3%E3%83%9F/x', '/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/x'],
  ['/ja/opinie/x', '/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/x'],
  ['/opinie/Gorska-Polka', '/opinie/gorska-polka'],
  ['/opinie/GORSKA-POLKA/?grade=5&words=Buty', '/opinie/gorska-polka?grade=5&words=Buty'],
  ['/de/bewertungen/X', '/de/bewertungen/x'],
  ['/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/X', '/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/x'],
  ['/reviews/Gorska-Polka', '/opinie/gorska-polka'],
  ['/de/opinie/X', '/de/bewertungen/x'],
  ['/find-company?q=buty+zimowe', '/search/buty%20zimowe'],
  ['/de/find-company?q=M%C3%B6bel&utm_source=x', '/de/search/M%C3%B6bel'],
  ['/pl/find-company?q=a%26b%2Fc', '/search/a&b/c'],
  ['/find-company?q=https%3A%2F%2Fwww.x.pl%2Fa%3Fb%3D1', '/search/www.x.pl/a'],
  ['/search/https%3A%2F%2Fwww.example.com%2Fa', '/search/www.example.com/a'],
  ['/search/https://www.example.com/a/?kind=shops', '/search/www.example.com/a?kind=shops'],
  ['/de/search/http:/example.com', '/de/search/example.com'],
  ['/find-company?q=..%2Fpanel', '/search/panel'],
  ['/search/buty%20%20zimowe/?kind=shops', '/search/buty%20zimowe?kind=shops'],
  ['/search', '/find-company'],
  ['/de/search/%2E%2E', '/de/find-company'],
  ['/search/100%25', '/search/100'],
  ['/de/search/%25', '/de/search/%EF%BC%85'],
  ['/find-company?q=%3F+%23', '/search/%EF%BC%9F%EF%BC%83'],
  ['/restaurants/pl/malopolskie/krakow', '/categories/restaurants/pl/malopolskie/krakow'],
  ['/de/restaurants/DE/Berlin/Berlin/', '/de/categories/restaurants/de/berlin/berlin'],
  ['/Shops', '/shops'],
  ['/pl/categories/Hotels/PL?page=2', '/categories/hotels/pl?page=2'],
])('%s leads to %s for good', (from, to) => expect(canonicalRedirect(from)).toBe(to));

it.each([
  '/',
  '/login',
  '/de',
  '/opinie/x',
  '/en/reviews/x',
  '/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/x',
  '/reviews/x/confirm/Token',
  '/find-company',
  '/find-company?q=',
  '/search/buty%20zimowe?city=Krak%C3%B3w',
  '/ja/search/%E9%8A%80%E5%BA%A7',
  '/search/a%26b%2Fc',
  '/restaurants/sushi',
  '/restaurants/pl/malopolskie',
  '/categories/restaurants/pl/malopolskie/krakow/sushi',
  '/en/hotels?page=2',
  '/%E0%A4%A',
  '/nothing',
])('%s stays where it is', (url) => expect(canonicalRedirect(url)).toBeNull());

it.each([
  '//evil.example',
  '//evil.example/',
  '/\\evil.example',
  '/%5C%5Cevil.example/',
  '///evil.example//x/',
  '/%2F%2Fevil.example/',
  '/login%0d%0aSet-Cookie:a=b/',
])('never leads to another origin: %s', (url) => {
  const target = canonicalRedirect(url) ?? '/';
  expect(new URL(target, 'https://opinara.example').origin).toBe('https://opinara.example');
  expect(target).toMatch(/^\/(?![/\\])/);
  expect(target).not.toMatch(/[\r\n]/);
});

it('a trailing slash is removed from every page’s URL, in every language', () => {
  for (const route of ROUTES as readonly Route[]) {
    for (const locale of LOCALES) {
      const path = encodeURI(
        routePattern(route, locale)
          .replace(/:[a-zA-Z]+/g, 'abc')
          .replace('*', 'a/b'),
      );
      expect(canonicalRedirect(path)).toBeNull();
      if (path !== '/') expect(canonicalRedirect(`${path}/?x=1`)).toBe(`${path}?x=1`);
    }
  }
});

it('every URL reaches its canonical form in one redirect', () => {
  for (const locale of LOCALES) {
    for (const word of LOCALES) {
      const first = canonicalRedirect(encodeURI(localePath(locale, profilePath('pl', 'x'))) + '/');
      expect(first === null ? null : canonicalRedirect(first)).toBeNull();
      const canonical = encodeURI(profilePath(word, 'x'));
      expect(canonicalRedirect(canonical)).toBeNull();
    }
  }
});

it.each([
  ['/old', '/new', '/new'],
  ['/old?', '/new', '/new'],
  ['/old?utm_source=mail&q=%C5%82', '/new', '/new?utm_source=mail&q=%C5%82'],
  ['/old?a=1?b', 'https://x.example/y', 'https://x.example/y?a=1?b'],
  ['/old?a=1', '/new#prices', '/new?a=1#prices'],
  ['/old?a=1', '/new?b=2', '/new?b=2'],
  ['/old?a=1', 'mailto:a@b.example', 'mailto:a@b.example'],
])('what %s is asked goes along to %s', (url, target, led) => expect(withOriginalQuery(url, target)).toBe(led));

it('any path has a language', () => {
  expect(localeOfPath('/de/nothing')).toBe('de');
  expect(localeOfPath('/nothing')).toBe('pl');
});
