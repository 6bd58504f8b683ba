import { readData } from '../read-data.ts';
import type { Market } from './market.ts';
import { MARKET_COUNTRIES } from './types.ts';

/** The markets: `data/markets`. */
export const MARKETS: readonly Market[] = MARKET_COUNTRIES.map((country) =>
  readData<Market>(`markets/${country.toLowerCase()}`),
);
