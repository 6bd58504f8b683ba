import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { MediationState } from '@app/contracts/mediation';
import type { NotificationKind } from '@app/contracts/notifying/notifications';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/job.ts';
import { panelUrl, siteUrl } from '../../platform/links.ts';
import { MAIL_RETRIES, sendAtLeastOnce, sendAtMostOnce } from '../../platform/mail/tracked-delivery.ts';
import type { TrackedMail } from '../../platform/mail/tracked-delivery.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import type { Company, MailedMember } from '../companies/public.ts';
import { notify, unsubscribeLinks } from '../notifications/public.ts';
import { mediatedReviews } from '../reviews/public.ts';
import type { MediatedReview } from '../reviews/public.ts';
import { mediationAnsweredMail } from './mails/answered.tsx';
import { PublishedOutcome, mediationEndedForMerchantMail, mediationEndedForReviewerMail } from './mails/ended.tsx';
import { mediationMerchantReminderMail } from './mails/merchant-reminder.tsx';
import { mediationMessageMail, mediationReviewerReminderMail } from './mails/message.tsx';
import { mediationOpenedMail } from './mails/opened.tsx';
import { findMediation } from './repo.ts';
import type { Mediation } from './repo.ts';

const MAIL_JOB = { queue: 'account-mail', ...MAIL_RETRIES } as const;

interface MailSubject {
  mediation: Mediation;
  review: MediatedReview;
  company: Company;
}

async function loadSubject(app: AppContext, reviewId: string): Promise<MailSubject | undefined> {
  const mediation = await findMediation(app.db.queries, reviewId);
  const review = (await mediatedReviews(app.db.queries, [reviewId])).get(reviewId);
  const company = mediation && (await companyById(app.db.queries, mediation.companyId));
  return review && company && { mediation, review, company };
}

/** The state in which each mail is still true: one that waited for its mail server may be outdated. */
const STATE_OF_MERCHANT_MAIL = {
  opened: 'awaiting_merchant',
  reminder: 'awaiting_merchant',
  answered: 'talking',
  ended: 'ended',
} as const satisfies Record<string, MediationState>;
const STATE_OF_REVIEWER_MAIL = {
  message: 'talking',
  reminder: 'talking',
  ended: 'ended',
} as const satisfies Record<string, MediationState>;
type MerchantMailKind = keyof typeof STATE_OF_MERCHANT_MAIL;
type ReviewerMailKind = keyof typeof STATE_OF_REVIEWER_MAIL;

function composeMerchantMail(
  app: AppContext,
  { mediation, review, company }: MailSubject,
  member: MailedMember,
  kind: MerchantMailKind,
): TrackedMail | undefined {
  if (mediation.state !== STATE_OF_MERCHANT_MAIL[kind]) return undefined;
  const props = {
    name: member.name,
    companyName: company.name,
    authorName: review.authorName,
    productName: review.product?.name ?? null,
    orderReference: review.orderRef,
    grade: mediation.gradeBefore,
    url: panelUrl(app, member.locale, company.id, { page: 'mediations', item: mediation.reviewId }),
  };
  const { answerBy, endsAt, outcome } = mediation;
  const mail =
    kind === 'opened'
      ? mediationOpenedMail.with({ ...props, answerBy, endsAt })
      : kind === 'reminder'
        ? mediationMerchantReminderMail.with({ ...props, answerBy })
        : kind === 'answered'
          ? mediationAnsweredMail.with({ ...props, endsAt })
          : outcome && mediationEndedForMerchantMail.with({ ...props, outcome, gradeNow: review.grade });
  if (!mail) return undefined;
  const { timeZone, id: companyId } = company;
  const to = { address: member.email, name: member.name };
  return { to, locale: member.locale, timeZone, companyId, subjectId: mediation.reviewId, mail };
}

function composeReviewerMail(
  app: AppContext,
  { mediation, review, company }: MailSubject,
  kind: ReviewerMailKind,
): TrackedMail | undefined {
  if (!review.email || mediation.state !== STATE_OF_REVIEWER_MAIL[kind]) return undefined;
  const token = app.tokens.derive('mediation', mediation.reviewId, mediation.tokenVersion);
  const props = {
    name: review.authorName,
    companyName: company.name,
    productName: review.product?.name ?? null,
    url: siteUrl(app, review.locale, `/mediation/${token}`),
  };
  const { endsAt } = mediation;
  const published = PublishedOutcome.safeParse(mediation.outcome);
  const mail =
    kind === 'message'
      ? mediationMessageMail.with({ ...props, endsAt })
      : kind === 'reminder'
        ? mediationReviewerReminderMail.with({ ...props, endsAt })
        : published.success && mediationEndedForReviewerMail.with({ ...props, outcome: published.data });
  if (!mail) return undefined;
  const { timeZone, id: companyId } = company;
  const to = { address: review.email, name: review.authorName };
  return { to, locale: review.locale, timeZone, companyId, subjectId: mediation.reviewId, mail };
}

/** The kind of notification that each mail belongs to. */
const KIND_OF_MAIL = {
  opened: 'mediation_opened',
  reminder: 'mediation_opened',
  answered: 'mediation_message',
  ended: 'mediation_ended',
} as const satisfies Record<string, NotificationKind>;

async function merchantMail(app: AppContext, reviewId: string, userId: string, kind: MerchantMailKind) {
  const subject = await loadSubject(app, reviewId);
  const members = subject && (await membersToMail(app.db.queries, subject.company.id));
  const member = members?.find((one) => one.userId === userId);
  const mail = subject && member && composeMerchantMail(app, subject, member, kind);
  if (!mail) return undefined;
  const links = await unsubscribeLinks(app, {
    companyId: subject.company.id,
    userId,
    kind: KIND_OF_MAIL[kind],
    locale: member.locale,
  });
  return { ...mail, ...links };
}

async function reviewerMail(app: AppContext, reviewId: string, kind: ReviewerMailKind) {
  const subject = await loadSubject(app, reviewId);
  return subject && composeReviewerMail(app, subject, kind);
}

const MemberData = z.object({ reviewId: Id, userId: Id });

/** Mails one member of the company, at least once. */
export const mailMerchant = defineJob({
  name: 'mediation.mail-merchant',
  ...MAIL_JOB,
  data: MemberData.extend({ about: z.enum(['opened', 'answered', 'ended']) }),
  async run(app, { reviewId, userId, about }, run) {
    await sendAtLeastOnce(app, run, await merchantMail(app, reviewId, userId, about));
  },
});

/** Mails the reviewer, at least once. `messageId`: the message that the mail announces. */
export const mailReviewer = defineJob({
  name: 'mediation.mail-reviewer',
  ...MAIL_JOB,
  data: z.object({ reviewId: Id, messageId: Id.optional(), about: z.enum(['message', 'ended']) }),
  async run(app, { reviewId, about }, run) {
    await sendAtLeastOnce(app, run, await reviewerMail(app, reviewId, about));
  },
});

export const remindMerchant = defineJob({
  name: 'mediation.remind-merchant',
  ...MAIL_JOB,
  data: MemberData,
  run: async (app, { reviewId, userId }, run) =>
    sendAtMostOnce(app, run, await merchantMail(app, reviewId, userId, 'reminder')),
});

export const remindReviewer = defineJob({
  name: 'mediation.remind-reviewer',
  ...MAIL_JOB,
  data: z.object({ reviewId: Id }),
  run: async (app, { reviewId }, run) => sendAtMostOnce(app, run, await reviewerMail(app, reviewId, 'reminder')),
});

/** Notifies the company's members; those who want it get a mail. `messageId`: what is new, of several messages. */
export async function queueMerchantMail(
  app: AppContext,
  tx: Tx,
  { reviewId, companyId, messageId }: { reviewId: string; companyId: string; messageId?: string },
  about: 'opened' | 'answered' | 'ended',
): Promise<void> {
  const kind = KIND_OF_MAIL[about];
  const members = await notify(app, tx, { companyId, kind, subjectId: reviewId, key: messageId ?? reviewId });
  await app.outbox.addAll(
    tx,
    mailMerchant,
    members.map(({ userId }) => ({ reviewId, userId, about })),
  );
}

/** Queues a mail to the reviewer. */
export async function queueReviewerMail(
  app: AppContext,
  tx: Tx,
  subject: { reviewId: string; messageId?: string },
  about: 'message' | 'ended',
): Promise<void> {
  await app.outbox.add(tx, mailReviewer, { ...subject, about });
}

export const mediationMailJobs = [mailMerchant, mailReviewer, remindMerchant, remindReviewer];
