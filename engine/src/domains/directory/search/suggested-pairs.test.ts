import { likeness, readName } from '@app/search';
import type { ReadName } from '@app/search';
import type { CompanyKind } from '@app/contracts/common';
import { findPairs } from './suggested-pairs.ts';

const named = (name: string, kind: CompanyKind = 'hotels') => ({ name, kind, companies: 1, read: readName(name) });
const TRADES = [named('Hotels'), named('Spa hotels'), named('Sushi', 'restaurants'), named('Toys', 'shops')];
const CITIES = [named('Kraków'), named('Nowa Wieś'), named('Kraków', 'restaurants')];

/** The pairs a query names, and the number of comparisons made. */
function pairs(q: string) {
  let compared = 0;
  const likenessOf = (typed: ReadName, name: ReadName) => {
    compared += 1;
    return likeness(typed, name);
  };
  const found = findPairs(q, TRADES, CITIES, likenessOf).map(({ trade, place }) => `${trade.name}, ${place.name}`);
  return { found, compared };
}

it.each([
  ['hotels krakow', 'Hotels, Kraków'],
  ['krakow sushi', 'Sushi, Kraków'],
  ['spa hotels nowa wies', 'Spa hotels, Nowa Wieś'],
])('%s names a trade and a city', (q, first) => {
  expect(pairs(q).found[0]).toBe(first);
});

it.each(['hotels', 'toys krakow', 'krakow nowa'])('%s names no trade in a city', (q) => {
  expect(pairs(q).found).toEqual([]);
});

it('cities are searched only beside the name of a trade, and once for repeated words', () => {
  expect(pairs('one two three four').compared).toBe(6 * 3);
  // `hotels` and `hotels hotels` are both looked up as a trade; neither is a city.
  expect(pairs('hotels hotels hotels').compared).toBe(2 * 3 + 2 * 3);
});

it('a whole sentence is not searched for pairs', () => {
  const words = (count: number) => `hotels ${Array.from({ length: count - 2 }, () => 'la').join(' ')} krakow`;
  expect(pairs(words(6)).compared).toBeGreaterThan(0);
  expect(pairs(words(7)).compared).toBe(0);
  expect(pairs(words(50))).toEqual({ found: [], compared: 0 });
});
