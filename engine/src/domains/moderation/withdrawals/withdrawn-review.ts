import { sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/db.ts';

/** A review with a withdrawal request, present or past, as its mails need it. */
export interface WithdrawnReview extends Record<string, unknown> {
  companyId: string;
  productName: string;
  explanation: string;
  /** What the author's own link is derived from: the invitation, or the review without one. */
  linkOf: 'invitation' | 'review';
  linkId: string;
  linkVersion: number;
}

/** Undefined if no withdrawal of the review was ever requested. */
export async function withdrawnReview(queries: Queries, reviewId: string): Promise<WithdrawnReview | undefined> {
  const { rows } = await queries.execute<WithdrawnReview>(sql`
    select r.company_id as "companyId", p.name as "productName", r.withdrawal_explanation as explanation,
      case when i.id is null then 'review' else 'invitation' end as "linkOf",
      coalesce(i.id, r.submission_id) as "linkId", coalesce(i.token_version, r.token_version) as "linkVersion"
    from engine.reviews r
    join engine.products p on p.id = r.product_id
    left join engine.invitations i on i.id = r.invitation_id
    where r.id = ${reviewId} and r.withdrawal_explanation is not null`);
  return rows[0];
}
