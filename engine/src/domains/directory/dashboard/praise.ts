import { sql } from 'drizzle-orm';
import type { Dashboard } from '@app/contracts/company/dashboard';
import { RATING_CRITERIA } from '@app/contracts/reviews';
import type { RatingCriterion } from '@app/contracts/reviews';
import type { TenantTx } from '../../../platform/db.ts';

/** Reviews that are read for phrases: enough to show a pattern, and the same work for every company. */
const SAMPLE = 500;
const PHRASES = 10;

/** Detailed ratings by criterion, over the full period. */
export async function ratedCriteria(tx: TenantTx): Promise<Dashboard['criteria']> {
  const { rows } = await tx.execute<{ criterion: RatingCriterion; count: number; average: number }>(sql`
    select criterion, sum(count)::int as count, sum(sum)::float8 / sum(count) as average from (
      select criterion, count, sum from engine.rating_cells where subject_id = ${tx.companyId}
      union all
      select criterion, count, sum from engine.rating_deltas where subject_id = ${tx.companyId}) x
    group by criterion having sum(count) > 0 order by count desc, criterion`);
  // Product features are counted in the same cells, by their ids.
  return rows.filter(({ criterion }) => RATING_CRITERIA.includes(criterion));
}

/**
 * Suggested phrases, common and own, in the latest reviews of the last `days` days, with the lowest grade that they are suggested for. A
 * chosen phrase becomes part of the text, so it is found word for word.
 */
export async function foundPhrases(tx: TenantTx, days: number): Promise<Dashboard['phrases']> {
  const { rows } = await tx.execute<{ reviews: number; items: Dashboard['phrases']['items'] }>(sql`
    with latest as materialized (
      select r.id, r.language, v.body from engine.reviews r
      join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
      where r.company_id = ${tx.companyId} and r.state = 'published' and r.product_id is null
        and r.published_at > engine.app_now() - make_interval(days => ${days}::int)
      order by r.published_at desc, r.id desc limit ${SAMPLE}::int),
    phrases as (
      select locale, phrase, min(grade) as grade from (
        select locale, grade, phrases from engine.content_hints
        union all
        select locale, grade, phrases from engine.own_hints where company_id = ${tx.companyId}) hints,
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
