import type { T } from './i18n.ts';

/**
 * What the reader's language calls the city: “Warschau” for Warszawa. The names are put into the namespace `common` when
 * texts are read (`locales/places.json`); where there is none, it is the name that is written there.
 */
export const cityName = (t: T, country: string, city: string): string =>
  t(`common:cities.${country}.${city}`, { defaultValue: city });

/** The same where it is not known in which of these countries the city is. */
export const cityNameInOneOf = (t: T, countries: readonly string[], city: string): string =>
  countries.map((country) => cityName(t, country, city)).find((name) => name !== city) ?? city;
