import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import type { ReviewListQuery, ReviewPeriod } from '@app/contracts/reviews';
import type { KeysetCursor } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';
import { INFLECTED, formsPattern } from './words/inflections.ts';
import { foldWord, wordsOf } from './words/mark-words.ts';

const MONTHS: Record<ReviewPeriod, string> = { '6m': '6 months', '12m': '12 months' };

export const isUnfiltered = ({
  language,
  grade,
  origin,
  period,
  photos,
  market,
  choices,
  words,
}: ReviewListQuery): boolean =>
  language === 'any' && [grade, origin, period, photos, market, choices, words].every((value) => value === undefined);

/** Conditions on the columns of `r`; each filter has an index in the order of the list. */
export function listConditions(
  companyId: SQL,
  { language, grade, origin, period, photos, market, choices }: Omit<ReviewListQuery, 'words'>,
): SQL[] {
  const conditions: SQL[] = [];
  if (language !== 'any') conditions.push(sql`r.language = ${language}`);
  if (grade !== undefined) conditions.push(sql`r.grade = ${grade}`);
  if (origin !== undefined) conditions.push(sql`r.origin = ${origin}`);
  if (photos !== undefined) conditions.push(sql`r.has_photos`);
  if (market !== undefined) conditions.push(inMarket(companyId, market));
  if (choices !== undefined)
    conditions.push(sql`exists (select 1 from engine.review_revisions u where u.review_id = r.id and u.revision = r.revision
      and u.user_choices <> '{}' and u.user_choices @> ${sql.param(choices.split(','))}::uuid[])`);
  if (period !== undefined) conditions.push(sql`r.published_at >= ${startOf(companyId, MONTHS[period])}`);
  return conditions;
}

/** Of orders placed there. Others, and what is not known, belong to the main market. */
const inMarket = (companyId: SQL, code: string): SQL =>
  code === MAIN_MARKET
    ? sql`r.market_id is null`
    : sql`r.market_id = (select k.id from engine.markets k where k.company_id = ${companyId} and k.code = ${code})`;

/** Whole days in the company's time zone, as in the counts of its profile. */
const startOf = (companyId: SQL, months: string): SQL => sql`(
  select ((engine.app_now() at time zone c.time_zone)::date - ${months}::interval)::date::timestamp at time zone c.time_zone
  from engine.companies c where c.id = ${companyId})`;

/**
 * Reviews searched for words per request, newest first. If there are more, the response has what was found so far and a
 * cursor where the search continues.
 */
export const MAX_SCANNED = 20_000;

/** Texts of the revisions `v` of the reviews `r` that contain every word, or forms of it in the review's language. */
function containsWords(words: string): SQL {
  return sql.join(
    wordsOf(words).map((word) => sql`(strpos(v.folded, engine.fold(${word})) > 0${orItsForms(foldWord(word))})`),
    sql` and `,
  );
}

function orItsForms(word: string): SQL {
  const cases = INFLECTED.flatMap((language) => {
    const forms = formsPattern(word, language);
    // Most texts do not contain the beginning, which is faster to find out.
    return forms
      ? [sql`when ${language} then strpos(v.folded, ${forms.start}) > 0 and v.folded ~ ${`\\m${forms.pattern}\\M`}`]
      : [];
  });
  return cases.length > 0 ? sql` or case r.language ${sql.join(cases, sql` `)} else false end` : sql``;
}

/** The first reviews of `listed` whose text contains every word; other columns are joined once they are found. */
export const matchWords = (listed: SQL, order: SQL, words: string, limit: number): SQL => sql`
  select full_row.* from (
    select r.id from (select r.id, r.revision, r.language, r.published_at ${listed} ${order} limit ${MAX_SCANNED}) r
    join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
    where ${containsWords(words)} ${order} limit ${limit}) found
  join engine.reviews full_row on full_row.id = found.id`;

/** Ids of all reviews that match, of the newest `MAX_SCANNED` of `listed`. */
export const scannedMatches = (listed: SQL, newestFirst: SQL, words: string | undefined): SQL => sql`
  select r.id, r.published_at, r.grade, r.votes from (
    select r.id, r.revision, r.language, r.published_at, r.grade, r.helpful_up - r.helpful_down as votes
    ${listed} ${newestFirst} limit ${MAX_SCANNED}) r
  ${words === undefined ? sql`` : sql`join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision where ${containsWords(words)}`}`;

/** The last review that a search for words has scanned, if there are more. */
export async function scanEnd(queries: Queries, listed: SQL, order: SQL): Promise<KeysetCursor | null> {
  const { rows } = await queries.execute<{ published_at: Date; id: string }>(
    sql`select r.published_at, r.id ${listed} ${order} offset ${MAX_SCANNED - 1} limit 2`,
  );
  const [last, next] = rows;
  return last && next ? { at: new Date(last.published_at), id: last.id } : null;
}
