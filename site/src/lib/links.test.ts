/** @jest-environment node */
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
import { matchRoute } from '../route-match.ts';
import { ROUTES, routePattern } from '../routes.ts';
import { samePageIn } from './page.tsx';

it('puts no prefix before the base locale and the locale before every other', () => {
  expect(localePath('pl', '/')).toBe('/');
  expect(localePath('de', '/')).toBe('/de');
  expect(localePath('pl', '/find-company')).toBe('/find-company');
  expect(localePath('de', '/find-company')).toBe('/de/find-company');
});

it('takes apart what it has put together', () => {
  for (const locale of LOCALES) {
    for (const path of ['/', '/login', '/panel/orders'])
      expect(splitLocale(localePath(locale, path))).toEqual([locale, path]);
  }
  expect(splitLocale('/deutsch')).toEqual(['pl', '/deutsch']);
});

it('has a listing word of its own for each locale', () => {
  expect(LOCALE_OF_LISTING_WORD.size).toBe(LOCALES.length);
  expect(profilePath('pl', 'x')).toBe('/opinie/x');
  expect(profilePath('en', 'x')).toBe('/en/reviews/x');
  expect(profilePath('ja', 'x')).toBe('/ja/口コミ/x');
  expect(absoluteUrl('https://o.example', profilePath('ja', 'x'))).toBe(
    'https://o.example/ja/%E5%8F%A3%E3%82%B3%E3%83%9F/x',
  );
});

it('names product, words and company in the address of a product', () => {
  const product = { id: '01900000-0000-7000-8000-000000000001', slug: 'herbata-zielona' };
  const company = { id: '01900000-0000-7000-8000-000000000002' };
  expect(productPath('pl', product, company)).toBe(`/product/${product.id}/herbata-zielona/${company.id}`);
  expect(productPath('ja', product, company)).toBe(`/ja/product/${product.id}/herbata-zielona/${company.id}`);
});

it('leads from a page to the same page in every other language and back', () => {
  for (const from of LOCALES) {
    for (const to of LOCALES) {
      expect(samePageIn(profilePath(from, 'buty'), to)).toBe(profilePath(to, 'buty'));
      expect(samePageIn(localePath(from, '/login'), to)).toBe(localePath(to, '/login'));
      expect(samePageIn(localePath(from, '/'), to)).toBe(localePath(to, '/'));
    }
  }
});

it('leads from every page in every language to the same page in another', () => {
  for (const route of ROUTES) {
    for (const from of LOCALES) {
      const path = routePattern(route, from)
        .replace(/:[a-zA-Z]+/g, 'abc')
        .replace('*', 'a/b');
      for (const to of ['pl', 'en', 'de', 'ja'] as const) {
        const match = matchRoute(samePageIn(path, to));
        expect([path, match?.route.id, match?.locale]).toEqual([path, route.id, to]);
      }
    }
  }
});

it('does not take a word that only looks like a listing for one', () => {
  expect(samePageIn(`/${LISTING_WORDS.pl}`, 'de')).toBe('/de/opinie');
  expect(samePageIn('/trust/how-reviews-are-verified', 'de')).toBe('/de/trust/how-reviews-are-verified');
});
