import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewedProductPage, ReviewedProductQuery } from '@app/contracts/products';
import { CursorInvalid } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';
import { pictureUrlsSql } from '../../../platform/pictures/picture-urls.ts';

export type ListedProduct = CompanyProfile['popularProducts'][number];

const CURSOR = /^(\d{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const cursorAfter = ({ count, id }: ListedProduct): string => Buffer.from(`${count}.${id}`).toString('base64url');

/** @throws CursorInvalid */
function afterCursor(cursor: string): SQL {
  const [, count, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (!count || !id) throw new CursorInvalid();
  return sql`and (t.count, t.subject_id) < (${Number(count)}::int, ${id}::uuid)`;
}

/** A company's reviewed products, most reviews first: the order of an index on totals. */
export const reviewedProducts = (companyId: SQL, limit: number, cursor?: string) => sql`
  select p.id, p.slug, p.name, ${pictureUrlsSql(sql`p.picture_id`)} as picture, t.count, t.halves_times_grade::float8 / nullif(t.halves, 0) as average
  from engine.subject_totals t join engine.products p on p.id = t.subject_id
  where t.company_id = ${companyId} and t.count > 0 ${cursor === undefined ? sql`` : afterCursor(cursor)}
  order by t.count desc, t.subject_id desc limit ${limit}`;

/** A page of `limit` items, from rows queried with `limit + 1`. */
export function pageOfProducts(rows: readonly ListedProduct[], limit: number): ReviewedProductPage {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? cursorAfter(last) : null };
}

/** A page of a company's reviewed products. @throws CursorInvalid */
export async function productList(
  queries: Queries,
  companyId: string,
  { cursor, limit }: ReviewedProductQuery,
): Promise<ReviewedProductPage> {
  const { rows } = await queries.execute<ListedProduct & Record<string, unknown>>(
    reviewedProducts(sql`${companyId}::uuid`, limit + 1, cursor),
  );
  return pageOfProducts(rows, limit);
}
