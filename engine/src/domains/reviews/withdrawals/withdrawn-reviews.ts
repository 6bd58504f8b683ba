import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Grade } from '@app/contracts/common';
import type { ReviewListQuery, WithdrawalDecider, WithdrawnReview } from '@app/contracts/reviews';
import { domainError } from '../../../kernel/errors.ts';
import type { KeysetCursor } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';
import { listConditions } from '../reading/list-filters.ts';

/** A review that was public is withdrawn; the parameters give reason and decider. */
export class ReviewWithdrawn extends domainError('review_withdrawn', 410) {}

interface Row extends Record<string, unknown> {
  id: string;
  grade: Grade;
  published_at: Date;
  product_id: string;
  product_name: string;
  product_slug: string;
  reason: WithdrawnReview['reason'];
  decided_at: Date;
  decided_by: WithdrawalDecider;
}

const COLUMNS = sql`r.id, r.grade, r.published_at, p.id as product_id, p.name as product_name, p.slug as product_slug,
  w.reason, w.decided_at, w.decided_by`;
/** A review withdrawn during mediation may never have been public. */
const WAS_PUBLIC = sql`r.state = 'withdrawn' and r.published_at is not null`;
const JOINS = sql`
  join engine.review_withdrawals w on w.review_id = r.id and w.decided_by is not null
  join engine.products p on p.id = r.product_id`;

const present = (row: Row): WithdrawnReview => ({
  id: row.id,
  grade: row.grade,
  reason: row.reason,
  decidedBy: row.decided_by,
  publishedAt: new Date(row.published_at).toISOString(),
  product: { id: row.product_id, name: row.product_name, slug: row.product_slug },
  withdrawnAt: new Date(row.decided_at).toISOString(),
});

const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;
/** Maximum per page. */
const LIMIT = 50;

/**
 * Notices of withdrawn reviews that would stand on a page of a list, between its two cursors. None in a search for words,
 * because their texts are no longer public.
 */
export async function listWithdrawnReviews(
  queries: Queries,
  { companyId, where }: { companyId: SQL; where: SQL[] },
  { words, ...query }: ReviewListQuery,
  { after, until }: { after: KeysetCursor | undefined; until: KeysetCursor | null },
): Promise<WithdrawnReview[]> {
  if (words !== undefined) return [];
  const conditions = [
    ...where,
    WAS_PUBLIC,
    sql`r.company_id = ${companyId}`,
    ...listConditions(companyId, query),
    ...(after ? [sql`(r.published_at, r.id) < (${instant(after.at)}, ${after.id}::uuid)`] : []),
    ...(until ? [sql`(r.published_at, r.id) > (${instant(until.at)}, ${until.id}::uuid)`] : []),
  ];
  const newestFirst = sql`order by r.published_at desc, r.id desc`;
  const { rows } = await queries.execute<Row>(sql`
    select ${COLUMNS} from (
      select r.* from engine.reviews r where ${sql.join(conditions, sql` and `)} ${newestFirst} limit ${LIMIT}) r ${JOINS}
    ${newestFirst}`);
  return rows.map(present);
}

export async function findWithdrawnReview(queries: Queries, reviewId: string): Promise<WithdrawnReview | undefined> {
  const { rows } = await queries.execute<Row>(sql`
    select ${COLUMNS} from engine.reviews r ${JOINS} where ${WAS_PUBLIC} and r.id = ${reviewId}`);
  return rows[0] && present(rows[0]);
}
