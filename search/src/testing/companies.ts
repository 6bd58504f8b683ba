import type { CompanyDocument, ProductDocument } from '../port.ts';
import { fold } from '../text/fold.ts';
import { toLatin } from '../text/transliterate.ts';
import { type Market, MARKETS } from './markets.ts';
import { type Random, randomOf, uuidOf } from './random.ts';

const KINDS = ['shops', 'services', 'hotels', 'restaurants'] as const;
const CATEGORIES = ['fashion', 'electronics', 'home', 'health', 'books', 'food', 'travel', 'sport'] as const;
const BATCH = 1000;

const inventedName = (random: Random, { syllables: [first, middle, last] }: Market): string => {
  const middles = Array.from({ length: 1 + random.int(2) }, () => random.pick(middle)).join('');
  return random.pick(first) + middles + random.pickSkewed(last);
};

const asciiSlug = (text: string): string =>
  toLatin(fold(text))
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '');

/** Company number `item` of the generated set with this seed. */
export function generatedCompany(item: number, seed = 1): CompanyDocument {
  const random = randomOf(seed * 0x9e3779b1 + item);
  const market = random.pickSkewed(MARKETS);
  const [city, region] = random.pickSkewed(market.cities);
  const invented = inventedName(random, market);
  const trade = random.pickSkewed(market.trades);
  const shape = random.unit();
  const parts =
    shape < 0.3
      ? [invented]
      : shape < 0.6
        ? [trade, invented]
        : shape < 0.85
          ? [invented, trade]
          : [trade, invented, city];
  const name = [...parts, random.pick(market.suffixes)].filter(Boolean).join(market.unspaced ? '' : ' ');
  const label = asciiSlug(invented);
  const slug = `${label || market.country.toLowerCase()}-${item}`;
  const count = Math.floor(random.unit() ** 6 * 5000);
  return {
    id: uuidOf(seed, item),
    slug,
    name,
    // Every fourth has its own website; a number makes it unique.
    website: label && random.unit() < 0.6 ? `https://www.${label}${item % 4 ? item : ''}.${market.tld}/` : null,
    kind: random.pick(KINDS),
    category: random.pick(CATEGORIES),
    city,
    region,
    country: market.country,
    count,
    rank: Math.round((2.5 + 2.4 * random.unit()) * 1000) / 1000,
  };
}

/** The same companies for the same seed, on every machine, in batches as a reindex reads them. */
export async function* generatedCompanies(count: number, seed = 1): AsyncGenerator<CompanyDocument[]> {
  for (let start = 0; start < count; start += BATCH) {
    yield Array.from({ length: Math.min(BATCH, count - start) }, (_, i) => generatedCompany(start + i, seed));
  }
}

export async function* noProducts(): AsyncGenerator<ProductDocument[]> {}
