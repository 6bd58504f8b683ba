import { sql } from 'drizzle-orm';
import type { CompanyReviewFilter } from '@app/contracts/company-reviews/list';
import type { Queries } from '../../../../platform/db.ts';
import { chooseFacets, facetPattern } from '../list/facets.ts';
import { contains, loadPhrases } from '../list/find-words.ts';
import { afterCursor, inPeriod } from '../list/list-sql.ts';
import type { ReviewSearch } from '../list/list-sql.ts';

/** Rows of the index per query. */
const STEP = 4_000;

interface Scanned extends Record<string, unknown> {
  review_id: string;
  submitted_at: Date;
  matches: boolean;
}

/** Part of the company's reviews: how many were looked at, and those that match. */
export interface ScannedPart {
  looked: number;
  ids: string[];
}

/**
 * All reviews that match, newest first, except held and rejected ones. Reads the company's whole index once, in steps, so
 * that every filter costs the same and none needs memory.
 */
export async function* scanReviews(
  queries: Queries,
  companyId: string,
  filter: CompanyReviewFilter,
): AsyncGenerator<ScannedPart> {
  const choice = chooseFacets(filter, 'newest');
  if (!choice || choice.letters.state?.length === 0) return;
  const pattern = facetPattern({ ...choice, hidden: [] });
  const phrases = await loadPhrases(queries, filter.words);
  if (phrases?.length === 0) return;
  const search: ReviewSearch = { companyId, filter, sort: 'newest' };
  for (;;) {
    const { rows } = await queries.execute<Scanned>(sql`
      select i.review_id, i.submitted_at, i.facet ~ ${pattern}
        and ${filter.productId === undefined ? sql`true` : sql`i.product_id = ${filter.productId}`}
        and ${phrases ? contains(sql`i`, phrases) : sql`true`} as matches
      from engine.review_index i
      where i.company_id = ${companyId} and ${inPeriod(search)} and ${afterCursor(search, sql`0`)}
      order by i.submitted_at desc, i.review_id desc limit ${STEP}`);
    const last = rows.at(-1);
    if (!last) return;
    yield { looked: rows.length, ids: rows.filter(({ matches }) => matches).map(({ review_id }) => review_id) };
    search.after = { group: 0, at: new Date(last.submitted_at), id: last.review_id };
  }
}

/** How many reviews a scan looks at. */
export async function countScanned(queries: Queries, companyId: string, filter: CompanyReviewFilter): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    select count(*)::int as count from engine.review_index i
    where i.company_id = ${companyId} and ${inPeriod({ companyId, filter, sort: 'newest' })}`);
  return rows[0]?.count ?? 0;
}
