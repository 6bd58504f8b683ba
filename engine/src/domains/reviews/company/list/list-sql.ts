import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyReviewFilter, CompanyReviewSort } from '@app/contracts/company-reviews/list';
import type { Queries } from '../../../../platform/db.ts';
import { facetPattern, groupColumn } from './facets.ts';
import type { FacetChoice } from './facets.ts';
import type { ListPosition } from './list-cursor.ts';

/** Which reviews of which company, in which order. */
export interface ReviewSearch {
  companyId: string;
  filter: CompanyReviewFilter;
  sort: CompanyReviewSort;
  after?: ListPosition | undefined;
}

/** A review that was found. */
export interface FoundReview extends Record<string, unknown> {
  review_id: string;
  submitted_at: Date;
  grp: number;
}

/** How many reviews with these facets there are, counted up to `max` + 1. Words are not looked at. */
export async function countFacets(
  queries: Queries,
  search: ReviewSearch,
  choice: FacetChoice,
  max: number,
): Promise<number> {
  const { rows } = await queries.execute<{ count: number }>(sql`
    ${chosenFacets(search, choice)}
    select count(*)::int as count from (
      select 1 from chosen c cross join lateral (
        select 1 from engine.review_index i where ${inFacet(search)} limit ${max + 1}) found
      limit ${max + 1}) counted`);
  return rows[0]?.count ?? 0;
}

/** Company and product. */
const scope = ({ companyId, filter }: ReviewSearch): SQL =>
  filter.productId === undefined
    ? sql`i.company_id = ${companyId}`
    : sql`i.company_id = ${companyId} and i.product_id = ${filter.productId}`;

/**
 * `chosen`: the facets that the company's reviews have and the choice includes, with their groups. One step in the index
 * for each that exists, however many reviews have it.
 */
export function chosenFacets(search: ReviewSearch, choice: FacetChoice): SQL {
  const { sort, after } = search;
  const next = (bound: SQL): SQL =>
    sql`select i.facet from engine.review_index i where ${scope(search)} ${bound} order by i.facet limit 1`;
  return sql`
    with recursive known (facet) as (
      (${next(sql``)})
      union all
      select (${next(sql`and i.facet > k.facet`)}) from known k where k.facet is not null
    ), chosen as materialized (
      select * from (select facet, ${groupColumn(sql`facet`, sort)} as grp from known where facet ~ ${facetPattern(choice)}) k
      ${after ? sql`where grp >= ${after.group}` : sql``}
    )`;
}

/** Whole days in the company's time zone. */
export function inPeriod({ companyId, filter: { from, to } }: ReviewSearch): SQL {
  const start = (day: SQL): SQL =>
    sql`(select ${day}::timestamp at time zone z.time_zone from engine.companies z where z.id = ${companyId})`;
  const conditions = [
    ...(from === undefined ? [] : [sql`i.submitted_at >= ${start(sql`${from}::date`)}`]),
    ...(to === undefined ? [] : [sql`i.submitted_at < ${start(sql`(${to}::date + 1)`)}`]),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

const MAX_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
const MIN_ID = '00000000-0000-0000-0000-000000000000';

/** After the cursor's place; groups behind its own are not bounded. `group`: the row's. */
export function afterCursor({ sort, after }: ReviewSearch, group: SQL): SQL {
  if (!after) return sql`true`;
  const at = sql`${after.at.toISOString()}::timestamptz`;
  const same = sql`${group} = ${after.group}::int`;
  return sort === 'oldest'
    ? sql`(i.submitted_at, i.review_id) > (case when ${same} then ${at} else '-infinity'::timestamptz end,
        case when ${same} then ${after.id}::uuid else ${MIN_ID}::uuid end)`
    : sql`(i.submitted_at, i.review_id) < (case when ${same} then ${at} else 'infinity'::timestamptz end,
        case when ${same} then ${after.id}::uuid else ${MAX_ID}::uuid end)`;
}

/** Rows of the facet `c`, after the cursor and within the period. */
export const inFacet = (search: ReviewSearch): SQL =>
  sql`${scope(search)} and i.facet = c.facet and ${inPeriod(search)} and ${afterCursor(search, sql`c.grp`)}`;

export const timeOrder = ({ sort }: ReviewSearch, row: SQL): SQL =>
  sort === 'oldest'
    ? sql`order by ${row}.submitted_at, ${row}.review_id`
    : sql`order by ${row}.submitted_at desc, ${row}.review_id desc`;

export const listOrder = ({ sort }: ReviewSearch, row: SQL): SQL =>
  sort === 'oldest'
    ? sql`order by grp, ${row}.submitted_at, ${row}.review_id`
    : sql`order by grp, ${row}.submitted_at desc, ${row}.review_id desc`;
