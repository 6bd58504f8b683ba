import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Locale, Grade } from '@app/contracts/common';
import type {
  CompanyReviewsQuery,
  LatestReviews,
  PublicReview,
  Ratings,
  ReviewCard,
  ReviewListQuery,
  ReviewOrigin,
  ReviewPage,
  ReviewSource,
} from '@app/contracts/reviews';
import type { Queries } from '../../platform/db.ts';
import { assertNotBlocked } from '../companies/public.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import { evidenceColumns, presentEvidence } from './evidence.ts';
import type { EvidenceRow } from './evidence.ts';
import { isUnfiltered, listConditions, matches, walkedTo } from './list-filters.ts';
import { ReviewGone, ReviewNotFound } from './model.ts';
import type { ReviewState } from './model.ts';
import { photoView } from './photo-view.ts';
import type { PhotoRow } from './photo-view.ts';
import { ReviewWithdrawn, withdrawnBetween, withdrawnReviewOf } from './withdrawn-reviews.ts';

/** Pinned reviews stand before the others on the first page of the unfiltered list. */
export const MAX_PINNED = 3;

export interface CardRow extends EvidenceRow {
  id: string;
  grade: number;
  body: string;
  author_name: string;
  language: string;
  origin: ReviewOrigin;
  published_at: Date;
  product_id: string | null;
  product_name: string | null;
  product_slug: string | null;
  answer: string | null;
  answer_language: Locale | null;
  answered_at: Date | null;
  helpful_up: number;
  helpful_down: number;
  pinned: boolean;
  edited: boolean;
  ratings: Ratings;
  photos: PhotoRow[] | null;
  source: ReviewSource | null;
  source_url: string | null;
  mediation_outcome: string | null;
  erased_at: Date | null;
  company_slug: string;
  company_name: string;
}

export const CARD = sql`
  r.id, r.grade, v.body, a.display_name as author_name, r.language, r.origin, r.published_at, r.product_id, p.name as product_name,
  p.slug as product_slug, r.answer, r.answer_language, r.answered_at, r.helpful_up, r.helpful_down, r.pinned, r.edited, v.ratings,
  r.source, r.source_url, r.mediation_outcome, r.erased_at,
  (select json_agg(json_build_object('id', ph.id, 'width', ph.width, 'height', ph.height) order by ph.position, ph.id)
    from engine.review_photos ph where ph.review_id = r.id and ph.state = 'approved') as photos, ${evidenceColumns}`;

export const JOINS = sql`
  join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
  join engine.review_authors a on a.review_id = r.id
  left join engine.products p on p.id = r.product_id`;

/** The company's answer, once it is public. */
export const publicAnswer = ({
  answer: body,
  answer_language: language,
  answered_at: at,
}: Pick<CardRow, 'answer' | 'answer_language' | 'answered_at'>): ReviewCard['answer'] =>
  body && at ? { body, language, publishedAt: new Date(at).toISOString() } : null;

/** The fields that may leave: no address, order number or device. */
export function card(row: CardRow): ReviewCard {
  return {
    id: row.id,
    grade: row.grade as Grade,
    body: row.body,
    authorName: row.author_name,
    language: row.language as Locale,
    origin: row.origin,
    publishedAt: new Date(row.published_at).toISOString(),
    product:
      row.product_id && row.product_name && row.product_slug
        ? { id: row.product_id, name: row.product_name, slug: row.product_slug }
        : null,
    answer: publicAnswer(row),
    helpful: { up: row.helpful_up, down: row.helpful_down },
    pinned: row.pinned,
    edited: row.edited,
    photos: (row.photos ?? []).map(photoView),
    ratings: row.ratings,
    source: row.source && { name: row.source, url: row.source_url },
    mediationExpired: row.mediation_outcome === 'expired',
    erased: row.erased_at !== null,
    evidence: presentEvidence(row),
  };
}

/** Whose reviews a list holds. */
interface Subject {
  companyId: SQL;
  where: SQL[];
  /** Its pinned reviews begin the unfiltered list. */
  pins: boolean;
  /** They are about products, which their seller may ask to have withdrawn. */
  withdrawable: boolean;
}

/** A page of a company's public reviews, newest first, by keyset: page 10,000 costs what page 1 costs. */
export const reviewPage = (
  queries: Queries,
  companyId: string,
  { about = 'company', ...query }: ReviewListQuery & Partial<Pick<CompanyReviewsQuery, 'about'>>,
): Promise<ReviewPage> => {
  const pins = about === 'company';
  const where = [sql`r.company_id = ${companyId}`, pins ? sql`r.product_id is null` : sql`r.product_id is not null`];
  return pageOf(queries, { companyId: sql`${companyId}::uuid`, where, pins, withdrawable: !pins }, query);
};

/** The same of one product of it. */
export const productReviewPage = (queries: Queries, productId: string, query: ReviewListQuery): Promise<ReviewPage> => {
  const companyId = sql`(select p.company_id from engine.products p where p.id = ${productId})`;
  const where = [sql`r.product_id = ${productId}`];
  return pageOf(queries, { companyId, where, pins: true, withdrawable: true }, query);
};

async function pageOf(queries: Queries, subject: Subject, query: ReviewListQuery): Promise<ReviewPage> {
  const { limit } = query;
  const pinnedFirst = subject.pins && isUnfiltered(query);
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  const own = sql.join(
    [...subject.where, sql`r.state = 'published'`, ...listConditions(subject.companyId, query)],
    sql` and `,
  );
  const beyond = after
    ? sql`and (r.published_at, r.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const newestFirst = sql`order by r.published_at desc, r.id desc`;
  const walked = sql`from engine.reviews r where ${own} ${beyond}`;

  const pinned = pinnedFirst && !after ? await pinnedCards(queries, own) : [];
  // Joined after the limit: only the rows of the page are looked up.
  const { rows } = await queries.execute<CardRow>(sql`
    select ${CARD} from (
      ${
        query.words === undefined
          ? sql`select r.* ${walked} ${pinnedFirst ? sql`and not r.pinned` : sql``} ${newestFirst} limit ${limit + 1}`
          : matches(walked, newestFirst, query.words, limit + 1)
      }) r ${JOINS}
    ${newestFirst}`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const more =
    rows.length > limit && last
      ? { at: new Date(last.published_at), id: last.id }
      : query.words !== undefined && (await walkedTo(queries, walked, newestFirst));
  const withdrawn = subject.withdrawable
    ? await withdrawnBetween(queries, subject, query, { after, until: more || null })
    : [];
  return {
    items: [...pinned, ...page.map(card)],
    ...(withdrawn.length > 0 && { withdrawn }),
    nextCursor: more ? encodeCursor(more) : null,
  };
}

async function pinnedCards(queries: Queries, own: SQL): Promise<ReviewCard[]> {
  const { rows } = await queries.execute<CardRow>(sql`
    select ${CARD} from (
      select * from engine.reviews r where ${own} and r.pinned order by r.published_at desc, r.id desc limit ${MAX_PINNED}) r ${JOINS}
    order by r.published_at desc, r.id desc`);
  return rows.map(card);
}

/** States in which a review that people have read is gone for good; one in mediation may come back. */
const GONE: readonly ReviewState[] = ['rejected', 'withdrawn', 'deleted'];

interface PublicRow extends CardRow {
  state: ReviewState;
  company_id: string;
  company_state: string;
  /** An imported review has the date of its source before it is public. */
  was_public: boolean;
  presentation: string;
}

/**
 * One public review.
 * @throws ReviewNotFound; where it was public once and is not any more ReviewGone, or ReviewWithdrawn, or CompanyBlocked
 */
export async function publicReview(queries: Queries, reviewId: string): Promise<PublicReview> {
  const { rows } = await queries.execute<PublicRow>(sql`
    select ${CARD}, r.state, c.id as company_id, c.slug as company_slug, c.name as company_name, c.state as company_state,
      c.presentation, r.state = 'published' or exists (
        select 1 from engine.review_events e where e.review_id = r.id and e.data->>'from' = 'published') as was_public
    from engine.reviews r join engine.companies c on c.id = r.company_id ${JOINS} where r.id = ${reviewId}`);
  const row = rows[0];
  if (!row || row.presentation === 'hidden') throw new ReviewNotFound();
  if (row.was_public) assertNotBlocked({ state: row.company_state, name: row.company_name });
  if (row.was_public && row.state === 'withdrawn') throw await withdrawal(queries, reviewId, row.company_id);
  if (row.was_public && GONE.includes(row.state)) throw new ReviewGone();
  if (row.state !== 'published') throw new ReviewNotFound();
  return { ...card(row), company: { id: row.company_id, slug: row.company_slug, name: row.company_name } };
}

/** Why a withdrawn review is gone, as its place on the page says it. */
async function withdrawal(queries: Queries, reviewId: string, companyId: string): Promise<Error> {
  const left = await withdrawnReviewOf(queries, reviewId);
  if (!left) return new ReviewGone();
  const { grade, publishedAt, withdrawnAt, reason, decidedBy, product } = left;
  const of = { productId: product.id, productName: product.name, productSlug: product.slug };
  return new ReviewWithdrawn({ companyId, grade, publishedAt, withdrawnAt, reason, decidedBy, ...of });
}

/** The newest reviews of all companies whose reviews are shown; of an erased one nothing is left to read. */
export async function latestReviews(queries: Queries, limit: number): Promise<LatestReviews> {
  const { rows } = await queries.execute<CardRow>(sql`
    select ${CARD}, c.slug as company_slug, c.name as company_name
    from (
      select r.* from engine.reviews r join engine.companies c on c.id = r.company_id
      where r.state = 'published' and r.product_id is null and r.erased_at is null
        and c.state = 'active' and c.presentation = 'shown'
      order by r.published_at desc limit ${limit}) r
    join engine.companies c on c.id = r.company_id ${JOINS}
    order by r.published_at desc`);
  return { items: rows.map((row) => ({ ...card(row), company: { slug: row.company_slug, name: row.company_name } })) };
}
