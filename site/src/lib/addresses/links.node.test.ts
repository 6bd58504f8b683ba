import { LOCALES } from '@app/locales/manifest.ts';
import {
  LISTING_WORDS,
  LOCALE_OF_LISTING_WORD,
  absoluteUrl,
  localePath,
  productPath,
  profilePath,
  splitLocale,
} from './links.ts';
import { matchRoute } from '../../routes/match-route.ts';
import { routePattern } from '../../routes/route.ts';
import { ROUTES } from '../../routes/routes.ts';
import { localizedPath } from './page-address.tsx';

it('an address adds no prefix for the base locale and one for every other', () => {
  expect(localePath('pl', '/')).toBe('/');
  expect(localePath('de', '/')).toBe('/de');
  expect(localePath('pl', '/find-company')).toBe('/find-company');
  expect(localePath('de', '/find-company')).toBe('/de/find-company');
});

it('an address splits the paths it has built', () => {
  for (const locale of LOCALES) {
    for (const path of ['/', '/login', '/panel/orders'])
      expect(splitLocale(localePath(locale, path))).toEqual([locale, path]);
  }
  expect(splitLocale('/deutsch')).toEqual(['pl', '/deutsch']);
});

it('an address has a listing word of its own for each locale', () => {
  expect(LOCALE_OF_LISTING_WORD.size).toBe(LOCALES.length);
  expect(profilePath('pl', 'x')).toBe('/opinie/x');
  expect(profilePath('en', 'x')).toBe('/en/reviews/x');
  expect(profilePath('ja', 'x')).toBe('/ja/口コミ/x');
  expect(absoluteUrl('https://o.example', profilePath('ja', 'x'))).toBe(
    'https://o.example/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/x',
  );
});

it('an address includes id, slug and company in the address of a product', () => {
  const product = { id: '01900000-0000-7000-8000-000000000001', slug: 'herbata-zielona' };
  const company = { id: '01900000-0000-7000-8000-000000000002' };
  expect(productPath('pl', product, company)).toBe(`/product/${product.id}/herbata-zielona/${company.id}`);
  expect(productPath('ja', product, company)).toBe(`/ja/product/${product.id}/herbata-zielona/${company.id}`);
});

it('links map a page to the same page in every language and back', () => {
  for (const from of LOCALES) {
    for (const to of LOCALES) {
      expect(localizedPath(profilePath(from, 'buty'), to)).toBe(profilePath(to, 'buty'));
      expect(localizedPath(localePath(from, '/login'), to)).toBe(localePath(to, '/login'));
      expect(localizedPath(localePath(from, '/'), to)).toBe(localePath(to, '/'));
    }
  }
});

it('links map every page in every language to the same page in another', () => {
  for (const route of ROUTES) {
    for (const from of LOCALES) {
      const path = routePattern(route, from)
        .replace(/:[a-zA-Z]+/g, 'abc')
        .replace('*', 'a/b');
      for (const to of ['pl', 'en', 'de', 'ja'] as const) {
        const match = matchRoute(localizedPath(path, to));
        expect([path, match?.route.id, match?.locale]).toEqual([path, route.id, to]);
      }
    }
  }
});

it('an address does not mistake a similar word for a listing word', () => {
  expect(localizedPath(`/${LISTING_WORDS.pl}`, 'de')).toBe('/de/opinie');
  expect(localizedPath('/trust/how-reviews-are-verified', 'de')).toBe('/de/trust/how-reviews-are-verified');
});
