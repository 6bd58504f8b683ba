import { z } from 'zod';
import { Cursor, Id, Instant, pageOf } from '../common.ts';

/**
 * What staff have to do about a refund or dispute. `correct`: money went back, the invoice still says otherwise; `answer`:
 * the bank waits for evidence; `resend`: a refund did not arrive; `wait`: others decide; `nothing`: it is settled.
 */
export const REVERSAL_TASKS = ['correct', 'answer', 'resend', 'wait', 'nothing'] as const;
export type ReversalTask = (typeof REVERSAL_TASKS)[number];

/** `GET /staff/card-reversals`, the newest first. */
export const StaffReversalQuery = z.object({
  task: z
    .enum([...REVERSAL_TASKS, 'open'])
    .optional()
    .meta({ description: '`open`: whatever staff have something to do about' }),
  companyId: Id.optional(),
  cursor: Cursor.optional(),
});
export type StaffReversalQuery = z.infer<typeof StaffReversalQuery>;

/** Money that went back to a card, or that its owner demands back. */
export const StaffReversal = z
  .object({
    id: Id,
    kind: z.enum(['refund', 'dispute']),
    reference: z.string().meta({ description: 'Its id at Stripe' }),
    state: z.string().meta({ description: 'As Stripe names it' }),
    task: z.enum(REVERSAL_TASKS),
    amount: z.int().meta({ description: 'Hundredths of the currency' }),
    currency: z.string(),
    reason: z.string().nullable().meta({ description: 'As Stripe names it' }),
    companyId: Id,
    companyName: z.string(),
    invoice: z.object({ id: Id, number: z.string() }).nullable(),
    corrected: z.int().meta({ description: 'What corrections have taken back of the invoice, gross' }),
    at: Instant,
    changedAt: Instant,
  })
  .meta({ id: 'StaffReversal' });
export type StaffReversal = z.infer<typeof StaffReversal>;
export const StaffReversals = pageOf(StaffReversal).meta({ id: 'StaffReversals' });
export type StaffReversals = z.infer<typeof StaffReversals>;

/** `POST /staff/card-reversals/{reversalId}/settlement`: it needs nothing more in its present state. */
export const SettleReversal = z.object({ reason: z.string().trim().min(3).max(500) }).meta({ id: 'SettleReversal' });
export type SettleReversal = z.infer<typeof SettleReversal>;
