import type { Locale } from '@app/contracts/common';
import type { Charge } from '../../charges/repo.ts';
import { documentWords } from '../../invoices/documents/words.ts';
import type { Order } from './gateway/gateway.ts';
import type { Attempt } from './repo.ts';

/** What a charge is for, in the payer's language. */
const titleOf = ({ lines }: Pick<Charge, 'lines'>, locale: Locale): string =>
  lines
    .map(({ item }) => documentWords(locale).itemName(item))
    .join(', ')
    .slice(0, 250);

/** What Stripe is asked to take for an attempt. The same attempt always asks for the same. */
export const orderOf = (attempt: Attempt, charge: Charge, customer: string): Order => ({
  attemptId: attempt.id,
  chargeId: charge.id,
  companyId: charge.companyId,
  customer,
  amount: attempt.amount,
  currency: charge.currency,
  title: titleOf(charge, attempt.locale),
});
