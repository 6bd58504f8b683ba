import { readData } from '../read-data.ts';
import type { MarketCountry } from '../generator/types.ts';

/**
 * A town of the demo: name in the data package, name as written there (empty: the same), start of its postcodes,
 * start of its national phone numbers, and what may stand there beside the usual.
 * Phone numbers: Ofcom's and the Bundesnetzagentur's numbers for films where there are some; elsewhere a zero after
 * the area code, which no subscriber has. So no real subscriber is ever called.
 */
type Town = readonly [data: string, local: string, postcode: string, phone: string, tag?: 'sea' | 'mountains'];

export const TOWNS = readData<Record<MarketCountry, readonly Town[]>>('towns');

export const TIME_ZONES: Record<MarketCountry, string> = {
  PL: 'Europe/Warsaw',
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  RO: 'Europe/Bucharest',
  HU: 'Europe/Budapest',
  CZ: 'Europe/Prague',
  SK: 'Europe/Bratislava',
  BG: 'Europe/Sofia',
};
