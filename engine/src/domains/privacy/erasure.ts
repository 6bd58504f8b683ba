import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/job.ts';
import { companiesKnowing, forgetCustomer, refuseAddress } from '../invitations/public.ts';
import { forgetSalts } from '../ledger/public.ts';
import { eraseQuestions } from '../questions/public.ts';
import { act } from '../reviews/public.ts';
import { companiesAsking, forgetAsked } from '../surveys/public.ts';
import { PATIENT, deliver } from './mailing.ts';
import { privacyErasedMail } from './mails/privacy-erased.tsx';
import * as repo from './repo.ts';

/** Reviews that are erased in one transaction. */
const CHUNK = 20;

/**
 * Erases what is kept under an address, some at a time: a run that was killed is gone on with, one after the end finds
 * nothing. It is done whatever the mail server says: telling so is a job of its own.
 */
export const eraseData = defineJob({
  name: 'privacy.erase',
  ...PATIENT,
  data: z.object({ requestId: Id }),
  async run(app, { requestId }) {
    const request = await repo.requestById(app.db.read, requestId);
    if (!request?.email || !request.confirmedAt || request.doneAt || request.kind !== 'erasure') return;
    const { email } = request;
    while ((await eraseReviews(app, email)) > 0);
    // After the reviews, some of which only an order's contact leads to.
    for (const companyId of await companiesKnowing(app.db.read, email))
      await app.db.tx((tx) => forgetCustomer(app, tx, companyId, email));
    for (const companyId of await companiesAsking(app, email))
      await app.db.tx((tx) => forgetAsked(app, tx, companyId, email));
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

/** Tells the address that it is done, then forgets it. A mail server that never takes it: retention forgets it. */
export const sendErased = defineJob({
  name: 'privacy.send-erased',
  ...PATIENT,
  data: z.object({ requestId: Id }),
  async run(app, { requestId }) {
    const request = await repo.requestById(app.db.read, requestId);
    if (!request?.email || !request.doneAt || request.kind !== 'erasure') return;
    await deliver(app, request, privacyErasedMail.with({}));
    await app.db.tx((tx) => repo.saveRequest(tx, requestId, { email: null }));
  },
});

/** Takes text, name, address and photos of some reviews; their grades stay. @returns how many. */
async function eraseReviews(app: AppContext, email: string): Promise<number> {
  return app.db.tx(async (tx) => {
    const reviews = await repo.unerasedOf(tx, email, CHUNK);
    const ids = reviews.map(({ id }) => id);
    await repo.revokeLinks(tx, ids);
    for (const { id, companyId } of reviews) {
      await act(app, tx, id, 'erase', { actor: 'reviewer' });
      // A company whose customer was erased does not get to invite him again.
      await refuseAddress(app, tx, companyId, email);
    }
    await repo.eraseWordsAbout(tx, ids);
    await forgetSalts(tx, ids);
    return reviews.length;
  });
}
