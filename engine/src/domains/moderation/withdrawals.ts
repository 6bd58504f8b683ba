import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { WITHDRAWAL_REASONS } from '@app/contracts/company-reviews';
import { defineJob } from '../../platform/job.ts';
import { companyById, membersToMail } from '../companies/public.ts';
import { lockReview } from '../reviews/public.ts';
import { PATIENT, deliver, siteUrl } from './mailing.ts';
import { withdrawalReversedMail } from './mails/withdrawal-reversed.tsx';
import { GROUND_OF_WITHDRAWAL } from './model.ts';
import { asLocale, withdrawnReview } from './people.ts';
import { sendStatement } from './statement-mailing.ts';
import { addStatement, withdrawalStated } from './statement-repo.ts';

/**
 * A seller has taken a review back: his reason becomes a statement, which its author gets and may appeal against. A
 * seller withdraws a review once, so a second run finds the statement there.
 */
export const stateWithdrawal = defineJob({
  name: 'moderation.state-withdrawal',
  data: z.object({ companyId: Id, reviewId: Id, reason: z.enum(WITHDRAWAL_REASONS) }),
  run: (app, { companyId, reviewId, reason }) =>
    app.db.tx(async (tx) => {
      const { state, revision } = await lockReview(tx, reviewId);
      // Deleted meanwhile: nobody is left to tell.
      if (state !== 'withdrawn' || (await withdrawalStated(tx, reviewId))) return;
      const statementId = await addStatement(
        tx,
        {
          ...{ companyId, reviewId, revision, caseId: null, effect: 'withdrawn', rules: [], staffId: null },
          ...{ ground: GROUND_OF_WITHDRAWAL[reason], decidedBy: 'merchant' },
        },
        await app.clock.now(tx),
      );
      await app.outbox.add(tx, sendStatement, { statementId });
    }),
});

/** Tells those who run the company that a moderator has given back what it had withdrawn. */
export const sendWithdrawalReversal = defineJob({
  name: 'moderation.send-withdrawal-reversal',
  ...PATIENT,
  data: z.object({ reviewId: Id }),
  async run(app, { reviewId }) {
    const review = await withdrawnReview(app.db.read, reviewId);
    const company = review && (await companyById(app.db.read, review.companyId));
    if (!company) return;
    for (const { userId, name, email, locale: language, role } of await membersToMail(app.db.read, company.id)) {
      if (role === 'agent') continue;
      const locale = asLocale(language);
      await deliver(app, {
        ...{ companyId: company.id, subjectId: reviewId, distinct: userId, locale, timeZone: company.timeZone },
        to: { address: email, name },
        mail: withdrawalReversedMail.with({
          ...{ name, companyName: company.name, productName: review.productName },
          panelUrl: siteUrl(app, locale, '/panel'),
        }),
      });
    }
  },
});
