import { LOCALES } from './manifest.ts';
import { citiesIn, cityNameIn, otherNamesOf } from './places.ts';
import PLACES from './places.json' with { type: 'json' };

const LETTERS: Record<string, RegExp> = {
  bg: /^[\p{Script=Cyrillic}\s-]+$/u,
  ru: /^[\p{Script=Cyrillic}\s-]+$/u,
  uk: /^[\p{Script=Cyrillic}\s-]+$/u,
  el: /^[\p{Script=Greek}\s-]+$/u,
  ja: /^[\p{Script=Katakana}ー・＝]+$/u,
};
const LATIN = /^[\p{Script=Latin}\s-]+$/u;

const entries = Object.entries(PLACES as Record<string, Record<string, Record<string, string>>>).flatMap(
  ([country, cities]) =>
    Object.entries(cities).flatMap(([city, names]) =>
      Object.entries(names).map(([locale, name]) => ({ country, city, locale, name })),
    ),
);

it('the list of places calls a city as the language does, and by its own name where there is no other', () => {
  const inEach = (['pl', 'de', 'en', 'ja'] as const).map((locale) => cityNameIn(locale, 'PL', 'Warszawa'));
  expect(inEach).toEqual(['Warszawa', 'Warschau', 'Warsaw', 'ワルシャワ']);
  expect(cityNameIn('pl', 'de', 'München')).toBe('Monachium');
  expect(cityNameIn('de', 'PL', 'Pcim')).toBe('Pcim');
  // London in Canada is nobody's Londyn.
  expect(cityNameIn('pl', 'CA', 'London')).toBe('London');
});

it('the list of places knows a city’s names in all languages, each once', () => {
  const names = otherNamesOf('PL', 'Warszawa');
  expect(names).toEqual(expect.arrayContaining(['Warsaw', 'Warschau', 'ワルシャワ', 'Варшава']));
  expect(new Set(names).size).toBe(names.length);
  expect(otherNamesOf('PL', 'Pcim')).toEqual([]);
});

it('the list of places gives a language only what it calls otherwise', () => {
  expect(citiesIn('pl').PL).toBeUndefined();
  expect(citiesIn('de').PL).toMatchObject({ Kraków: 'Krakau' });
  expect(citiesIn('bg').BG).toBeUndefined();
});

it('every name is of a language, in its letters, and differs from the city’s own', () => {
  const wrong = entries.filter(
    ({ city, locale, name }) =>
      !LOCALES.some((one) => one === locale) || name === city || !(LETTERS[locale] ?? LATIN).test(name),
  );
  expect(wrong).toEqual([]);
});
