import { eq, sql } from 'drizzle-orm';
import type { SetProductIdentifiers } from '@app/contracts/company/product-identifiers';
import type { CompanyProduct, CompanyProductPage, CompanyProductQuery } from '@app/contracts/product-features';
import { audit } from '../../platform/audit.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { Tx } from '../../platform/db.ts';
import { pictureUrls } from '../../platform/pictures/picture-urls.ts';
import { viewToken } from '../../platform/pictures/view-token.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyHead } from '../companies/public.ts';
import { ProductNotFound } from './model.ts';
import { products } from './schema.ts';

interface Row extends Omit<CompanyProduct, 'picture'>, Record<string, unknown> {
  created_at: string;
  picture: Omit<CompanyProduct['picture'], 'urls'> & { id: string | null };
}

/** Pictures of a company that is not public are seen with a token only. */
async function presentPicture(
  ctx: RequestContext,
  tx: Tx,
  { id, ...picture }: Row['picture'],
  isPublic: boolean,
): Promise<CompanyProduct['picture']> {
  const token = id && !isPublic ? await viewToken(ctx, tx, id) : undefined;
  return { urls: id ? pictureUrls(id, token) : null, ...picture };
}

/** The company's products, newest first, with the categories that they are in. @throws CursorInvalid */
export function companyProducts(
  ctx: RequestContext,
  companyId: string,
  { q, cursor, limit }: CompanyProductQuery,
): Promise<CompanyProductPage> {
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const like = q ? `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%` : undefined;
  return ctx.db.tenantTx(companyId, async (tx) => {
    const { rows } = await tx.execute<Row>(sql`
      select p.id, p.external_id as "externalId", p.name, p.slug, p.category, p.gtin, p.mpn, p.brand, coalesce(t.count, 0) as reviews, p.created_at,
        json_build_object('id', p.picture_id, 'uploaded', coalesce(i.source = 'upload', false),
          'awaited', p.image_due_at is not null, 'failure', p.image_failure) as picture
      from engine.products p left join engine.subject_totals t on t.subject_id = p.id
      left join engine.pictures i on i.id = p.picture_id
      where p.company_id = ${companyId}
        ${like ? sql`and (p.name ilike ${like} or p.external_id ilike ${like})` : sql``}
        ${after ? sql`and (p.created_at, p.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : sql``}
      order by p.created_at desc, p.id desc limit ${limit + 1}`);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const { rows: named } = await tx.execute<{ category: string }>(sql`
      select distinct category from engine.products
      where company_id = ${companyId} and category is not null order by category`);
    const isPublic = (await companyHead(tx, companyId))?.state === 'active';
    return {
      items: await Promise.all(
        page.map(async ({ created_at: _, picture, ...product }) => ({
          ...product,
          picture: await presentPicture(ctx, tx, picture, isPublic),
        })),
      ),
      nextCursor: rows.length > limit && last ? encodeCursor({ at: new Date(last.created_at), id: last.id }) : null,
      categories: named.map(({ category }) => category),
    };
  });
}

/** Puts a product into a category of the merchant's own, or into none. @throws ProductNotFound */
export async function setCategory(
  ctx: RequestContext,
  companyId: string,
  productId: string,
  category: string | null,
): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const { rowCount } = await tx.update(products).set({ category }).where(eq(products.id, productId));
    if (rowCount === 0) throw new ProductNotFound();
    await audit(ctx, tx, 'product.category_set', productId, { category: category ?? '' });
  });
}

/** Sets what a product is known by outside the shop. @throws ProductNotFound */
export async function setIdentifiers(
  ctx: RequestContext,
  companyId: string,
  productId: string,
  { gtin, mpn, brand }: SetProductIdentifiers,
): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const { rowCount } = await tx.update(products).set({ gtin, mpn, brand }).where(eq(products.id, productId));
    if (rowCount === 0) throw new ProductNotFound();
    await audit(ctx, tx, 'product.identifiers_set', productId, {
      gtin: gtin ?? '',
      mpn: mpn ?? '',
      brand: brand ?? '',
    });
  });
}
