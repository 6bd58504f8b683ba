import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { MediationState } from '@app/contracts/mediation';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { localePath } from '../../platform/links.ts';
import { deliver, deliverOnce } from '../../platform/mail/delivery.ts';
import type { Letter } from '../../platform/mail/delivery.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import type { Company, MailedMember } from '../companies/public.ts';
import { mediatedReviews } from '../reviews/public.ts';
import type { MediatedReview } from '../reviews/public.ts';
import { mediationAnsweredMail } from './mails/answered.tsx';
import { PublishedOutcome, mediationEndedForMerchantMail, mediationEndedForReviewerMail } from './mails/ended.tsx';
import { mediationMerchantReminderMail } from './mails/merchant-reminder.tsx';
import { mediationMessageMail, mediationReviewerReminderMail } from './mails/message.tsx';
import { mediationOpenedMail } from './mails/opened.tsx';
import { mediationOf } from './repo.ts';
import type { Mediation } from './repo.ts';

/** A mail server that is down for hours: 14 tries, the pauses double from 5 s, 11 hours in all. */
const PATIENT = { queue: 'account-mail', attempts: 14, backoffMs: 5000 } as const;

interface Subject {
  mediation: Mediation;
  review: MediatedReview;
  company: Company;
}

async function subjectOf(app: AppContext, reviewId: string): Promise<Subject | undefined> {
  const mediation = await mediationOf(app.db.read, reviewId);
  const review = (await mediatedReviews(app.db.read, [reviewId])).get(reviewId);
  const company = mediation && (await companyById(app.db.read, mediation.companyId));
  return review && company && { mediation, review, company };
}

/** In which state each letter still says what is so: one that waited for its mail server may have been overtaken. */
const MERCHANT_LETTERS = {
  opened: 'awaiting_merchant',
  reminder: 'awaiting_merchant',
  answered: 'talking',
  ended: 'ended',
} as const satisfies Record<string, MediationState>;
const REVIEWER_LETTERS = {
  message: 'talking',
  reminder: 'talking',
  ended: 'ended',
} as const satisfies Record<string, MediationState>;
type MerchantLetter = keyof typeof MERCHANT_LETTERS;
type ReviewerLetter = keyof typeof REVIEWER_LETTERS;

function letterToMerchant(
  app: AppContext,
  { mediation, review, company }: Subject,
  member: MailedMember,
  about: MerchantLetter,
): Letter | undefined {
  if (mediation.state !== MERCHANT_LETTERS[about]) return undefined;
  const of = {
    name: member.name,
    companyName: company.name,
    authorName: review.authorName,
    productName: review.product?.name ?? null,
    orderReference: review.orderRef,
    grade: mediation.gradeBefore,
    url: app.config.PUBLIC_URL + localePath(member.locale, '/panel'),
  };
  const { answerBy, endsAt, outcome } = mediation;
  const mail =
    about === 'opened'
      ? mediationOpenedMail.with({ ...of, answerBy, endsAt })
      : about === 'reminder'
        ? mediationMerchantReminderMail.with({ ...of, answerBy })
        : about === 'answered'
          ? mediationAnsweredMail.with({ ...of, endsAt })
          : outcome && mediationEndedForMerchantMail.with({ ...of, outcome, gradeNow: review.grade });
  if (!mail) return undefined;
  const { timeZone, id: companyId } = company;
  const to = { address: member.email, name: member.name };
  return { to, locale: member.locale, timeZone, companyId, subjectId: mediation.reviewId, mail };
}

function letterToReviewer(
  app: AppContext,
  { mediation, review, company }: Subject,
  about: ReviewerLetter,
): Letter | undefined {
  if (!review.email || mediation.state !== REVIEWER_LETTERS[about]) return undefined;
  const token = app.tokens.derive('mediation', mediation.reviewId, mediation.tokenVersion);
  const of = {
    name: review.authorName,
    companyName: company.name,
    productName: review.product?.name ?? null,
    url: app.config.PUBLIC_URL + localePath(review.locale, `/mediation/${token}`),
  };
  const { endsAt } = mediation;
  const published = PublishedOutcome.safeParse(mediation.outcome);
  const mail =
    about === 'message'
      ? mediationMessageMail.with({ ...of, endsAt })
      : about === 'reminder'
        ? mediationReviewerReminderMail.with({ ...of, endsAt })
        : published.success && mediationEndedForReviewerMail.with({ ...of, outcome: published.data });
  if (!mail) return undefined;
  const { timeZone, id: companyId } = company;
  const to = { address: review.email, name: review.authorName };
  return { to, locale: review.locale, timeZone, companyId, subjectId: mediation.reviewId, mail };
}

async function merchantLetter(app: AppContext, reviewId: string, userId: string, about: MerchantLetter) {
  const subject = await subjectOf(app, reviewId);
  const members = subject && (await membersToMail(app.db.read, subject.company.id));
  const member = members?.find((one) => one.userId === userId);
  return subject && member && letterToMerchant(app, subject, member, about);
}

async function reviewerLetter(app: AppContext, reviewId: string, about: ReviewerLetter) {
  const subject = await subjectOf(app, reviewId);
  return subject && letterToReviewer(app, subject, about);
}

const OfMember = z.object({ reviewId: Id, userId: Id });

/** Mails one member of the company, at least once. */
export const mailMerchant = defineJob({
  name: 'mediation.mail-merchant',
  ...PATIENT,
  data: OfMember.extend({ about: z.enum(['opened', 'answered', 'ended']) }),
  async run(app, { reviewId, userId, about }, run) {
    await deliver(app, run, await merchantLetter(app, reviewId, userId, about));
  },
});

/** Mails the reviewer, at least once. `messageId`: which message it announces. */
export const mailReviewer = defineJob({
  name: 'mediation.mail-reviewer',
  ...PATIENT,
  data: z.object({ reviewId: Id, messageId: Id.optional(), about: z.enum(['message', 'ended']) }),
  async run(app, { reviewId, about }, run) {
    await deliver(app, run, await reviewerLetter(app, reviewId, about));
  },
});

export const remindMerchant = defineJob({
  name: 'mediation.remind-merchant',
  ...PATIENT,
  data: OfMember,
  run: async (app, { reviewId, userId }, run) =>
    deliverOnce(app, run, await merchantLetter(app, reviewId, userId, 'reminder')),
});

export const remindReviewer = defineJob({
  name: 'mediation.remind-reviewer',
  ...PATIENT,
  data: z.object({ reviewId: Id }),
  run: async (app, { reviewId }, run) => deliverOnce(app, run, await reviewerLetter(app, reviewId, 'reminder')),
});

/** A mail to each member of the company, as part of the transaction. */
export async function tellMerchant(
  app: AppContext,
  tx: Tx,
  { reviewId, companyId }: { reviewId: string; companyId: string },
  about: 'opened' | 'answered' | 'ended',
): Promise<void> {
  const members = await membersToMail(tx, companyId);
  await app.outbox.addAll(
    tx,
    mailMerchant,
    members.map(({ userId }) => ({ reviewId, userId, about })),
  );
}

/** A mail to the reviewer, as part of the transaction. */
export async function tellReviewer(
  app: AppContext,
  tx: Tx,
  of: { reviewId: string; messageId?: string },
  about: 'message' | 'ended',
): Promise<void> {
  await app.outbox.add(tx, mailReviewer, { ...of, about });
}

export const mediationMailJobs = [mailMerchant, mailReviewer, remindMerchant, remindReviewer];
