import type { productFeatures } from '../../src/domains/catalog/schema.ts';
import { demoId } from '../generator/ids.ts';
import { Random } from '../generator/random.ts';
import type { DemoCompany, DemoReview } from '../generator/types.ts';
import { featuresFor, part } from './feature-words.ts';

export type DemoFeature = typeof productFeatures.$inferInsert;

/** Share of a product's reviewers who rate its features. */
const PLACED = 0.7;
const EACH = 0.9;
const SPREAD = 0.7;

/** What a shop asks about all of its products. */
export function makeFeatures(company: DemoCompany, random: Random): DemoFeature[] {
  const createdAt = company.cooperationStart;
  return featuresFor(company.category).map((words, position) => ({
    id: demoId(random, createdAt),
    companyId: company.id,
    category: null,
    productId: null,
    position,
    createdAt,
    name: part(words, 0),
    low: part(words, 1),
    high: part(words, 2),
  }));
}

/** Where one review places its product: around what the product is really like. */
export function placesOf(
  { id, productId }: DemoReview,
  features: readonly DemoFeature[],
  seed: string,
): Record<string, number> {
  if (productId === null || features.length === 0) return {};
  const random = new Random(`${seed}/places/${id}`);
  if (!random.chance(PLACED)) return {};
  return Object.fromEntries(
    features.flatMap((feature) => {
      const real = 2.2 + 2 * new Random(`${seed}/real/${productId}/${feature.id}`).next();
      const place = Math.min(5, Math.max(1, Math.round(real + SPREAD * random.normal())));
      return random.chance(EACH) ? [[feature.id, place]] : [];
    }),
  );
}
