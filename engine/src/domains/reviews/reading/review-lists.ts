import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Locale, PictureUrls } from '@app/contracts/common';
import type {
  CompanyReviewsQuery,
  LatestReviews,
  ReviewCard,
  ReviewListQuery,
  ReviewPage,
} from '@app/contracts/reviews';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';
import { pictureUrlsSql } from '../../../platform/pictures/picture-urls.ts';
import { listWithdrawnReviews } from '../withdrawals/withdrawn-reviews.ts';
import { isUnfiltered, listConditions, matchWords, scanEnd } from './list-filters.ts';
import { markWords } from './words/mark-words.ts';
import { numberedPage } from './numbered-pages.ts';
import { CARD_COLUMNS, CARD_JOINS, presentCard } from './review-card.ts';
import type { CardRow } from './review-card.ts';

/** Pinned reviews come first on the first page of an unfiltered list. */
export const MAX_PINNED = 3;

const NEWEST_FIRST = sql`order by r.published_at desc, r.id desc`;

/** What a list's reviews are about. */
interface Subject {
  companyId: SQL;
  where: SQL[];
  /** Whether the unfiltered list begins with pinned reviews. */
  pins: boolean;
  /** Whether the list contains product reviews, which can be withdrawn. */
  withdrawable: boolean;
}

type Asked = Omit<ReviewListQuery, 'sort'>;

/** A page of a company's public reviews, newest first or in the order asked for. */
export const reviewPage = (
  queries: Queries,
  companyId: string,
  { about = 'company', sort = 'newest', ...given }: Asked & Partial<Pick<CompanyReviewsQuery, 'about' | 'sort'>>,
): Promise<ReviewPage> => {
  const query = { ...given, sort };
  const pins = about === 'company';
  const where = [sql`r.company_id = ${companyId}`, pins ? sql`r.product_id is null` : sql`r.product_id is not null`];
  return loadPage(queries, { companyId: sql`${companyId}::uuid`, where, pins, withdrawable: !pins }, query);
};

/** A page of a product's public reviews. */
export const productReviewPage = (queries: Queries, productId: string, query: ReviewListQuery): Promise<ReviewPage> => {
  const companyId = sql`(select p.company_id from engine.products p where p.id = ${productId})`;
  const where = [sql`r.product_id = ${productId}`];
  return loadPage(queries, { companyId, where, pins: true, withdrawable: true }, query);
};

async function loadPage(queries: Queries, subject: Subject, query: ReviewListQuery): Promise<ReviewPage> {
  const { limit } = query;
  const pinnedFirst = subject.pins && isUnfiltered(query);
  const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
  const condition = sql.join(
    [...subject.where, sql`r.state = 'published'`, ...listConditions(subject.companyId, query)],
    sql` and `,
  );
  const afterCursor = after
    ? sql`and (r.published_at, r.id) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const listed = sql`from engine.reviews r where ${condition} ${afterCursor}`;

  if (query.page !== undefined && !after) return loadNumbered(queries, subject, { query, condition, pinnedFirst });

  const pinned = pinnedFirst && !after ? await pinnedCards(queries, condition) : [];
  // Joined after the limit, so that only the rows of the page are looked up.
  const { rows } = await queries.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from (
      ${
        query.words === undefined
          ? sql`select r.* ${listed} ${pinnedFirst ? sql`and not r.pinned` : sql``} ${NEWEST_FIRST} limit ${limit + 1}`
          : matchWords(listed, NEWEST_FIRST, query.words, limit + 1)
      }) r ${CARD_JOINS}
    ${NEWEST_FIRST}`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next =
    rows.length > limit && last
      ? { at: new Date(last.published_at), id: last.id }
      : query.words !== undefined && (await scanEnd(queries, listed, NEWEST_FIRST));
  const withdrawn = subject.withdrawable
    ? await listWithdrawnReviews(queries, subject, query, { after, until: next || null })
    : [];
  return {
    items: [...pinned, ...page.map(cardsFor(query))],
    ...(withdrawn.length > 0 && { withdrawn }),
    nextCursor: next ? encodeCursor(next) : null,
  };
}

/** As `loadPage`, by its number and with counts. Pinned reviews stand before the first page in the order of time. */
async function loadNumbered(
  queries: Queries,
  subject: Subject,
  { query, condition, pinnedFirst }: { query: ReviewListQuery; condition: SQL; pinnedFirst: boolean },
): Promise<ReviewPage> {
  const inTime = query.sort === 'newest';
  const pinned = pinnedFirst && inTime ? await pinnedCards(queries, condition) : [];
  const listed = sql`from engine.reviews r where ${condition}`;
  const page = await numberedPage(queries, { listed, pinned: pinned.map(({ id }) => id) }, query);
  const { rows } = await queries.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from (select * from engine.reviews where id = any(${sql.param(page.ids)}::uuid[])) r ${CARD_JOINS}
    order by array_position(${sql.param(page.ids)}::uuid[], r.id)`);
  const withdrawn =
    subject.withdrawable && inTime && page.ids.length > 0
      ? await listWithdrawnReviews(queries, subject, query, { after: page.before, until: page.last })
      : [];
  const following = page.last ?? (query.words === undefined ? null : await scanEnd(queries, listed, NEWEST_FIRST));
  return {
    items: [...(page.counted.page === 1 ? pinned : []), ...rows.map(cardsFor(query))],
    ...(withdrawn.length > 0 && { withdrawn }),
    // Cursors go on in the order of time only.
    nextCursor: inTime && following ? encodeCursor(following) : null,
    counted: page.counted,
  };
}

/** Cards of a list, with what its search for words has found in them. */
const cardsFor =
  ({ words }: Pick<ReviewListQuery, 'words'>) =>
  (row: CardRow): ReviewCard => {
    const card = presentCard(row);
    return words === undefined ? card : { ...card, found: markWords(card.body, words, card.language) };
  };

async function pinnedCards(queries: Queries, condition: SQL): Promise<ReviewCard[]> {
  const { rows } = await queries.execute<CardRow>(sql`
    select ${CARD_COLUMNS} from (
      select * from engine.reviews r where ${condition} and r.pinned order by r.published_at desc, r.id desc limit ${MAX_PINNED}) r ${CARD_JOINS}
    order by r.published_at desc, r.id desc`);
  return rows.map(presentCard);
}

/** The newest reviews of all companies that show theirs, except erased ones; those in `language` come first. */
export async function latestReviews(
  queries: Queries,
  { limit, language }: { limit: number; language?: Locale | undefined },
): Promise<LatestReviews> {
  if (language === undefined) return { items: await latestOf(queries, limit) };
  const own = await latestOf(queries, limit, sql`and r.language = ${language}`);
  const missing = limit - own.length;
  const others = missing > 0 ? await latestOf(queries, missing, sql`and r.language <> ${language}`) : [];
  return { items: [...own, ...others] };
}

async function latestOf(queries: Queries, limit: number, condition: SQL = sql``): Promise<LatestReviews['items']> {
  const { rows } = await queries.execute<CardRow & { company_id: string; logo: PictureUrls | null }>(sql`
    select ${CARD_COLUMNS}, c.id as company_id, c.slug as company_slug, c.name as company_name,
      ${pictureUrlsSql(sql`c.logo_id`)} as logo
    from (
      select r.* from engine.reviews r join engine.companies c on c.id = r.company_id
      where r.state = 'published' and r.product_id is null and r.erased_at is null
        and c.state = 'active' and c.presentation = 'shown' ${condition}
      order by r.published_at desc limit ${limit}) r
    join engine.companies c on c.id = r.company_id ${CARD_JOINS}
    order by r.published_at desc`);
  return rows.map((row) => ({
    ...presentCard(row),
    company: {
      id: row.company_id,
      slug: row.company_slug,
      name: row.company_name,
      logo: row.logo,
    },
  }));
}
