import { and, eq, inArray, sql } from 'drizzle-orm';
import { newId } from '../../kernel/ids.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { slugify } from '../companies/public.ts';
import { products } from './schema.ts';

/** Rows of one insert: far below PostgreSQL's 65,535 parameters a statement. */
const BATCH = 1000;

export interface OrderedProduct {
  externalId: string;
  name: string;
  url: string | null;
  /** The merchant's own; left out: it stays as it is. */
  category?: string | null;
}

/** Adds the products that the company does not have yet, and notes categories that are named. @returns the id of each by its external id. */
export async function ensureProducts(
  tx: Tx,
  companyId: string,
  ordered: OrderedProduct[],
  now: Date,
): Promise<Map<string, string>> {
  const wanted = new Map(ordered.map((product) => [product.externalId, product]));
  if (wanted.size === 0) return new Map();
  const ids = [...wanted.keys()];
  const known = () =>
    tx
      .select({ id: products.id, externalId: products.externalId })
      .from(products)
      .where(and(eq(products.companyId, companyId), inArray(products.externalId, ids)));
  const found = new Map((await known()).map(({ id, externalId }) => [externalId, id]));
  const categories = [...wanted.values()].flatMap(({ externalId, category }) =>
    category && found.has(externalId) ? [{ external_id: externalId, category }] : [],
  );
  if (categories.length > 0)
    await tx.execute(sql`
      update engine.products p set category = g.category
      from jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) as g(external_id text, category text)
      where p.company_id = ${companyId} and p.external_id = g.external_id and p.category is distinct from g.category`);
  const missing = [...wanted.values()].filter(({ externalId }) => !found.has(externalId));
  if (missing.length === 0) return found;
  const rows = missing.map((product) => {
    const id = newId();
    return { id, companyId, ...product, slug: slugify(product.name, `product-${id.slice(-8)}`), createdAt: now };
  });
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insert(products)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing();
  }
  return new Map((await known()).map(({ id, externalId }) => [externalId, id]));
}

export async function productsByIds(queries: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return queries.select().from(products).where(inArray(products.id, ids)).orderBy(products.id);
}
