import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Point } from '@app/contracts/company/points';
import type { KnownCity } from '@app/contracts/discovery/places';
import { slugify } from '../model.ts';
import type { CityLines } from './read-cities.ts';

const readData = (file: string): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`data/${file}.json`, import.meta.url), 'utf8')) as never;

/** Names of regions by country and their code in GeoNames, as they are written there. */
export const REGIONS = readData('regions');
/** Names of cities that GeoNames has in English or in other letters, as they are written there. */
const LOCAL_NAMES = readData('local-names');

const SUGGESTIONS = 8;
/** Countries whose cities are kept in memory; the United States, the largest, take 5 MB. */
const COUNTRIES = 12;
/** The data package writes Romanian with cedillas; the right letters have a comma below. */
const COMMAS: Record<string, string> = { ş: 'ș', Ş: 'Ș', ţ: 'ț', Ţ: 'Ț' };

interface City extends KnownCity {
  /** Its names as keys for comparison. */
  keys: string[];
  centre: Point;
}

/** Key of a name for comparison: without accents, in Latin letters where they can be transliterated. */
const keyOf = (name: string): string => slugify(name, name.trim().toLowerCase());

let reading: Promise<CityLines> | undefined;

function cityLines(): Promise<CityLines> {
  reading ??= new Promise<CityLines>((resolve, reject) => {
    const worker = new Worker(new URL('read-cities.ts', import.meta.url));
    worker.once('message', resolve).once('error', reject);
  }).catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

const countries = new LRUCache<string, City[]>({ max: COUNTRIES });

/** A country's cities, the largest first. */
async function citiesIn(country: string): Promise<City[]> {
  const known = countries.get(country);
  if (known) return known;
  const lines = (await cityLines())[country]?.split('\n') ?? [];
  const cities = lines.map((line): City => {
    const [name = '', code = '', latitude, longitude] = line.split('\t');
    const written = country === 'RO' ? name.replace(/[şŞţŢ]/g, (letter) => COMMAS[letter] ?? letter) : name;
    const city = LOCAL_NAMES[country]?.[name] ?? written;
    return {
      city,
      region: REGIONS[country]?.[code] ?? null,
      keys: [...new Set([keyOf(city), keyOf(name)])],
      centre: { latitude: Number(latitude), longitude: Number(longitude) },
    };
  });
  countries.set(country, cities);
  return cities;
}

const present = ({ city, region }: City): KnownCity => ({ city, region });

/** Cities of a country with a name or a part of it that begins so, the largest first. */
export async function suggestCities(country: string, begun: string): Promise<KnownCity[]> {
  const key = keyOf(begun);
  const cities = await citiesIn(country);
  const begins = cities.filter(({ keys }) => keys.some((name) => name.startsWith(key)));
  const inside =
    begins.length < SUGGESTIONS ? cities.filter(({ keys }) => keys.some((name) => name.includes(`-${key}`))) : [];
  const found = new Map([...begins, ...inside].map((city) => [`${city.city}/${city.region}`, city]));
  return [...found.values()].slice(0, SUGGESTIONS).map(present);
}

/** Regions of a country in the order of the alphabet; empty where their names are not known. */
export function regionsOf(country: string): string[] {
  return Object.values(REGIONS[country] ?? {}).sort(
    new Intl.Collator(new Intl.Locale(`und-${country}`).maximize().language).compare,
  );
}

export interface Place {
  country: string;
  region: string | null;
  city: string | null;
}

/**
 * The place as the gazetteer writes it, so that companies of one city are in one list: “krakow” is Kraków, and a city
 * without a region is in the region of the largest one of that name. What it does not know stays as it was given.
 */
export async function placeOf({ country, region, city }: Place): Promise<Place> {
  const regionName =
    region === null ? null : (regionsOf(country).find((one) => keyOf(one) === keyOf(region)) ?? region);
  if (city === null) return { country, region: regionName, city };
  const namesakes = (await citiesIn(country)).filter(({ keys }) => keys.includes(keyOf(city)));
  const found = regionName === null ? namesakes[0] : namesakes.find((one) => one.region === regionName);
  // A city that stands in no region of the gazetteer's still has its name.
  const written = found ?? namesakes[0];
  return { country, region: regionName ?? found?.region ?? null, city: written?.city ?? city };
}

/**
 * The middle of a city; null if the gazetteer does not know it, or not in this region. Without a region, or where those
 * of the country are not known, it is the largest city of that name.
 */
export async function centreOf({ country, region, city }: Place): Promise<Point | null> {
  if (!city) return null;
  const key = keyOf(city);
  const namesakes = (await citiesIn(country)).filter(({ keys }) => keys.includes(key));
  const found =
    region === null || !REGIONS[country]
      ? namesakes[0]
      : namesakes.find((one) => one.region !== null && keyOf(one.region) === keyOf(region));
  return found?.centre ?? null;
}
