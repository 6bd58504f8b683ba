import { sql } from 'drizzle-orm';
import type { ReviewOrigin } from '@app/contracts/reviews';
import type { Tx } from '../../../platform/db.ts';
import type { Review } from '../lifecycle/repo.ts';

/** A change of a subject's public reviews: `count` ±1 for a review, `answered` ±1 for a company's answer. */
export interface GradeDelta {
  companyId: string;
  /** The company's id, or the product's. */
  subjectId: string;
  publishedAt: Date;
  timeZone: string;
  language: string;
  origin: ReviewOrigin;
  grade: number;
  count: number;
  answered: number;
}

/** A delta of one review. */
export const reviewDelta = (
  review: Review,
  { timeZone }: { timeZone: string },
  change: Pick<GradeDelta, 'count' | 'answered'>,
): GradeDelta => ({
  companyId: review.companyId,
  subjectId: review.productId ?? review.companyId,
  publishedAt: review.publishedAt ?? review.submittedAt,
  timeZone,
  language: review.language,
  origin: review.origin,
  grade: review.grade,
  ...change,
});

/** Appends to the transaction that makes the change. Locks no row, so that writers never wait for each other. */
export async function appendGradeDelta(tx: Tx, delta: GradeDelta): Promise<void> {
  const { companyId, subjectId, publishedAt, timeZone, language, origin, grade, count, answered } = delta;
  await tx.execute(sql`
    insert into engine.grade_deltas (subject_id, company_id, day, language, origin, grade, count, answered)
    values (${subjectId}, ${companyId}, (${publishedAt.toISOString()}::timestamptz at time zone ${timeZone})::date,
      ${language}, ${origin}, ${grade}, ${count}, ${answered})`);
}

/** What is counted of revision `v` besides its grade: a user choice counts 1. */
export const RATED = sql`(
  select key, value from jsonb_each_text(v.ratings || v.features)
  union all select choice::text, '1' from unnest(v.user_choices) as choice)`;

/** Subtracts the user choices of a review's public revision, before they are erased. */
export async function subtractUserChoices(
  tx: Tx,
  review: { id: string; companyId: string; productId: string | null; revision: number },
): Promise<void> {
  await tx.execute(sql`
    insert into engine.rating_deltas (subject_id, company_id, criterion, count, sum)
    select ${review.productId ?? review.companyId}::uuid, ${review.companyId}::uuid, choice::text, -1, -1
    from engine.review_revisions v, unnest(v.user_choices) as choice
    where v.review_id = ${review.id} and v.revision = ${review.revision}`);
}

/** Adds (1) or subtracts (-1) the detailed ratings, product features and user choices of a review's public revision. */
export async function appendRatingDeltas(
  tx: Tx,
  review: { id: string; companyId: string; productId: string | null; revision: number },
  sign: 1 | -1,
): Promise<void> {
  await tx.execute(sql`
    insert into engine.rating_deltas (subject_id, company_id, criterion, count, sum)
    select ${review.productId ?? review.companyId}::uuid, ${review.companyId}::uuid, rating.key, ${sign}::int, ${sign}::int * rating.value::int
    from engine.review_revisions v cross join lateral ${RATED} as rating (key, value)
    where v.review_id = ${review.id} and v.revision = ${review.revision}`);
}
