import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/job.ts';
import type { ReadyMail } from '../../../platform/mail/mail.tsx';
import { companyById } from '../../companies/public.ts';
import { panelUrl } from '../../../platform/links.ts';
import { notify } from '../../notifications/public.ts';
import { MAIL_JOB, mailManagers } from '../mail-delivery.ts';
import { withdrawalDecidedMail } from '../mails/withdrawal-decided.tsx';
import { withdrawalReversedMail } from '../mails/withdrawal-reversed.tsx';
import { withdrawnReview } from './withdrawn-review.ts';

interface MailProps {
  name: string;
  companyName: string;
  productName: string;
  panelUrl: string;
}

/** Mails the owners and managers of the company of a review, who may request withdrawals. */
async function mailCompany(
  app: AppContext,
  { reviewId, outcome }: { reviewId: string; outcome: 'granted' | 'refused' | 'reversed' },
  mailWith: (props: MailProps) => ReadyMail,
): Promise<void> {
  const review = await withdrawnReview(app.db.queries, reviewId);
  const company = review && (await companyById(app.db.queries, review.companyId));
  if (!company) return;
  const { id: companyId, name: companyName, timeZone } = company;
  const { productName } = review;
  await app.db.tx((tx) =>
    notify(app, tx, { companyId, kind: 'withdrawal_decided', subjectId: reviewId, key: `${reviewId}:${outcome}` }),
  );
  await mailManagers(app, { companyId, timeZone, subjectId: reviewId }, ({ name, locale }) =>
    mailWith({
      name,
      companyName,
      productName,
      panelUrl: panelUrl(app, locale, companyId, { page: 'reviews', item: reviewId }),
    }),
  );
}

/** Mails a company what a moderator has decided about its withdrawal request. */
export const sendWithdrawalDecision = defineJob({
  name: 'moderation.send-withdrawal-decision',
  ...MAIL_JOB,
  data: z.object({ reviewId: Id, outcome: z.enum(['granted', 'refused']) }),
  run: (app, { reviewId, outcome }) =>
    mailCompany(app, { reviewId, outcome }, (props) => withdrawalDecidedMail.with({ ...props, outcome })),
});

/** Mails a company that a withdrawn review is public again, as its author's appeal was granted. */
export const sendWithdrawalReversal = defineJob({
  name: 'moderation.send-withdrawal-reversal',
  ...MAIL_JOB,
  data: z.object({ reviewId: Id }),
  run: (app, { reviewId }) =>
    mailCompany(app, { reviewId, outcome: 'reversed' }, (props) => withdrawalReversedMail.with(props)),
});
