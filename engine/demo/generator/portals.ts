import type { CompanyKind } from '@app/contracts/common';
import type { ReviewSource } from '@app/contracts/reviews';
import type { Random } from './random.ts';
import type { MarketCountry } from './types.ts';

type Weighted = readonly [ReviewSource, number];

/** Where people review such companies, and how often. */
const BY_KIND: Record<CompanyKind, readonly Weighted[]> = {
  shops: [
    ['google', 4],
    ['facebook', 2],
    ['trustpilot', 2],
    ['amazon', 1],
  ],
  services: [
    ['google', 6],
    ['facebook', 3],
    ['trustpilot', 1],
  ],
  hotels: [
    ['booking', 6],
    ['google', 3],
    ['tripadvisor', 2],
  ],
  restaurants: [
    ['google', 6],
    ['tripadvisor', 3],
    ['facebook', 2],
  ],
};

/** Portals about shops that are at home in one country. */
const SHOP_PORTALS: Partial<Record<MarketCountry, readonly Weighted[]>> = {
  PL: [
    ['ceneo', 4],
    ['opineo', 3],
    ['allegro', 3],
  ],
  CZ: [['heureka', 6]],
  SK: [['heureka', 6]],
};

/** The site that a review was taken over from. */
export function drawPortal(
  { kind, country }: { kind: CompanyKind; country: MarketCountry },
  random: Random,
): ReviewSource {
  const local = kind === 'shops' ? (SHOP_PORTALS[country] ?? []) : [];
  return random.weighted([...BY_KIND[kind], ...local]);
}
