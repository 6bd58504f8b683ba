import { z } from 'zod';
import { Currency } from '../billing/invoices.ts';
import { Id } from '../common.ts';

/** `GET /me/deletion`: what stands in the way of deleting the account, and what it would end. */
export const AccountDeletion = z
  .object({
    secondFactor: z.boolean().meta({ description: 'Whether it takes a code besides the password' }),
    owned: z
      .array(z.object({ id: Id, name: z.string() }))
      .meta({ description: 'Companies that somebody else has to own first; none may be left' }),
    left: z.array(z.object({ id: Id, name: z.string() })).meta({ description: 'Companies whose team is left' }),
    partner: z
      .object({
        comes: z
          .array(z.object({ currency: Currency, amount: z.int() }))
          .meta({ description: 'Commissions that are not paid yet: they still are, with the statements to come' }),
        kept: z.boolean().meta({ description: 'Whether records of commissions have to be kept' }),
      })
      .nullable(),
  })
  .meta({ id: 'AccountDeletion' });
export type AccountDeletion = z.infer<typeof AccountDeletion>;
