import type { Page } from './port.ts';

/** Hits beyond this number are neither counted nor shown: both adapters can answer that fast. */
export const MOST_HITS = 1000;

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.trunc(value) || 0, least), most);

export const pageOf = ({ limit = 10, offset = 0 }: Page): { limit: number; offset: number } => ({
  limit: between(limit, 1, 100),
  offset: between(offset, 0, MOST_HITS),
});
