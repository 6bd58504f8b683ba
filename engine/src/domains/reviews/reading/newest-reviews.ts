import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { ReviewCard } from '@app/contracts/reviews';
import type { Queries } from '../../../platform/db.ts';
import { CARD_COLUMNS, CARD_JOINS, presentCard } from './review-card.ts';
import type { CardRow } from './review-card.ts';
import { MAX_PINNED } from './review-lists.ts';

/** Which reviews, and how many. */
export interface NewestReviews {
  companyId: string;
  /** Of the company itself if left out. */
  productId?: string | undefined;
  /** Only of orders of this market, null for the main one; of all of them if left out. */
  market?: string | null | undefined;
  /** Only of this grade or better, which is stated where they are shown. */
  minGrade: number;
  /** Only in these languages. */
  languages?: readonly Locale[] | undefined;
  limit: number;
}

/**
 * A company's or product's newest public reviews. As on its page, pinned ones come first where nothing is left out;
 * besides that the date alone decides.
 */
export async function newestReviews(
  queries: Queries,
  { companyId, productId, market, minGrade, languages, limit }: NewestReviews,
): Promise<ReviewCard[]> {
  const everything = minGrade === 1 && languages === undefined && market === undefined;
  const conditions = [
    sql`r.company_id = ${companyId}`,
    productId === undefined ? sql`r.product_id is null` : sql`r.product_id = ${productId}`,
    sql`r.state = 'published'`,
    ...(market === undefined ? [] : [market === null ? sql`r.market_id is null` : sql`r.market_id = ${market}`]),
    ...(minGrade > 1 ? [sql`r.grade >= ${minGrade}`] : []),
    ...(languages ? [sql`r.language in ${[...languages]}`] : []),
  ];
  const where = sql.join(conditions, sql` and `);
  const cards = async (which: SQL, most: number): Promise<ReviewCard[]> => {
    const { rows } = await queries.execute<CardRow>(sql`
      select ${CARD_COLUMNS} from (
        select * from engine.reviews r where ${where} and ${which} order by r.published_at desc, r.id desc limit ${most}) r ${CARD_JOINS}
      order by r.published_at desc, r.id desc`);
    return rows.map(presentCard);
  };
  if (!everything) return cards(sql`true`, limit);
  const pinned = await cards(sql`r.pinned`, Math.min(MAX_PINNED, limit));
  return [...pinned, ...(await cards(sql`not r.pinned`, limit - pinned.length))];
}
