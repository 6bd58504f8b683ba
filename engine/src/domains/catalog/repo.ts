import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ImageFailure } from '@app/contracts/company/pictures';
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
  /** Where its picture is; left out: it stays as it is. */
  imageUrl?: string | null;
  /** What it is known by outside the shop; left out: as it is. */
  gtin?: string | null;
  mpn?: string | null;
  brand?: string | null;
}

export type Product = typeof products.$inferSelect;

/**
 * Adds the products that the company does not have yet, and notes categories, pictures and identifiers that are named. @returns the id of each by
 * its external id.
 */
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
  const identified = [...wanted.values()].flatMap(({ externalId, gtin, mpn, brand }) =>
    (gtin ?? mpn ?? brand) && found.has(externalId) ? [{ external_id: externalId, gtin, mpn, brand }] : [],
  );
  if (identified.length > 0) await noteIdentifiers(tx, companyId, identified);
  const images = [...wanted.values()].flatMap(({ externalId, imageUrl }) =>
    imageUrl && found.has(externalId) ? [{ external_id: externalId, url: imageUrl }] : [],
  );
  if (images.length > 0) await noteImages(tx, companyId, images, now);
  const missing = [...wanted.values()].filter(({ externalId }) => !found.has(externalId));
  if (missing.length === 0) return found;
  const rows = missing.map((product) => {
    const id = newId();
    const slug = slugify(product.name, `product-${id.slice(-8)}`);
    return { id, companyId, ...product, slug, imageDueAt: product.imageUrl ? now : null, createdAt: now };
  });
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx
      .insert(products)
      .values(rows.slice(at, at + BATCH))
      .onConflictDoNothing();
  }
  return new Map((await known()).map(({ id, externalId }) => [externalId, id]));
}

async function noteIdentifiers(tx: Tx, companyId: string, identified: object[]): Promise<void> {
  await tx.execute(sql`
    update engine.products p
    set gtin = coalesce(g.gtin, p.gtin), mpn = coalesce(g.mpn, p.mpn), brand = coalesce(g.brand, p.brand)
    from jsonb_to_recordset(${JSON.stringify(identified)}::jsonb) as g(external_id text, gtin text, mpn text, brand text)
    where p.company_id = ${companyId} and p.external_id = g.external_id`);
}

/** Has the pictures that orders name fetched again. One that a member has uploaded stays. */
async function noteImages(
  tx: Tx,
  companyId: string,
  images: { external_id: string; url: string }[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update engine.products p set image_url = g.url, image_attempts = 0, image_failure = null,
      image_due_at = case when exists (
        select 1 from engine.pictures where id = p.picture_id and source = 'upload'
      ) then null else ${now.toISOString()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(images)}::jsonb) as g(external_id text, url text)
    where p.company_id = ${companyId} and p.external_id = g.external_id and p.image_url is distinct from g.url`);
}

/** Locks a product for a change of its picture. */
export async function lockProduct(tx: Tx, companyId: string, id: string): Promise<Product | undefined> {
  const [found] = await tx
    .select()
    .from(products)
    .where(and(eq(products.companyId, companyId), eq(products.id, id)))
    .for('no key update');
  return found;
}

/** `pictureId`: one of the company's pictures, or none. No other one is waited for. */
export async function saveProductPicture(tx: Tx, id: string, pictureId: string | null): Promise<void> {
  await tx
    .update(products)
    .set({ pictureId, imageDueAt: null, imageAttempts: 0, imageFailure: null })
    .where(eq(products.id, id));
}

/** Has the picture that orders name fetched. */
export async function askForImage(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.update(products).set({ imageDueAt: now, imageAttempts: 0, imageFailure: null }).where(eq(products.id, id));
}

/** Records that a picture could not be fetched, unless another one is named by now. */
export async function saveImageFailure(
  tx: Tx,
  failed: { productId: string; imageUrl: string; failure: ImageFailure; retryAfterMinutes: number | null },
): Promise<void> {
  const { productId, imageUrl, failure, retryAfterMinutes } = failed;
  await tx
    .update(products)
    .set({
      imageFailure: failure,
      imageDueAt: sql`engine.app_now() + make_interval(mins => ${retryAfterMinutes}::int)`,
    })
    .where(and(eq(products.id, productId), eq(products.imageUrl, imageUrl), isNotNull(products.imageDueAt)));
}

export async function productsByIds(queries: Queries, ids: string[]) {
  if (ids.length === 0) return [];
  return queries.select().from(products).where(inArray(products.id, ids)).orderBy(products.id);
}
