import { sql } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { Queries } from '../../../platform/db.ts';
import { asLocale } from '../locale.ts';

/** A review's author and company, for mails and statements. */
export interface ReviewAuthor extends Record<string, unknown> {
  companyId: string;
  slug: string;
  companyName: string;
  timeZone: string;
  authorName: string;
  /** Null if the author cannot be written to. */
  email: string | null;
  /** Of the invitation or the form. */
  language: Locale;
  /** Some text of the review has been public. */
  everPublic: boolean;
}

export async function reviewAuthor(queries: Queries, reviewId: string): Promise<ReviewAuthor | undefined> {
  const { rows } = await queries.execute<ReviewAuthor>(sql`
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
