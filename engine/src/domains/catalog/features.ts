import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { AskedFeature, FeatureSet, FeatureSets, SaveFeatureSet } from '@app/contracts/product-features';
import { ValidationFailed } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { notifyCaches } from '../../platform/page-caches.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyHead } from '../companies/public.ts';
import { ProductNotFound } from './model.ts';
import { productFeatures, products } from './schema.ts';
import { applyingFeatures, inWords, replaceSet } from './feature-sets.ts';
import type { FeatureRow as Row } from './feature-sets.ts';

const asked = ({ id, name, low, high }: Pick<Row, 'id' | 'name' | 'low' | 'high'>, locale: Locale): AskedFeature => ({
  id,
  name: inWords(name, locale),
  low: inWords(low, locale),
  high: inWords(high, locale),
});

/** What reviewers of each product are asked about it. */
export async function featuresOf(
  queries: Queries,
  productIds: string[],
  locale: Locale,
): Promise<Map<string, AskedFeature[]>> {
  const applying = await applyingFeatures(queries, productIds, 'scale');
  return new Map([...applying].map(([product, features]) => [product, features.map((one) => asked(one, locale))]));
}

/** Results of a product as a column: `rated (criterion, count, sum)` stands before it, with features by their ids. */
export const featureResultsColumn: SQL = sql`
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'low', f.low, 'high', f.high,
      'count', r.count, 'position', r.sum::float8 / r.count) order by f.position, f.id), '[]')
    from rated r join engine.product_features f on f.id::text = r.criterion
    where f.removed_at is null and r.count > 0)`;

/** As `featureResultsColumn` gives it. */
export type FeatureResultRow = Pick<Row, 'id' | 'name' | 'low' | 'high'> & { count: number; position: number };

export const presentResults = (rows: FeatureResultRow[], locale: Locale) =>
  rows.map(({ count, position, ...feature }) => ({ ...asked(feature, locale), count, position }));

/** Every set that the company has made. */
export function featureSets(ctx: RequestContext, companyId: string): Promise<FeatureSets> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const rows = await tx
      .select({ feature: productFeatures, productName: products.name })
      .from(productFeatures)
      .leftJoin(products, eq(products.id, productFeatures.productId))
      .where(
        and(
          eq(productFeatures.companyId, companyId),
          eq(productFeatures.kind, 'scale'),
          isNull(productFeatures.removedAt),
        ),
      )
      .orderBy(productFeatures.category, productFeatures.productId, productFeatures.position, productFeatures.id);
    const sets = new Map<string, FeatureSet>();
    for (const { feature, productName } of rows) {
      const { id, category, productId, name, low, high } = feature;
      const key = JSON.stringify([category, productId]);
      const set = sets.get(key) ?? { category, productId, productName, features: [] };
      set.features.push({ id, name, low, high });
      sets.set(key, set);
    }
    return { items: [...sets.values()] };
  });
}

/**
 * Replaces the set of a scope. A feature that is named by its id keeps what reviewers have said; one that is left out
 * is asked and shown no longer. @throws ProductNotFound, ValidationFailed for an id of another set
 */
export async function saveFeatureSet(
  ctx: RequestContext,
  companyId: string,
  input: SaveFeatureSet,
): Promise<FeatureSets> {
  const known = await featureSets(ctx, companyId);
  const companyName = (await companyHead(ctx.db.queries, companyId))?.name ?? '';
  const wording = await ctx.wording.findViolations({ features: input.features }, { companyName, known });
  if (wording.length > 0) throw new ValidationFailed({ where: 'body' }, wording);
  await ctx.db.tenantTx(companyId, async (tx) => {
    const { category, productId, features } = input;
    if (productId !== null && !(await ownProduct(tx, productId))) throw new ProductNotFound();
    const now = await ctx.clock.now(tx);
    const definitions = features.map((feature) => ({ ...feature, choices: [] }));
    await replaceSet(tx, companyId, { kind: 'scale', scope: { category, productId }, now }, definitions);
    await audit(ctx, tx, 'product_features.saved', productId ?? companyId, {
      features: features.length,
      ...(category !== null && { category }),
    });
    await notifyCaches(tx, companyId);
  });
  return featureSets(ctx, companyId);
}

async function ownProduct(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.select({ id: products.id }).from(products).where(eq(products.id, id));
  return found.length > 0;
}
