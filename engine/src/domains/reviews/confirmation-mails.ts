import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { newId } from '../../kernel/ids.ts';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import type { JobRun } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { mailDeliveries } from '../../platform/schema.ts';
import { companyHead } from '../companies/public.ts';
import { authorLinkMail } from './mails/author-link.tsx';
import { confirmReviewMail } from './mails/confirm-review.tsx';
import { CONFIRMATION_DAYS } from './model.ts';
import { reviewAuthors, reviews } from './schema.ts';

/** A person waits for these: a mail server that is down for hours is asked 14 times, 11 hours in all. */
const PATIENT = { queue: 'account-mail', attempts: 14, backoffMs: 5000 } as const;
const OfSubmission = z.object({ submissionId: Id });

type Written = NonNullable<Awaited<ReturnType<typeof writtenIn>>>;

async function writtenIn(app: AppContext, submissionId: string) {
  const [found] = await app.db.read
    .select({
      ...{ reviewId: reviews.id, companyId: reviews.companyId, state: reviews.state, language: reviews.language },
      ...{ tokenVersion: reviews.tokenVersion, email: reviewAuthors.email, name: reviewAuthors.displayName },
    })
    .from(reviews)
    .innerJoin(reviewAuthors, eq(reviewAuthors.reviewId, reviews.id))
    .where(eq(reviews.submissionId, submissionId));
  const company = found && (await companyHead(app.db.read, found.companyId));
  return company && { ...found, slug: company.slug, companyName: company.name };
}

/** Mails the author of a review at the address he gave. An address that is gone gets nothing. */
async function mailAuthor(
  app: AppContext,
  submissionId: string,
  run: JobRun,
  write: (written: Written, url: (path: string) => string) => ReadyMail | undefined,
): Promise<void> {
  const written = await writtenIn(app, submissionId);
  if (!written?.email) return;
  const locale = written.language as Locale;
  const mail = write(written, (path) => app.config.PUBLIC_URL + localePath(locale, path));
  if (!mail) return;
  const messageId = `${mail.key}.${run.id}@${new URL(app.config.PUBLIC_URL).hostname}`;
  const result = await app.mailer.send({ to: { address: written.email }, locale, messageId, mail });
  await app.db.read.insert(mailDeliveries).values({
    id: newId(),
    companyId: written.companyId,
    mail: mail.key,
    subjectId: written.reviewId,
    messageId,
    outcome: result.outcome,
    answer: result.answer?.slice(0, 500) ?? null,
  });
  if (result.outcome === 'retry') throw new Error(`the mail server refused for the moment: ${result.answer}`);
}

/** Asks whether the address is real. Nothing of the review is in it: whose inbox it is, is not known yet. */
export const sendConfirmation = defineJob({
  name: 'reviews.send-confirmation',
  ...PATIENT,
  data: OfSubmission,
  run: (app, { submissionId }, run) =>
    mailAuthor(app, submissionId, run, ({ state, slug, companyName, tokenVersion, name }, url) => {
      if (state !== 'awaiting_confirmation') return undefined;
      const token = app.tokens.derive('confirmation', submissionId, tokenVersion);
      return confirmReviewMail.with({
        ...{ companyName, name, url: url(`/reviews/${slug}/confirm/${token}`), daysValid: CONFIRMATION_DAYS },
      });
    }),
});

/** Gives the author the link with which he edits or deletes his review for ever. */
export const sendAuthorLink = defineJob({
  name: 'reviews.send-author-link',
  ...PATIENT,
  data: OfSubmission,
  run: (app, { submissionId }, run) =>
    mailAuthor(app, submissionId, run, ({ state, slug, companyName, tokenVersion, name }, url) => {
      if (state === 'deleted') return undefined;
      const token = app.tokens.derive('review', submissionId, tokenVersion);
      return authorLinkMail.with({ companyName, name, url: url(`/invitation/${slug}/edit/${token}`) });
    }),
});
