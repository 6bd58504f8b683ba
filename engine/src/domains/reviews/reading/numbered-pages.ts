import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { REVIEW_DEPTH } from '@app/contracts/reviews';
import type { ReviewListQuery, ReviewPage, ReviewSort } from '@app/contracts/reviews';
import type { KeysetCursor } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';
import { MAX_SCANNED, scannedMatches } from './list-filters.ts';

type Counted = NonNullable<ReviewPage['counted']>;

/** A review's place in the order of time. */
interface Placed extends Record<string, unknown> {
  id: string;
  published_at: Date;
}

export interface NumberedPage {
  /** Reviews of the page in its order, without pinned ones. */
  ids: string[];
  /** Last review of the page before, in the order of time; undefined on the first page. */
  before: KeysetCursor | undefined;
  /** Last review of the page if others follow; a cursor may continue there in the order of time. */
  last: KeysetCursor | null;
  counted: Counted;
}

const NEWEST_FIRST = sql`order by r.published_at desc, r.id desc`;

const ORDERS: Record<ReviewSort, SQL> = {
  newest: NEWEST_FIRST,
  helpful: sql`order by r.votes desc, r.published_at desc, r.id desc`,
  lowest: sql`order by r.grade, r.published_at desc, r.id desc`,
};

const cursorOf = ({ published_at, id }: Placed): KeysetCursor => ({ at: new Date(published_at), id });

/**
 * A numbered page of `listed`, and how many there are. In the order of time an index alone finds page and count, within
 * `REVIEW_DEPTH`. Other orders and the search for words look at the newest `MAX_SCANNED`. `pinned`: ids that stand
 * before the first page and on no other.
 */
export async function numberedPage(
  queries: Queries,
  { listed, pinned }: { listed: SQL; pinned: readonly string[] },
  { page = 1, limit, sort, words }: Pick<ReviewListQuery, 'page' | 'limit' | 'sort' | 'words'>,
): Promise<NumberedPage> {
  const others = pinned.length > 0 ? sql`${listed} and r.id <> all(${sql.param(pinned)}::uuid[])` : listed;
  const offset = (page - 1) * limit;
  // The review before the page begins its window of time.
  const from = Math.max(0, offset - 1);
  const inTime = words === undefined && sort === 'newest';
  const [found, total] = inTime
    ? await slice(queries, others, { from, limit: offset - from + limit })
    : await sortedSlice(queries, others, { from, limit: offset - from + limit, sort, words });
  const rows = offset > 0 ? found.slice(1) : found;
  const [previous] = offset > 0 ? found : [];
  const last = rows.at(-1);
  const depth = Math.min(total.count, Math.floor(REVIEW_DEPTH / limit) * limit);
  const shown = offset < depth ? rows : [];
  return {
    ids: shown.map(({ id }) => id),
    before: previous && cursorOf(previous),
    last: last && shown.length > 0 && offset + rows.length < total.count ? cursorOf(last) : null,
    counted: {
      total: total.count + pinned.length,
      exact: total.exact,
      page,
      pages: Math.max(1, Math.ceil(depth / limit)),
    },
  };
}

interface Window {
  from: number;
  limit: number;
}
type Found = [rows: Placed[], total: { count: number; exact: boolean }];

async function slice(queries: Queries, listed: SQL, { from, limit }: Window): Promise<Found> {
  const [{ rows }, { rows: counts }] = await Promise.all([
    queries.execute<Placed>(
      sql`select r.id, r.published_at ${listed} ${NEWEST_FIRST} offset ${Math.min(from, REVIEW_DEPTH)} limit ${limit}`,
    ),
    queries.execute<{ count: number }>(
      sql`select count(*)::int as count from (select 1 ${listed} limit ${REVIEW_DEPTH + 1}) counted`,
    ),
  ]);
  const count = counts[0]?.count ?? 0;
  return [rows, { count, exact: count <= REVIEW_DEPTH }];
}

async function sortedSlice(
  queries: Queries,
  listed: SQL,
  { from, limit, sort, words }: Window & Pick<ReviewListQuery, 'sort' | 'words'>,
): Promise<Found> {
  const { rows } = await queries.execute<Placed & { count: number; scanned: number }>(sql`
    with matching as materialized (${scannedMatches(listed, NEWEST_FIRST, words)}),
    page as (select r.id, r.published_at, row_number() over (${ORDERS[sort]}) as place from matching r
      ${ORDERS[sort]} offset ${from} limit ${limit})
    select page.id, page.published_at, totals.count, totals.scanned from (
      select (select count(*)::int from matching) as count,
        (select count(*)::int from (select 1 ${listed} limit ${MAX_SCANNED + 1}) counted) as scanned) totals
    left join page on true order by page.place`);
  const { count = 0, scanned = 0 } = rows[0] ?? {};
  return [rows.filter(({ id }) => id !== null), { count, exact: scanned <= MAX_SCANNED }];
}
