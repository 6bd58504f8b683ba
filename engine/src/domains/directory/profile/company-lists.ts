import { sql } from 'drizzle-orm';
import type { ReviewedProductPage, ReviewedProductQuery } from '@app/contracts/products';
import type {
  ClientPhotoPage,
  ClientPhotoQuery,
  CompanyReviewsQuery,
  ProductReviewPage,
  ReviewListQuery,
  ReviewPage,
} from '@app/contracts/reviews';
import type { Queries } from '../../../platform/db.ts';
import { ProductNotFound, productsByIds } from '../../catalog/public.ts';
import { CompanyNotFound } from '../../companies/public.ts';
import { clientPhotos, productReviewPage, reviewPage } from '../../reviews/public.ts';
import { productList } from '../products/product-list.ts';
import { assertPublic } from './profile.ts';

/** A public company, and whether its reviews are shown. @throws CompanyNotFound, CompanyBlocked */
async function shownCompany(queries: Queries, slug: string): Promise<{ id: string; shown: boolean }> {
  const { rows } = await queries.execute<{ id: string; name: string; state: string; presentation: string }>(
    sql`select id, name, state, presentation from engine.companies where slug = ${slug}`,
  );
  const company = rows[0];
  if (!company) throw new CompanyNotFound();
  assertPublic(company);
  return { id: company.id, shown: company.presentation === 'shown' };
}

/** A page of a company's public reviews; empty if presentation is hidden. @throws CompanyNotFound, CompanyBlocked */
export async function companyReviews(queries: Queries, slug: string, query: CompanyReviewsQuery): Promise<ReviewPage> {
  const { id, shown } = await shownCompany(queries, slug);
  return shown ? reviewPage(queries, id, query) : { items: [], nextCursor: null };
}

/** A page of photos by a company's customers. @throws CompanyNotFound, CompanyBlocked */
export async function companyPhotos(queries: Queries, slug: string, query: ClientPhotoQuery): Promise<ClientPhotoPage> {
  const { id, shown } = await shownCompany(queries, slug);
  return shown ? clientPhotos(queries, id, query) : { items: [], nextCursor: null };
}

/** A page of a company's reviewed products. @throws CompanyNotFound, CompanyBlocked, CursorInvalid */
export async function companyProducts(
  queries: Queries,
  slug: string,
  query: ReviewedProductQuery,
): Promise<ReviewedProductPage> {
  const { id, shown } = await shownCompany(queries, slug);
  return shown ? productList(queries, id, query) : { items: [], nextCursor: null };
}

/** A page of reviews of a company's product. @throws CompanyNotFound, CompanyBlocked, ProductNotFound */
export async function productReviews(
  queries: Queries,
  slug: string,
  productId: string,
  query: ReviewListQuery,
): Promise<ProductReviewPage> {
  const { id, shown } = await shownCompany(queries, slug);
  const product = (await productsByIds(queries, [productId])).find(({ companyId }) => companyId === id);
  if (!product) throw new ProductNotFound();
  const page = shown ? await productReviewPage(queries, productId, query) : { items: [], nextCursor: null };
  return { ...page, product: { id: product.id, slug: product.slug, name: product.name, url: product.url } };
}
