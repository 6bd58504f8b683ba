import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import { ValidationFailed } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { productFeatures } from './schema.ts';
import type { FeatureKind, Words } from './schema.ts';

/** What product features and user features share: sets of a company, a category or a product, and their words. */
export type FeatureRow = typeof productFeatures.$inferSelect;
export type Scope = Pick<FeatureRow, 'category' | 'productId'>;
type Definition = Pick<FeatureRow, 'name' | 'low' | 'high' | 'choices'>;

/** Words in the reader's language; else in English, else in the first language that there is. */
export const inWords = (words: Words, locale: Locale): string =>
  words[locale] ?? words.en ?? Object.values(words)[0] ?? '';

interface Applying extends Record<string, unknown>, Definition {
  product: string;
  id: string;
}

/** What reviewers of each product are asked: of its own set, else of its category's, else of the company's for all. */
export async function applyingFeatures(
  queries: Queries,
  productIds: string[],
  kind: FeatureKind,
): Promise<Map<string, Applying[]>> {
  const found = new Map<string, Applying[]>();
  if (productIds.length === 0) return found;
  const { rows } = await queries.execute<Applying>(sql`
    select product, id, name, low, high, choices from (
      select p.id as product, f.id, f.name, f.low, f.high, f.choices, f.position,
        rank() over (partition by p.id order by (f.product_id is not null) desc, (f.category is not null) desc) as nearest
      from engine.products p join engine.product_features f on f.company_id = p.company_id and f.removed_at is null
        and f.kind = ${kind} and (f.product_id = p.id or f.product_id is null and (f.category is null or f.category = p.category))
      where p.id in ${productIds}) applying
    where nearest = 1 order by product, position, id`);
  for (const row of rows) found.set(row.product, [...(found.get(row.product) ?? []), row]);
  return found;
}

const isOfScope = (kind: FeatureKind, { category, productId }: Scope): SQL | undefined =>
  and(
    eq(productFeatures.kind, kind),
    isNull(productFeatures.removedAt),
    category === null ? isNull(productFeatures.category) : eq(productFeatures.category, category),
    productId === null ? isNull(productFeatures.productId) : eq(productFeatures.productId, productId),
  );

/**
 * Replaces the set of a scope. A feature that is named by its id keeps what reviewers have said; one that is left out is
 * asked and shown no longer. @throws ValidationFailed for an id of another set
 */
export async function replaceSet(
  tx: Tx,
  companyId: string,
  { kind, scope, now }: { kind: FeatureKind; scope: Scope; now: Date },
  features: readonly (Definition & { id?: string | undefined })[],
): Promise<void> {
  const known = await tx.select().from(productFeatures).where(isOfScope(kind, scope)).for('update');
  const ids = new Set(known.map(({ id }) => id));
  const wrong = features.flatMap(({ id }, at) =>
    id !== undefined && !ids.has(id) ? [{ path: `features.${at}.id`, code: 'invalid' }] : [],
  );
  if (wrong.length > 0) throw new ValidationFailed({}, wrong);
  const kept = new Set(features.flatMap(({ id }) => id ?? []));
  for (const { id } of known)
    if (!kept.has(id)) await tx.update(productFeatures).set({ removedAt: now }).where(eq(productFeatures.id, id));
  for (const [position, { id, name, low, high, choices }] of features.entries()) {
    const words = { position, name, low, high, choices };
    if (id) await tx.update(productFeatures).set(words).where(eq(productFeatures.id, id));
    else await tx.insert(productFeatures).values({ id: newId(), companyId, kind, ...scope, ...words, createdAt: now });
  }
}
