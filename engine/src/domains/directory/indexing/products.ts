import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ProductDocument } from '@app/search';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { BATCH_SIZE, readInBatches } from './batches.ts';
import { UNKNOWN_MEAN, rankAround } from './rank.ts';

interface ProductRow extends Record<string, unknown> {
  id: string;
  company_id: string;
  company_slug: string;
  slug: string;
  name: string;
  count: number;
  halves: number;
  average: number | null;
}

/** Reads batches of products with their totals, after an id. */
const productsAfter = (queries: Queries, where: SQL) => (after: string) =>
  queries.execute<ProductRow>(sql`
    select p.id, p.company_id, c.slug as company_slug, p.slug, p.name, coalesce(t.count, 0) as count, coalesce(t.halves, 0)::float8 as halves,
      t.halves_times_grade::float8 / nullif(t.halves, 0) as average
    from engine.products p join engine.companies c on c.id = p.company_id
    left join engine.subject_totals t on t.subject_id = p.id
    where ${where} and p.id > ${after}::uuid order by p.id limit ${BATCH_SIZE}`);

function productDocument(product: ProductRow): ProductDocument {
  const { company_id: companyId, company_slug: companySlug, id, slug, name, count } = product;
  return { id, companyId, companySlug, slug, name, count, rank: rankAround(product, UNKNOWN_MEAN) };
}

/** All products of shown companies. Others would take their places among the hits. */
export async function* shownProducts(queries: Queries): AsyncGenerator<ProductDocument[]> {
  const page = productsAfter(queries, sql`c.state = 'active' and c.presentation = 'shown'`);
  for await (const rows of readInBatches(page)) yield rows.map(productDocument);
}

interface Seller {
  companyId: string;
  /** Whether the company, and so its products, are shown. */
  shown: boolean;
}

/** Updates the documents of a company's products, or removes them if the company is hidden. */
export async function refreshProducts(
  { search }: Pick<AppContext, 'search'>,
  tx: Tx,
  { companyId, shown }: Seller,
  productIds: 'all' | readonly string[],
): Promise<void> {
  if (productIds.length === 0) return;
  const named = productIds === 'all' ? sql`true` : sql`p.id = any(${sql.param(productIds)}::uuid[])`;
  for await (const rows of readInBatches(productsAfter(tx, sql`p.company_id = ${companyId} and ${named}`)))
    await (shown ? search.upsertProducts(rows.map(productDocument)) : search.removeProducts(rows.map(({ id }) => id)));
}
