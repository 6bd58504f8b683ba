import { sql } from 'drizzle-orm';
import { PHRASE_MAX } from '@app/contracts/company/praise';
import type { FoundPhrases, Praise, RatedCriteria } from '@app/contracts/company/praise';
import { RATING_CRITERIA } from '@app/contracts/reviews';
import type { RatingCriterion } from '@app/contracts/reviews';
import { cachedByKey } from '../../../platform/cached.ts';
import type { Db, Queries } from '../../../platform/db.ts';

/** Reviews that are read for phrases: enough to show a pattern, and the same work for every company. */
const SAMPLE = 500;
const PHRASES = 10;

/** Detailed ratings by criterion, over the full period. */
export async function ratedCriteria(queries: Queries, companyId: string): Promise<RatedCriteria> {
  const { rows } = await queries.execute<{ criterion: RatingCriterion; count: number; average: number }>(sql`
    select criterion, sum(count)::int as count, sum(sum)::float8 / sum(count) as average from (
      select criterion, count, sum from engine.rating_cells where subject_id = ${companyId}
      union all
      select criterion, count, sum from engine.rating_deltas where subject_id = ${companyId}) x
    group by criterion having sum(count) > 0 order by count desc, criterion`);
  // Product features are counted in the same cells, by their ids.
  return rows.filter(({ criterion }) => RATING_CRITERIA.includes(criterion));
}

/**
 * Suggested phrases, common and own, in the latest reviews of the last `days` days, with the lowest grade that they are suggested for. A
 * chosen phrase becomes part of the text, so it is found word for word.
 */
export async function foundPhrases(queries: Queries, companyId: string, days: number): Promise<FoundPhrases> {
  const { rows } = await queries.execute<{ reviews: number; items: FoundPhrases['items'] }>(sql`
    with latest as materialized (
      select r.id, r.language, v.body from engine.reviews r
      join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
      where r.company_id = ${companyId} and r.state = 'published' and r.product_id is null
        and r.published_at > engine.app_now() - make_interval(days => ${days}::int)
      order by r.published_at desc, r.id desc limit ${SAMPLE}::int),
    phrases as (
      select locale, phrase, min(grade) as grade from (
        select locale, grade, phrases from engine.content_hints
        union all
        select locale, grade, phrases from engine.own_hints where company_id = ${companyId}) hints,
        jsonb_array_elements_text(phrases) phrase
      group by locale, phrase),
    found as (
      select phrase, language, grade, count(*)::int as count
      from latest join phrases on locale = language and position(phrase in body) > 0
      group by phrase, language, grade order by count desc, phrase limit ${PHRASES}::int)
    select (select count(*)::int from latest) as reviews,
      (select coalesce(json_agg(found order by count desc, phrase), '[]') from found) as items`);
  return rows[0] ?? { reviews: 0, items: [] };
}

/** Period of the public phrases, as the filter of the list that they lead to. */
const PUBLIC_DAYS = 365;
/** A new review hardly changes what is mentioned most. */
const CACHE_MS = 10 * 60_000;
const CACHED_COMPANIES = 2_000;
/** Mentioned once says nothing about others. */
const MIN_MENTIONS = 2;

const readPraise = cachedByKey<string, Praise>(
  { milliseconds: CACHE_MS, maxKeys: CACHED_COMPANIES, cacheKey: (companyId) => companyId },
  async (queries, companyId) => {
    const { reviews, items } = await foundPhrases(queries, companyId, PUBLIC_DAYS);
    const mentioned = items.filter(({ phrase, count }) => count >= MIN_MENTIONS && phrase.length <= PHRASE_MAX);
    // Empty results are not kept, so that the first reviews show.
    return mentioned.length > 0 ? [{ reviews, items: mentioned }] : [];
  },
);

/** What a company's customers mention most, for everybody. */
export async function publicPraise(db: Db, companyId: string): Promise<Praise> {
  const [found] = await readPraise(db, companyId);
  return found ?? { reviews: 0, items: [] };
}
