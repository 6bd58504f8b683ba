import { isAtDomain, placeOfWebsite, resolveMarket } from './model.ts';

const DE = { code: 'de', place: 'shop.de' };
const FR = { code: 'ch-fr', place: 'shop.ch/fr' };
const CH = { code: 'ch', place: 'shop.ch' };
const ACTIVE = [DE, CH, FR];
const find = (given: string | undefined) => {
  const found = resolveMarket(ACTIVE, 'https://www.shop.pl/', given);
  return found.ok ? (found.market?.code ?? 'main') : found.known.join(' ');
};

it.each([
  [undefined, 'main'],
  ['', 'main'],
  ['main', 'main'],
  ['shop.pl', 'main'],
  ['DE', 'de'],
  ['https://www.shop.de/kaffee?x=1', 'de'],
  ['shop.de', 'de'],
  ['https://shop.ch/fr/panier', 'ch-fr'],
  ['https://shop.ch/french', 'ch'],
  ['shop.ch', 'ch'],
  ['shop.de.evil.example', 'main de ch ch-fr'],
  ['notshop.de', 'main de ch ch-fr'],
])('an order that names %p is of market %p', (given, code) => {
  expect(find(given)).toBe(code);
});

it('the rule of markets takes an order that names nothing even where the company has no website', () => {
  expect(resolveMarket([], null, undefined)).toEqual({ ok: true, market: null });
  expect(resolveMarket([], null, 'shop.pl')).toEqual({ ok: false, known: ['main'] });
});

it('a website is proven at the proven domain and below it only', () => {
  expect(placeOfWebsite('HTTPS://WWW.Shop.DE/Fr//')).toBe('shop.de/Fr');
  expect(isAtDomain('https://de.shop.pl/x', 'shop.pl')).toBe(true);
  expect(isAtDomain('https://shop.pl', 'shop.pl')).toBe(true);
  expect(isAtDomain('https://myshop.pl', 'shop.pl')).toBe(false);
  expect(isAtDomain('https://shop.de', undefined)).toBe(false);
});
