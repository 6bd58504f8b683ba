import type { CompanyReviewFilter } from '@app/contracts/company-reviews/list';
import type { Queries } from '../../../../platform/db.ts';
import { countReviews } from './find-reviews.ts';

/** Public reviews without an answer, neither public nor sent for a check. */
const UNANSWERED: CompanyReviewFilter = { state: ['published'], answered: 'no', answer: 'none' };

/** Each counted up to `max` + 1. */
export async function countUnanswered(
  queries: Queries,
  companyId: string,
  max: number,
): Promise<{ all: number; negative: number; rejected: number }> {
  const count = (filter: CompanyReviewFilter): Promise<number> =>
    countReviews(queries, { companyId, filter, sort: 'newest' }, max);
  const [all, negative, rejected] = await Promise.all([
    count(UNANSWERED),
    count({ ...UNANSWERED, grade: [1, 2, 3] }),
    count({ state: ['published'], answer: 'rejected' }),
  ]);
  return { all, negative, rejected };
}
