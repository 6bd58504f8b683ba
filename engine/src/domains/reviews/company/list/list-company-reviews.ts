import { COMPANY_REVIEW_COUNT_MAX } from '@app/contracts/company-reviews/list';
import type { CompanyReviewPage, CompanyReviewQuery } from '@app/contracts/company-reviews/list';
import type { RequestContext } from '../../../../platform/route.ts';
import { loadCompanyReviews } from '../company-reviews.ts';
import { countReviews, findReviews, positionOf } from './find-reviews.ts';
import { decodeListCursor, encodeListCursor } from './list-cursor.ts';
import type { ReviewSearch } from './list-sql.ts';

/** A page of the company's reviews. @throws CursorInvalid, also for a cursor of another filter or sort */
export async function listCompanyReviews(
  ctx: RequestContext,
  companyId: string,
  { cursor, limit, sort, ...filter }: CompanyReviewQuery,
): Promise<CompanyReviewPage> {
  const after = cursor === undefined ? undefined : decodeListCursor(cursor, filter, sort);
  const search: ReviewSearch = { companyId, filter, sort, after };
  const [found, total] = await Promise.all([
    findReviews(ctx.db.queries, search, limit + 1),
    after || filter.words !== undefined ? null : countOf(ctx, search),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const more = found.length > limit;
  return {
    items: await loadCompanyReviews(
      ctx.db,
      companyId,
      page.map(({ review_id }) => review_id),
    ),
    nextCursor: more && last ? encodeListCursor(positionOf(last), filter, sort) : null,
    total: after ? null : (total ?? { count: page.length, more }),
  };
}

async function countOf({ db }: RequestContext, search: ReviewSearch): Promise<CompanyReviewPage['total']> {
  const count = await countReviews(db.queries, search, COMPANY_REVIEW_COUNT_MAX);
  return { count: Math.min(count, COMPANY_REVIEW_COUNT_MAX), more: count > COMPANY_REVIEW_COUNT_MAX };
}
