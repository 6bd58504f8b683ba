import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { Queries } from '../../../platform/db.ts';
import { defineJob } from '../../../platform/job.ts';
import { siteUrl } from '../../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import { isOptedOut } from '../../invitations/public.ts';
import { reviewPublishedMail } from '../mails/review-published.tsx';

interface Told extends Record<string, unknown> {
  companyName: string;
  slug: string;
  timeZone: string;
  productName: string | null;
  name: string;
  email: string;
  locale: Locale;
  submissionId: string;
  /** What the author's own link and the opt-out are derived from: the invitation, or the review without one. */
  linkOf: 'invitation' | 'review';
  linkId: string;
  linkVersion: number;
}

/**
 * The review with its author, if they have to be told that it is public. Of the reviews of a submission only the first
 * that became public counts; a mediation that has ended and a reinstatement have mails of their own that say so.
 */
async function authorToTell(queries: Queries, reviewId: string): Promise<Told | undefined> {
  const { rows } = await queries.execute<Told>(sql`
    select c.name as "companyName", c.slug, c.time_zone as "timeZone", p.name as "productName", a.display_name as name,
      a.email, coalesce(i.language, r.language) as locale, r.submission_id as "submissionId",
      case when i.id is null then 'review' else 'invitation' end as "linkOf",
      coalesce(i.id, r.submission_id) as "linkId", coalesce(i.token_version, r.token_version) as "linkVersion"
    from engine.reviews r
    join engine.companies c on c.id = r.company_id
    join engine.review_authors a on a.review_id = r.id
    left join engine.products p on p.id = r.product_id
    left join engine.invitations i on i.id = r.invitation_id
    where r.id = ${reviewId} and r.state = 'published' and r.origin <> 'external' and r.erased_at is null
      and a.email is not null and c.state = 'active' and c.presentation = 'shown' and r.mediated_at is null
      and not exists (select 1 from engine.review_events e where e.review_id = r.id and e.type = 'reinstated')
      and not exists (select 1 from engine.reviews o where o.submission_id = r.submission_id
        and (o.published_at, o.id) < (r.published_at, r.id))`);
  return rows[0];
}

/** Tells the author that their review is public, unless they have opted out of the company's messages. */
export const tellAuthor = defineJob({
  name: 'reviews.tell-author',
  queue: 'mail',
  ...MAIL_RETRIES,
  data: z.object({ companyId: Id, reviewId: Id, first: z.boolean() }),
  async run(app, { companyId, reviewId, first }) {
    const told = first ? await authorToTell(app.db.queries, reviewId) : undefined;
    if (!told) return;
    const { companyName, slug, timeZone, productName, name, email: address, locale, submissionId } = told;
    if (await isOptedOut(app, app.db.queries, companyId, { email: address, phone: null })) return;
    const own = app.tokens.derive(told.linkOf, told.linkId, told.linkVersion);
    const optOut = app.tokens.derive('opt-out', told.linkId);
    const url = (path: string) => siteUrl(app, locale, path);
    // The Message-ID stays the same should the job run twice.
    await sendAtLeastOnce(
      app,
      { id: submissionId },
      {
        to: { address, name },
        locale,
        timeZone,
        companyId,
        subjectId: reviewId,
        oneClickUrl: `${app.config.PUBLIC_URL}/api/v1/opt-outs/${optOut}/one-click`,
        mail: reviewPublishedMail.with({
          companyName,
          productName,
          name,
          reviewUrl: url(`/reviews/${slug}?review=${reviewId}`),
          manageUrl: url(`/invitation/${slug}/edit/${own}`),
          optOutUrl: url(`/invitation/optout/${slug}/${optOut}`),
        }),
      },
    );
  },
});
