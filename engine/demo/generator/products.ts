import type { Category } from '@app/contracts/company/categories';
import { demoId } from './ids.ts';
import { MARKETS } from './markets.ts';
import type { Random } from './random.ts';
import { DAY, MINUTE } from './schedule.ts';
import { slugify } from './slugify.ts';
import type { DemoCompany, DemoProduct } from './types.ts';

/** Model names that read well behind a noun in any of the languages. */
// prettier-ignore
const MODELS = [
  'Alba', 'Arlo', 'Bruno', 'Delta', 'Elba', 'Faro', 'Gala', 'Iris', 'Juno', 'Kira', 'Lago', 'Luna', 'Milo', 'Mira', 'Nova', 'Onda', 'Orla',
  'Riva', 'Runa', 'Sola', 'Terra', 'Toro', 'Vega', 'Vera', 'Viva', 'Zora',
];
/** Reviews per product that a shop's choice grows with. */
const REVIEWS_PER_PRODUCT = 8;

/** What a shop sells; other kinds of companies have no products. */
export function makeProducts(company: DemoCompany, random: Random): DemoProduct[] {
  if (company.kind !== 'shops') return [];
  const nouns =
    MARKETS.find(({ country }) => country === company.country)?.products[company.category as Category<'shops'>] ?? [];
  const count = Math.min(36, Math.max(5, Math.round(company.reviewCount / REVIEWS_PER_PRODUCT)) + random.int(0, 4));
  const names = company.category === 'books' ? random.sample(nouns, count) : named(nouns, count, random);
  const listedAt = company.cooperationStart.getTime() - random.int(2, 9) * DAY;
  return names.map((name, index) => {
    const slug = slugify(name, company.country);
    const createdAt = new Date(listedAt + index * MINUTE);
    return {
      id: demoId(random, createdAt),
      companyId: company.id,
      slug,
      externalId: `${1000 + index * 7 + random.int(0, 6)}`,
      name,
      url: `${company.website}/p/${slug}`,
      createdAt,
    };
  });
}

/** `count` pairs of a kind of thing and a model, each once. */
function named(nouns: readonly string[], count: number, random: Random): string[] {
  const models = random.shuffle(MODELS);
  return Array.from({ length: Math.min(count, nouns.length * models.length) }, (_, index) => {
    const noun = nouns[index % nouns.length] ?? '';
    return `${noun} ${models[(index + Math.floor(index / nouns.length)) % models.length] ?? ''}`;
  });
}
