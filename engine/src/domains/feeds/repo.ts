import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ProductReviewFeed } from '@app/contracts/sharing/product-review-feed';
import type { Queries, Tx } from '../../platform/db.ts';
import { productReviewFeeds } from './schema.ts';
import type { FeedReview } from './xml.ts';

/** Reviews read at a time: what a file takes of memory does not grow with it. */
const BATCH = 500;

type Feed = typeof productReviewFeeds.$inferSelect;

export async function feedOf(queries: Queries, companyId: string): Promise<Feed | undefined> {
  const [found] = await queries.select().from(productReviewFeeds).where(eq(productReviewFeeds.companyId, companyId));
  return found;
}

export async function feedAt(queries: Queries, addressId: string): Promise<Feed | undefined> {
  const [found] = await queries.select().from(productReviewFeeds).where(eq(productReviewFeeds.addressId, addressId));
  return found;
}

export async function saveFeed(tx: Tx, feed: Feed): Promise<void> {
  const { addressId, createdAt } = feed;
  await tx
    .insert(productReviewFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: productReviewFeeds.companyId, set: { addressId, createdAt } });
}

const ABOUT_PRODUCTS = (companyId: string): SQL =>
  sql`r.company_id = ${companyId} and r.state = 'published' and r.product_id is not null and r.erased_at is null`;
/** Written for this company: what was imported belongs to another site. */
const OWN = sql`r.origin <> 'external'`;

type Counts = Pick<ProductReviewFeed, 'reviews' | 'withoutAddress' | 'imported' | 'products' | 'withGtin'>;

/** What is in a company's file, and what is not. */
export async function countFeed(queries: Queries, companyId: string): Promise<Counts> {
  const inFile = sql`${OWN} and p.url is not null`;
  const { rows } = await queries.execute<Counts & Record<string, unknown>>(sql`
    select (count(*) filter (where ${inFile}))::int as reviews,
      (count(*) filter (where ${OWN} and p.url is null))::int as "withoutAddress",
      (count(*) filter (where not ${OWN}))::int as imported,
      (count(distinct p.id) filter (where ${inFile}))::int as products,
      (count(distinct p.id) filter (where ${inFile} and p.gtin is not null))::int as "withGtin"
    from engine.reviews r join engine.products p on p.id = r.product_id where ${ABOUT_PRODUCTS(companyId)}`);
  return rows[0] ?? { reviews: 0, withoutAddress: 0, imported: 0, products: 0, withGtin: 0 };
}

interface Row extends Omit<FeedReview, 'at'>, Record<string, unknown> {
  at: string;
}

/** Reviews of products that have a page in the shop, oldest first. */
export async function* feedReviews(queries: Queries, companyId: string): AsyncGenerator<FeedReview> {
  for (let after: string | undefined; ;) {
    const { rows } = await queries.execute<Row>(sql`
      select r.id, r.grade, r.language, r.origin, r.submitted_at as at, v.body as text, a.display_name as author,
        p.id as "productId", p.slug as "productSlug", p.external_id as sku, p.name as product, p.url, p.gtin, p.mpn, p.brand
      from engine.reviews r join engine.products p on p.id = r.product_id
      join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
      join engine.review_authors a on a.review_id = r.id
      where ${ABOUT_PRODUCTS(companyId)} and ${OWN} and p.url is not null
        ${after === undefined ? sql`` : sql`and r.id > ${after}`}
      order by r.id limit ${BATCH}`);
    for (const { at, ...row } of rows) yield { ...row, at: new Date(at) } as FeedReview;
    after = rows.at(-1)?.id;
    if (rows.length < BATCH || after === undefined) return;
  }
}
