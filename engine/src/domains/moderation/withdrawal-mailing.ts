import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import type { ReadyMail } from '../../platform/mail/mail.tsx';
import { companyById, membersToMail } from '../companies/public.ts';
import { PATIENT, deliver, siteUrl } from './mailing.ts';
import { withdrawalDecidedMail } from './mails/withdrawal-decided.tsx';
import { withdrawalReversedMail } from './mails/withdrawal-reversed.tsx';
import { asLocale, withdrawnReview } from './people.ts';

/** What a mail to those who asked that a review be withdrawn says. */
interface Told {
  name: string;
  companyName: string;
  productName: string;
  panelUrl: string;
}

/** Owners and managers, who may ask for it. */
async function tellCompany(app: AppContext, reviewId: string, mailOf: (told: Told) => ReadyMail): Promise<void> {
  const review = await withdrawnReview(app.db.read, reviewId);
  const company = review && (await companyById(app.db.read, review.companyId));
  if (!company) return;
  for (const { userId, name, email, locale: language, role } of await membersToMail(app.db.read, company.id)) {
    if (role === 'agent') continue;
    const locale = asLocale(language);
    const panelUrl = siteUrl(app, locale, '/panel');
    await deliver(app, {
      companyId: company.id,
      subjectId: reviewId,
      distinct: userId,
      locale,
      timeZone: company.timeZone,
      to: { address: email, name },
      mail: mailOf({ name, companyName: company.name, productName: review.productName, panelUrl }),
    });
  }
}

/** Tells a company what a moderator has decided about its request that a review be withdrawn. */
export const sendWithdrawalDecision = defineJob({
  name: 'moderation.send-withdrawal-decision',
  ...PATIENT,
  data: z.object({ reviewId: Id, outcome: z.enum(['granted', 'refused']) }),
  run: (app, { reviewId, outcome }) =>
    tellCompany(app, reviewId, (told) => withdrawalDecidedMail.with({ ...told, outcome })),
});

/** Tells it that its review's author has appealed, and has been right. */
export const sendWithdrawalReversal = defineJob({
  name: 'moderation.send-withdrawal-reversal',
  ...PATIENT,
  data: z.object({ reviewId: Id }),
  run: (app, { reviewId }) => tellCompany(app, reviewId, (told) => withdrawalReversedMail.with(told)),
});
