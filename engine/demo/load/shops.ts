import { productFeatures } from '../../src/domains/catalog/schema.ts';
import { productQuestions, questionAskers } from '../../src/domains/questions/schema.ts';
import type { Tx } from '../../src/platform/db.ts';
import { Random } from '../generator/random.ts';
import { makeFeatures } from '../shop/features.ts';
import type { DemoFeature } from '../shop/features.ts';
import { makeQuestions } from '../shop/questions.ts';
import type { Demo, DemoProduct } from '../generator/types.ts';
import { insertRows } from './insert-rows.ts';

/**
 * What the shops whose plan has them ask about products, and what visitors have asked.
 * @returns the features of each of them by its id
 */
export async function loadShops(
  tx: Tx,
  demo: Demo,
  withPlan: ReadonlySet<string>,
  now: Date,
  seed: string,
): Promise<Map<string, DemoFeature[]>> {
  const shops = demo.companies.filter(({ id, kind }) => kind === 'shops' && withPlan.has(id));
  const features = new Map(
    shops.map((shop) => [shop.id, makeFeatures(shop, new Random(`${seed}/features/${shop.slug}`))] as const),
  );
  const products = new Map<string, DemoProduct[]>(shops.map(({ id }) => [id, []]));
  for (const product of demo.products) products.get(product.companyId)?.push(product);
  const questions = shops.flatMap((shop) =>
    makeQuestions(shop, products.get(shop.id) ?? [], now, new Random(`${seed}/questions/${shop.slug}`)),
  );
  await insertRows(tx, productFeatures, [...features.values()].flat());
  await insertRows(
    tx,
    productQuestions,
    questions.map(({ question }) => question),
  );
  await insertRows(
    tx,
    questionAskers,
    questions.map(({ asker }) => asker),
  );
  return features;
}
