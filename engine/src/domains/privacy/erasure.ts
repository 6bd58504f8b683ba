import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import { companiesWithCustomer, forgetCustomer, optOutAddress } from '../invitations/public.ts';
import { forgetSalts } from '../ledger/public.ts';
import { eraseQuestions } from '../questions/public.ts';
import { transitionReview } from '../reviews/public.ts';
import { companiesWithRespondent, forgetRespondent } from '../surveys/public.ts';
import { MAIL_JOB, deliverMail } from './mailing.ts';
import { privacyErasedMail } from './mails/privacy-erased.tsx';
import * as repo from './repo.ts';

/** Reviews erased per transaction. */
const BATCH = 20;

/**
 * Erases what is stored under an address, in batches: a run after a crash continues, one after the end finds nothing. The
 * mail about it is a job of its own, so that the mail server cannot delay the erasure.
 */
export const eraseData = defineJob({
  name: 'privacy.erase',
  ...MAIL_JOB,
  data: z.object({ requestId: Id }),
  async run(app, { requestId }) {
    const request = await repo.requestById(app.db.queries, requestId);
    if (!request?.email || !request.confirmedAt || request.doneAt || request.kind !== 'erasure') return;
    const { email } = request;
    while ((await eraseReviews(app, email)) > 0);
    // After the reviews, some of which are found only through an order's contact.
    for (const companyId of await companiesWithCustomer(app.db.queries, email))
      await app.db.tx((tx) => forgetCustomer(app, tx, companyId, email));
    for (const companyId of await companiesWithRespondent(app, email))
      await app.db.tx((tx) => forgetRespondent(app, tx, companyId, email));
    await app.db.tx(async (tx) => {
      await repo.eraseReports(tx, email);
      await repo.eraseMessages(tx, email);
      await eraseQuestions(app, tx, email);
      const { doneAt } = (await repo.lockRequest(tx, requestId)) ?? {};
      if (doneAt !== null) return;
      await repo.saveRequest(tx, requestId, { doneAt: await app.clock.now(tx) });
      await app.outbox.add(tx, sendErased, { requestId });
    });
  },
});

/** Mails the address that it is done, then erases it. If the mail is never accepted, retention erases it. */
export const sendErased = defineJob({
  name: 'privacy.send-erased',
  ...MAIL_JOB,
  data: z.object({ requestId: Id }),
  async run(app, { requestId }) {
    const request = await repo.requestById(app.db.queries, requestId);
    if (!request?.email || !request.doneAt || request.kind !== 'erasure') return;
    await deliverMail(app, request, privacyErasedMail.with({}));
    await app.db.tx((tx) => repo.saveRequest(tx, requestId, { email: null }));
  },
});

/** Erases text, name, address and photos of a batch of reviews; their grades stay. @returns number of reviews. */
async function eraseReviews(app: AppContext, email: string): Promise<number> {
  return app.db.tx(async (tx) => {
    const reviews = await repo.unerasedReviews(tx, email, BATCH);
    const ids = reviews.map(({ id }) => id);
    await repo.revokeLinks(tx, ids);
    for (const { id, companyId } of reviews) {
      await transitionReview(app, tx, id, 'erase', { actor: 'reviewer' });
      // The company must not invite this customer again.
      await optOutAddress(app, tx, companyId, email);
    }
    await repo.eraseAuthorTexts(tx, ids);
    await forgetSalts(tx, ids);
    return reviews.length;
  });
}
