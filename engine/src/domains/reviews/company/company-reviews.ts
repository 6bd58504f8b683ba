import { sql } from 'drizzle-orm';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import type { Db, Queries } from '../../../platform/db.ts';
import { ReviewNotFound } from '../lifecycle/model.ts';
import type { ReviewState } from '../lifecycle/model.ts';
import { CARD_COLUMNS, CARD_JOINS, presentCard } from '../reading/review-card.ts';
import type { CardRow } from '../reading/review-card.ts';

/** States in which the company sees the whole review, and those in which it sees only that there is one. */
const VISIBLE_STATES = ['published', 'in_mediation', 'withdrawn'] as const satisfies readonly ReviewState[];
const HIDDEN_STATES = ['held', 'rejected'] as const satisfies readonly ReviewState[];
/** Whether a review in this state is hidden from the company that it is about. */
export const isHiddenFromCompany = (state: ReviewState): boolean =>
  (HIDDEN_STATES as readonly ReviewState[]).includes(state);

interface PanelRow extends CardRow {
  state: ReviewState;
  order_ref: string | null;
  pending_answer: string | null;
  answer_held: boolean;
  answer_rejected: boolean;
  withdrawal: CompanyReview['withdrawal'];
}

const COLUMNS = sql`${CARD_COLUMNS}, r.state, a.order_ref, r.pending_answer, r.answer_held, r.answer_rejected,
  (select json_build_object('reason', w.reason, 'state', w.state, 'requestedAt', w.requested_at, 'decidedAt', w.decided_at,
    'decidedBy', w.decided_by) from engine.review_withdrawals w where w.review_id = r.id) as withdrawal`;

/** These reviews of the company in the given order; those that it must not know of, or that are gone, are left out. */
export async function loadCompanyReviews(db: Db, companyId: string, ids: string[]): Promise<CompanyReview[]> {
  if (ids.length === 0) return [];
  const known = [...VISIBLE_STATES, ...HIDDEN_STATES];
  const { rows } = await db.tenantTx(companyId, (tx) =>
    tx.execute<PanelRow>(sql`
      select ${COLUMNS} from unnest(${sql.param(ids)}::uuid[]) with ordinality as listed (id, n)
      join engine.reviews r on r.id = listed.id and r.company_id = ${companyId} and r.state in ${known} ${CARD_JOINS}
      order by listed.n`),
  );
  return rows.map(present);
}

/** @throws ReviewNotFound */
export async function getCompanyReview(queries: Queries, companyId: string, reviewId: string): Promise<CompanyReview> {
  const { rows } = await queries.execute<PanelRow>(sql`
    select ${COLUMNS} from engine.reviews r ${CARD_JOINS} where r.id = ${reviewId} and r.company_id = ${companyId}`);
  if (!rows[0]) throw new ReviewNotFound();
  return present(rows[0]);
}

function present(row: PanelRow): CompanyReview {
  const {
    publishedAt: _,
    evidence: __,
    ...shown
  } = presentCard({ ...row, published_at: row.published_at ?? row.submitted_at });
  const hidden = isHiddenFromCompany(row.state);
  return {
    ...shown,
    // Its grade or order number would reveal its author.
    ...(hidden && {
      grade: null,
      body: '',
      authorName: '',
      product: null,
      photos: [],
      ratings: {},
      answer: null,
      note: null,
      userFeatures: [],
    }),
    state: row.state,
    submittedAt: new Date(row.submitted_at).toISOString(),
    publishedAt: row.published_at && new Date(row.published_at).toISOString(),
    orderId: hidden ? null : row.order_ref,
    pendingAnswer: row.pending_answer,
    answerHeld: row.answer_held,
    answerRejected: row.answer_rejected,
    withdrawal: hidden ? null : row.withdrawal && withInstants(row.withdrawal),
    mediation: row.state === 'in_mediation' ? 'open' : row.mediation_outcome === null ? null : 'ended',
  };
}

const withInstants = (withdrawal: NonNullable<CompanyReview['withdrawal']>): CompanyReview['withdrawal'] => ({
  ...withdrawal,
  requestedAt: new Date(withdrawal.requestedAt).toISOString(),
  decidedAt: withdrawal.decidedAt && new Date(withdrawal.decidedAt).toISOString(),
});
