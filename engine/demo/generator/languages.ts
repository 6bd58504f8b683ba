import type { CompanyKind } from '@app/contracts/common';
import type { Random } from './random.ts';
import { DEMO_LANGUAGES } from './types.ts';
import type { DemoCompany, DemoLanguage, MarketCountry } from './types.ts';

/** Share of reviews in the market's own language. */
const OWN_SHARE: Record<CompanyKind, number> = { shops: 0.93, services: 0.95, hotels: 0.68, restaurants: 0.84 };

/** Who else buys and travels, everywhere. */
const ABROAD: Record<DemoLanguage, number> = {
  en: 26,
  de: 20,
  pl: 9,
  cs: 8,
  sk: 5,
  hu: 5,
  ro: 5,
  bg: 3,
  fr: 8,
  es: 6,
  it: 7,
  uk: 7,
};

/** Neighbours and communities that a market has more of. */
const NEAR: Record<MarketCountry, Partial<Record<DemoLanguage, number>>> = {
  PL: { uk: 40, de: 20 },
  GB: { pl: 14, ro: 10, es: 6 },
  DE: { pl: 14, it: 8, uk: 8 },
  RO: { hu: 30 },
  HU: { sk: 14, ro: 12, de: 12 },
  CZ: { sk: 40, de: 14, uk: 16 },
  SK: { cs: 40, hu: 20, uk: 8 },
  BG: { ro: 30 },
};

/** The language that one more review of the company is written in. */
export function drawLanguage(company: DemoCompany, random: Random): DemoLanguage {
  if (random.chance(OWN_SHARE[company.kind])) return company.language;
  const others = DEMO_LANGUAGES.filter((language) => language !== company.language);
  const pairs = others.map(
    (language) => [language, ABROAD[language] + (NEAR[company.country][language] ?? 0)] as const,
  );
  return random.weighted(pairs);
}
