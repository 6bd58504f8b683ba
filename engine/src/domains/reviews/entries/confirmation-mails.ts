import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/job.ts';
import type { JobRun } from '../../../platform/job.ts';
import { localePath } from '../../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce } from '../../../platform/mail/tracked-delivery.ts';
import type { ReadyMail } from '../../../platform/mail/mail.tsx';
import { companyHead } from '../../companies/public.ts';
import { authorLinkMail } from '../mails/author-link.tsx';
import { confirmReviewMail } from '../mails/confirm-review.tsx';
import { CONFIRMATION_DAYS } from '../lifecycle/model.ts';
import { reviewAuthors, reviews } from '../schema.ts';

/** People wait for these mails: 14 attempts in 11 hours bridge a mail server that is down. */
const RETRIES = { queue: 'account-mail', ...MAIL_RETRIES } as const;
const SubmissionJob = z.object({ submissionId: Id });

type Submission = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

async function findSubmission(app: AppContext, submissionId: string) {
  const [found] = await app.db.queries
    .select({
      reviewId: reviews.id,
      companyId: reviews.companyId,
      state: reviews.state,
      language: reviews.language,
      tokenVersion: reviews.tokenVersion,
      email: reviewAuthors.email,
      name: reviewAuthors.displayName,
    })
    .from(reviews)
    .innerJoin(reviewAuthors, eq(reviewAuthors.reviewId, reviews.id))
    .where(eq(reviews.submissionId, submissionId));
  const company = found && (await companyHead(app.db.queries, found.companyId));
  return company && { ...found, slug: company.slug, companyName: company.name };
}

/** Mails the author of a review, unless their address has been erased. */
async function mailAuthor(
  app: AppContext,
  submissionId: string,
  run: JobRun,
  compose: (submission: Submission, url: (path: string) => string) => ReadyMail | undefined,
): Promise<void> {
  const submission = await findSubmission(app, submissionId);
  if (!submission?.email) return;
  const { companyId, reviewId, email } = submission;
  const locale = submission.language as Locale;
  const mail = compose(submission, (path) => app.config.PUBLIC_URL + localePath(locale, path));
  if (mail) await sendAtLeastOnce(app, run, { to: { address: email }, locale, companyId, subjectId: reviewId, mail });
}

/** Contains nothing of the review: whose inbox it is, is not known yet. */
export const sendConfirmation = defineJob({
  name: 'reviews.send-confirmation',
  ...RETRIES,
  data: SubmissionJob,
  run: (app, { submissionId }, run) =>
    mailAuthor(app, submissionId, run, ({ state, slug, companyName, tokenVersion, name }, url) => {
      if (state !== 'awaiting_confirmation') return undefined;
      const token = app.tokens.derive('confirmation', submissionId, tokenVersion);
      return confirmReviewMail.with({
        companyName,
        name,
        url: url(`/reviews/${slug}/confirm/${token}`),
        daysValid: CONFIRMATION_DAYS,
      });
    }),
});

/** Mails the link that edits and deletes the review; it never expires. */
export const sendAuthorLink = defineJob({
  name: 'reviews.send-author-link',
  ...RETRIES,
  data: SubmissionJob,
  run: (app, { submissionId }, run) =>
    mailAuthor(app, submissionId, run, ({ state, slug, companyName, tokenVersion, name }, url) => {
      if (state === 'deleted') return undefined;
      const token = app.tokens.derive('review', submissionId, tokenVersion);
      return authorLinkMail.with({ companyName, name, url: url(`/invitation/${slug}/edit/${token}`) });
    }),
});
