import { sql } from 'drizzle-orm';
import type { PublicReview } from '@app/contracts/reviews';
import type { Queries } from '../../../platform/db.ts';
import { pictureUrlsSql } from '../../../platform/pictures/picture-urls.ts';
import { assertNotBlocked } from '../../companies/public.ts';
import { ReviewGone, ReviewNotFound } from '../lifecycle/model.ts';
import type { ReviewState } from '../lifecycle/model.ts';
import { ReviewWithdrawn, findWithdrawnReview } from '../withdrawals/withdrawn-reviews.ts';
import { CARD_COLUMNS, CARD_JOINS, presentCard } from './review-card.ts';
import type { CardRow } from './review-card.ts';

/** A review in mediation may be published again, these are gone. */
const GONE_STATES: readonly ReviewState[] = ['rejected', 'withdrawn', 'deleted'];

interface PublicRow extends CardRow {
  state: ReviewState;
  company_id: string;
  company_state: string;
  /** Does not follow from `published_at`: imported reviews have that date before they are public. */
  was_public: boolean;
  presentation: string;
  logo: PublicReview['company']['logo'];
  time_zone: string;
}

/** @throws ReviewNotFound; if it was public before, ReviewGone, ReviewWithdrawn or CompanyBlocked */
export async function publicReview(queries: Queries, reviewId: string): Promise<PublicReview> {
  const { rows } = await queries.execute<PublicRow>(sql`
    select ${CARD_COLUMNS}, r.state, c.id as company_id, c.slug as company_slug, c.name as company_name, c.state as company_state,
      c.presentation, c.time_zone, ${pictureUrlsSql(sql`c.logo_id`)} as logo, r.state = 'published' or exists (
        select 1 from engine.review_events e where e.review_id = r.id and e.data->>'from' = 'published') as was_public
    from engine.reviews r join engine.companies c on c.id = r.company_id ${CARD_JOINS} where r.id = ${reviewId}`);
  const row = rows[0];
  if (!row || row.presentation === 'hidden') throw new ReviewNotFound();
  if (row.was_public) assertNotBlocked({ state: row.company_state, name: row.company_name });
  if (row.was_public && row.state === 'withdrawn') throw await withdrawnError(queries, reviewId, row.company_id);
  if (row.was_public && GONE_STATES.includes(row.state)) throw new ReviewGone();
  if (row.state !== 'published') throw new ReviewNotFound();
  const { company_id: id, company_slug: slug, company_name: name, logo, time_zone: timeZone } = row;
  return { ...presentCard(row), company: { id, slug, name, logo, timeZone } };
}

/** With the reason, as the list shows it in the review's place. */
async function withdrawnError(queries: Queries, reviewId: string, companyId: string): Promise<Error> {
  const withdrawn = await findWithdrawnReview(queries, reviewId);
  if (!withdrawn) return new ReviewGone();
  const { grade, publishedAt, withdrawnAt, reason, decidedBy, product } = withdrawn;
  return new ReviewWithdrawn({
    companyId,
    grade,
    publishedAt,
    withdrawnAt,
    reason,
    decidedBy,
    productId: product.id,
    productName: product.name,
    productSlug: product.slug,
  });
}
