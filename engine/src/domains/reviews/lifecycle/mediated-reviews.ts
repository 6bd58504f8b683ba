import { eq, sql } from 'drizzle-orm';
import type { MediationOutcome } from '@app/contracts/mediation';
import type { Locale } from '@app/contracts/common';
import type { ManagedReviews } from '@app/contracts/review-forms';
import type { Queries, Tx } from '../../../platform/db.ts';
import type { ReviewState } from './model.ts';
import { reviews } from '../schema.ts';

/** What mediation and alerts need to know of a review. */
export interface MediatedReview {
  id: string;
  companyId: string;
  state: ReviewState;
  mediatedAt: Date | null;
  /** Of the last revision that passed screening. */
  grade: number;
  body: string;
  /** The pending revision. */
  edit: { grade: number; body: string; held: boolean } | null;
  authorName: string;
  /** Null once erased. */
  email: string | null;
  orderRef: string | null;
  product: { id: string; name: string } | null;
  /** The language of the invitation, or else of the text. */
  locale: Locale;
  symbol: ManagedReviews['symbol'];
}

interface Row extends Record<string, unknown> {
  id: string;
  company_id: string;
  state: ReviewState;
  mediated_at: Date | null;
  grade: number;
  body: string;
  edit_grade: number | null;
  edit_body: string | null;
  edit_state: string | null;
  display_name: string;
  email: string | null;
  order_ref: string | null;
  product_id: string | null;
  product_name: string | null;
  locale: Locale;
  symbol: MediatedReview['symbol'] | null;
}

/** Reviews by id. */
export async function mediatedReviews(queries: Queries, ids: string[]): Promise<Map<string, MediatedReview>> {
  if (ids.length === 0) return new Map();
  const { rows } = await queries.execute<Row>(sql`
    select r.id, r.company_id, r.state, r.mediated_at, v.grade, v.body, e.grade as edit_grade, e.body as edit_body,
      e.state as edit_state, a.display_name, a.email, a.order_ref, p.id as product_id, p.name as product_name,
      coalesce(i.language, r.language) as locale, c.symbol
    from engine.reviews r
    join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
    join engine.review_authors a on a.review_id = r.id
    left join engine.review_revisions e on e.review_id = r.id and e.revision = r.pending_revision
    left join engine.products p on p.id = r.product_id
    left join engine.invitations i on i.id = r.invitation_id
    left join engine.invitation_configs c on c.id = i.config_id
    where r.id in ${ids}`);
  return new Map(rows.map((row) => [row.id, fromRow(row)]));
}

function fromRow(row: Row): MediatedReview {
  const { id, company_id: companyId, state, grade, body, email, locale } = row;
  return {
    id,
    companyId,
    state,
    grade,
    body,
    email,
    locale,
    mediatedAt: row.mediated_at && new Date(row.mediated_at),
    edit:
      row.edit_grade !== null && row.edit_body !== null
        ? { grade: row.edit_grade, body: row.edit_body, held: row.edit_state === 'held' }
        : null,
    authorName: row.display_name,
    orderRef: row.order_ref,
    product: row.product_id && row.product_name ? { id: row.product_id, name: row.product_name } : null,
    symbol: row.symbol ?? 'stars',
  };
}

/** Called in the transaction that ends the mediation. */
export async function saveMediationOutcome(tx: Tx, reviewId: string, outcome: MediationOutcome): Promise<void> {
  await tx.update(reviews).set({ mediationOutcome: outcome }).where(eq(reviews.id, reviewId));
}
