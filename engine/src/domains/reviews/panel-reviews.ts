import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { CompanyReview, CompanyReviewPage, CompanyReviewQuery } from '@app/contracts/company-reviews';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import type { RequestContext } from '../../platform/route.ts';
import { ReviewNotFound } from './model.ts';
import type { ReviewState } from './model.ts';
import { CARD, JOINS, card } from './reading.ts';
import type { CardRow } from './reading.ts';

/** States that a company is shown with everything, and those of which it learns no more than that they are there. */
const OPEN = ['published', 'in_mediation', 'withdrawn'] as const satisfies readonly ReviewState[];
const CLOSED = ['held', 'rejected'] as const satisfies readonly ReviewState[];
/** Whether the words of a review in this state are kept from the company that it is about. */
export const isClosed = (state: ReviewState): boolean => (CLOSED as readonly ReviewState[]).includes(state);

interface PanelRow extends CardRow {
  state: ReviewState;
  order_ref: string | null;
  pending_answer: string | null;
  answer_held: boolean;
  withdrawal: CompanyReview['withdrawal'];
}

const COLUMNS = sql`${CARD}, r.state, a.order_ref, r.pending_answer, r.answer_held,
  (select json_build_object('reason', w.reason, 'state', w.state, 'requestedAt', w.requested_at, 'decidedAt', w.decided_at,
    'decidedBy', w.decided_by) from engine.review_withdrawals w where w.review_id = r.id) as withdrawal`;

/**
 * The company's reviews, newest first. Every filter but the state leaves out those of which it may know no more than that
 * they are there: what it asks about is not told of them, and would be by their coming up.
 */
export async function companyReviewList(
  ctx: RequestContext,
  companyId: string,
  { state, subject, grade, answered, cursor, limit }: CompanyReviewQuery,
): Promise<CompanyReviewPage> {
  const telling = subject !== undefined || grade !== undefined || answered !== undefined;
  const states = state ? [state] : telling ? OPEN : [...OPEN, ...CLOSED];
  const conditions: SQL[] = [sql`s.company_id = ${companyId}`];
  if (cursor !== undefined) conditions.push(sql`s.id < ${decodeCursor(cursor).id}`);
  if (subject) conditions.push(subject === 'company' ? sql`s.product_id is null` : sql`s.product_id is not null`);
  if (telling) conditions.push(sql`s.state in ${OPEN}`);
  if (grade !== undefined) conditions.push(sql`s.grade = ${grade}`);
  if (answered) conditions.push(answered === 'yes' ? sql`s.answer is not null` : sql`s.answer is null`);
  // Ids go up with time, and the index has each state's in order: the newest of each state, then of all.
  const ofState = states.map(
    (one) => sql`(select s.* from engine.reviews s where s.state = ${one} and ${sql.join(conditions, sql` and `)}
      order by s.id desc limit ${limit + 1})`,
  );
  const rows = await ctx.db.tenantTx(companyId, async (tx) => {
    const found = await tx.execute<PanelRow>(sql`
      select ${COLUMNS} from (
        select * from (${sql.join(ofState, sql` union all `)}) of_states order by id desc limit ${limit + 1}) r ${JOINS}
      order by r.id desc`);
    return found.rows;
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(present),
    nextCursor: rows.length > limit && last ? encodeCursor({ at: new Date(last.submitted_at), id: last.id }) : null,
  };
}

/** One review as its company sees it. @throws ReviewNotFound */
export async function companyReview(queries: Queries, companyId: string, reviewId: string): Promise<CompanyReview> {
  const { rows } = await queries.execute<PanelRow>(sql`
    select ${COLUMNS} from engine.reviews r ${JOINS} where r.id = ${reviewId} and r.company_id = ${companyId}`);
  if (!rows[0]) throw new ReviewNotFound();
  return present(rows[0]);
}

function present(row: PanelRow): CompanyReview {
  const {
    publishedAt: _,
    evidence: __,
    ...shown
  } = card({ ...row, published_at: row.published_at ?? row.submitted_at });
  const closed = isClosed(row.state);
  return {
    ...shown,
    // Its grade and its order would tell a company whose review it is.
    ...(closed && { grade: null, body: '', authorName: '', product: null, photos: [], ratings: {}, answer: null }),
    state: row.state,
    submittedAt: new Date(row.submitted_at).toISOString(),
    publishedAt: row.published_at && new Date(row.published_at).toISOString(),
    orderId: closed ? null : row.order_ref,
    pendingAnswer: row.pending_answer,
    answerHeld: row.answer_held,
    withdrawal: closed ? null : row.withdrawal && withInstants(row.withdrawal),
    mediation: row.state === 'in_mediation' ? 'open' : row.mediation_outcome === null ? null : 'ended',
  };
}

const withInstants = (of: NonNullable<CompanyReview['withdrawal']>): CompanyReview['withdrawal'] => ({
  ...of,
  requestedAt: new Date(of.requestedAt).toISOString(),
  decidedAt: of.decidedAt && new Date(of.decidedAt).toISOString(),
});
