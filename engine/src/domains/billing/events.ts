import { z } from 'zod';
import { Id } from '@app/contracts/common';
import { defineEvent } from '../../platform/job.ts';

/** Few of the text messages that were bought are left, or too few for the next one. */
export const textMessagesLow = defineEvent(
  'billing.text-messages-low',
  z.object({
    companyId: Id,
    level: z.enum(['few', 'empty']),
    /** The number of the last purchase: each level is told of once per purchase. */
    purchase: z.int(),
  }),
);

/** A charge was paid, or the invoice of one was corrected. */
export const chargeSettled = defineEvent('billing.charge-settled', z.object({ companyId: Id, chargeId: Id }));
