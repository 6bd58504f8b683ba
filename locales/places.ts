import PLACES from './places.json' with { type: 'json' };
import type { Locale } from './manifest.ts';

/** Names of larger cities in the languages that call them otherwise, by country and the name that is written there. */
const NAMES: Readonly<Record<string, Readonly<Record<string, Partial<Record<Locale, string>>>>>> = PLACES;

/** The city's names in all languages besides its own; empty for one that every language calls alike, or is not known. */
export const otherNamesOf = (country: string, city: string): string[] => [
  ...new Set(Object.values(NAMES[country.toUpperCase()]?.[city] ?? {})),
];

/** What a reader of this language calls the city; the name that is written there where there is no other. */
export const cityNameIn = (locale: Locale, country: string, city: string): string =>
  NAMES[country.toUpperCase()]?.[city]?.[locale] ?? city;

/** The language's own names of cities, by country and the name that is written there. */
export function citiesIn(locale: Locale): Record<string, Record<string, string>> {
  const countries = Object.entries(NAMES).map(([country, cities]) => {
    const named = Object.entries(cities).flatMap(([city, names]) => {
      const name = names[locale];
      return name === undefined ? [] : [[city, name] as const];
    });
    return [country, Object.fromEntries(named)] as const;
  });
  return Object.fromEntries(countries.filter(([, cities]) => Object.keys(cities).length > 0));
}
