import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Queries } from '../../../../platform/db.ts';
import { facetKeys, facetPattern, groupColumn, groupsOf } from './facets.ts';
import type { FacetChoice } from './facets.ts';
import { afterCursor, chosenFacets, countFacets, inFacet, inPeriod, listOrder, timeOrder } from './list-sql.ts';
import type { FoundReview, ReviewSearch } from './list-sql.ts';
import { keyQuery, phraseOf } from './words.ts';

/** Up to this number of reviews, texts are read one by one. */
const FEW = 10_000;
/** The newest reviews, among which frequent words are looked for first. */
const NEWEST = 2_000;

/**
 * The first reviews that contain words which begin like those asked for. Few texts are read one by one; of many the
 * newest, and where these do not have enough, the index of words says which do.
 */
export async function findWords(
  queries: Queries,
  search: ReviewSearch,
  choice: FacetChoice,
  limit: number,
): Promise<FoundReview[]> {
  const phrases = (await loadPhrases(queries, search.filter.words)) ?? [];
  if (phrases.length === 0) return [];
  const found: FoundReview[] = [];
  for (const { group, choice: inGroup } of groupsOf(choice, search.sort)) {
    if (search.after && group < search.after.group) continue;
    found.push(...(await findInGroup(queries, search, { choice: inGroup, phrases, group }, limit - found.length)));
    if (found.length >= limit) break;
  }
  return found;
}

/** What a text must contain; undefined: anything. An empty list if none of the words has a letter. */
export async function loadPhrases(queries: Queries, words: string | undefined): Promise<string[] | undefined> {
  if (words === undefined) return undefined;
  const { rows } = await queries.execute<{ folded: string }>(sql`
    select engine.search_words(word) as folded
    from unnest(${sql.param(words.split(/\s+/u).filter(Boolean))}::text[]) with ordinality as w (word, n)
    order by n`);
  return rows.map(({ folded }) => phraseOf(folded)).filter((phrase) => phrase !== undefined);
}

interface Wanted {
  choice: FacetChoice;
  phrases: string[];
  group: number;
}

async function findInGroup(
  queries: Queries,
  search: ReviewSearch,
  wanted: Wanted,
  limit: number,
): Promise<FoundReview[]> {
  const ask = async (query: SQL): Promise<FoundReview[]> => (await queries.execute<FoundReview>(query)).rows;
  const candidates = await countFacets(queries, search, wanted.choice, FEW);
  if (candidates === 0) return [];
  if (candidates <= FEW) return ask(amongFew(search, wanted, limit));
  if (search.filter.productId === undefined) {
    const newest = await ask(amongNewest(search, wanted, limit));
    if (newest.length === limit) return newest;
  }
  return ask(byIndex(search, wanted, limit));
}

/** Whether the row's words contain every phrase. */
export const contains = (row: SQL, phrases: string[]): SQL =>
  sql.join(
    phrases.map((phrase) => sql`strpos(${row}.words, ${phrase}) > 0`),
    sql` and `,
  );

const amongFew = (search: ReviewSearch, { choice, phrases }: Wanted, limit: number): SQL => sql`
  ${chosenFacets(search, choice)}
  select i.review_id, i.submitted_at, c.grp from chosen c
  join engine.review_index i on ${inFacet(search)} and ${contains(sql`i`, phrases)}
  ${listOrder(search, sql`i`)} limit ${limit}`;

const amongNewest = (search: ReviewSearch, { choice, phrases, group }: Wanted, limit: number): SQL => sql`
  select w.review_id, w.submitted_at, ${group}::int as grp from (
    select i.* from engine.review_index i
    where i.company_id = ${search.companyId} and ${inPeriod(search)} and ${afterCursor(search, sql`${group}::int`)}
    ${timeOrder(search, sql`i`)} limit ${NEWEST}) w
  where w.facet ~ ${facetPattern(choice)} and ${contains(sql`w`, phrases)}
  ${timeOrder(search, sql`w`)} limit ${limit}`;

/** The company is checked last, so that the database does not use its index instead of that of words. */
const byIndex = (search: ReviewSearch, { choice, phrases, group }: Wanted, limit: number): SQL => {
  const { companyId, filter, sort } = search;
  const properties = [...facetKeys(choice), ...(filter.productId === undefined ? [] : [[` p${filter.productId}`]])];
  return sql`
    with i as materialized (
      select e.review_id, e.company_id, e.product_id, e.submitted_at, e.facet, e.words from engine.review_index e
      where engine.word_keys(e.company_id, e.product_id, e.facet, e.words) @@ ${keyQuery(companyId, phrases, properties)}::tsquery)
    select i.review_id, i.submitted_at, ${group}::int as grp from i
    where i.company_id = ${companyId} and ${filter.productId === undefined ? sql`true` : sql`i.product_id = ${filter.productId}`}
      and i.facet ~ ${facetPattern(choice)} and ${contains(sql`i`, phrases)}
      and ${inPeriod(search)} and ${afterCursor(search, sql`${group}::int`)}
      and ${groupColumn(sql`i.facet`, sort)} = ${group}
    ${timeOrder(search, sql`i`)} limit ${limit}`;
};
