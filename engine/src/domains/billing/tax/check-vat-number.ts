import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../platform/context.ts';
import { defineJob } from '../../../platform/job.ts';
import { readDetails } from '../details.ts';
import { billingDetails } from '../schema.ts';
import { vatRegister } from './vies.ts';

/** VIES could not tell: the job runs again later. */
class RegisterUnavailable extends Error {}

const registerOf = (app: AppContext) =>
  vatRegister(app.config, {
    requester: app.config.SELLER && `PL${app.config.SELLER.SELLER_TAX_NUMBER}`,
    onUnknown: (reason) => app.log.warn({ reason }, 'VIES did not answer'),
  });

/** Asks VIES about a VAT number that was saved. Until it has answered, the number counts as not confirmed. */
export const checkVatNumber = defineJob({
  name: 'billing.check-vat-number',
  // Outages of a country last for hours: 10 attempts, pauses doubling from a minute, 8 hours in all.
  attempts: 10,
  backoffMs: 60_000,
  data: z.object({ companyId: Id }),
  async run(app, { companyId }) {
    const asked = (await readDetails(app.db.queries, companyId))?.vatNumber;
    if (!asked) return;
    const answer = await registerOf(app).check(asked);
    if (answer === 'unknown') throw new RegisterUnavailable('VIES cannot tell now');
    await app.db.tx(async (tx) => {
      const current = await readDetails(tx, companyId);
      // Another number was saved meanwhile, with a job of its own.
      if (current?.vatNumber !== asked) return;
      await tx
        .update(billingDetails)
        .set({
          vatValid: answer.result === 'valid',
          vatCheckedAt: await app.clock.now(tx),
          vatReceipt: answer.receipt,
        })
        .where(eq(billingDetails.companyId, companyId));
    });
  },
});
