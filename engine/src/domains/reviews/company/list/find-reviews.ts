import { sql } from 'drizzle-orm';
import type { Queries } from '../../../../platform/db.ts';
import { chooseFacets } from './facets.ts';
import { findWords } from './find-words.ts';
import type { ListPosition } from './list-cursor.ts';
import { chosenFacets, countFacets, inFacet, listOrder, timeOrder } from './list-sql.ts';
import type { FoundReview, ReviewSearch } from './list-sql.ts';

export const positionOf = ({ grp, submitted_at, review_id }: FoundReview): ListPosition => ({
  group: grp,
  at: new Date(submitted_at),
  id: review_id,
});

/**
 * The first `limit` reviews that match. Reads `review_index` alone, without row-level security, which keeps the
 * database from using an index for words: callers that show the reviews load them as the tenant.
 */
export async function findReviews(queries: Queries, search: ReviewSearch, limit: number): Promise<FoundReview[]> {
  const choice = chooseFacets(search.filter, search.sort);
  if (!choice) return [];
  if (search.filter.words !== undefined) return findWords(queries, search, choice, limit);
  const { rows } = await queries.execute<FoundReview>(sql`
    ${chosenFacets(search, choice)}
    select found.review_id, found.submitted_at, c.grp from chosen c cross join lateral (
      select i.review_id, i.submitted_at from engine.review_index i where ${inFacet(search)}
      ${timeOrder(search, sql`i`)} limit ${limit}) found
    ${listOrder(search, sql`found`)} limit ${limit}`);
  return rows;
}

/** How many reviews match, counted up to `max` + 1. The words of the search are not looked at. */
export async function countReviews(queries: Queries, search: ReviewSearch, max: number): Promise<number> {
  const choice = chooseFacets(search.filter, search.sort);
  return choice ? countFacets(queries, search, choice, max) : 0;
}
