import { sql } from 'drizzle-orm';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { Queries } from '../../platform/db.ts';

/** A review's author and company, as mails and statements speak of them. */
export interface Concerned extends Record<string, unknown> {
  companyId: string;
  slug: string;
  companyName: string;
  timeZone: string;
  authorName: string;
  /** Null: nobody to write to. */
  email: string | null;
  language: Locale;
  /** People have been able to read some text of it. */
  everPublic: boolean;
}

/** Who wrote a review, in the language of the invitation or the form. */
export async function authorOf(queries: Queries, reviewId: string): Promise<Concerned | undefined> {
  const { rows } = await queries.execute<Concerned>(sql`
    select c.id as "companyId", c.slug, c.name as "companyName", c.time_zone as "timeZone",
      a.display_name as "authorName", a.email, coalesce(i.language, r.language) as language,
      r.published_at is not null as "everPublic"
    from engine.reviews r
    join engine.companies c on c.id = r.company_id
    join engine.review_authors a on a.review_id = r.id
    left join engine.invitations i on i.id = r.invitation_id
    where r.id = ${reviewId}`);
  const [found] = rows;
  return found && { ...found, language: asLocale(found.language) };
}

/** A review that its seller wants withdrawn, or wanted, with what its author's mail needs. */
export interface WithdrawnReview extends Record<string, unknown> {
  companyId: string;
  productName: string;
  explanation: string;
  /** What the author's own link is made from: his invitation, or what he wrote without one. */
  linkOf: 'invitation' | 'review';
  linkId: string;
  linkVersion: number;
}

/** Undefined for a review of which that was never asked. */
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

/** A language of the database as one of ours. */
export const asLocale = (language: string): Locale => LOCALES.find((locale) => locale === language) ?? 'en';
