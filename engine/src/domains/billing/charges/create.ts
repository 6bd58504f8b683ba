import type { ChargeKind, PaymentMethod } from '@app/contracts/billing/billing';
import type { Currency, InvoiceLine } from '@app/contracts/billing/invoices';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { detailsOf, sellerOf, taxedBuyer } from '../details.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { notifyPayer } from '../mails/notify.ts';
import { addCharge, openCharge } from './repo.ts';
import type { Charge } from './repo.ts';
import { totalsOf } from './totals.ts';
import { voidCharge } from './void.ts';

export interface NewCharge {
  companyId: string;
  kind: ChargeKind;
  lines: InvoiceLine[];
  currency: Currency;
  /** The one of the billing details if left out. */
  method?: PaymentMethod;
  periodStart: Date | null;
  dueAt: Date;
  lapsesAt: Date | null;
  /** By card: when the saved one is charged without its owner; never if left out. */
  cardDueAt?: Date;
}

/**
 * Creates a charge in place of an open one of its kind, and by transfer its invoice. The caller holds the lock on the
 * subscription. @throws BillingDetailsMissing, SellingOff
 */
export async function createCharge(
  app: AppContext,
  tx: Tx,
  { method, cardDueAt, ...given }: NewCharge,
): Promise<Charge> {
  // Refused before anything is written that could not be invoiced.
  sellerOf(app.config.SELLER);
  const details = await detailsOf(tx, given.companyId);
  const open = await openCharge(tx, given.companyId, given.kind);
  if (open) await voidCharge(app, tx, open, 'replaced');
  const by = method ?? details.method;
  const charge = await addCharge(tx, {
    ...given,
    ...totalsOf(given.lines, given.currency, taxedBuyer(details)),
    id: newId(),
    method: by,
    cardDueAt: by === 'card' ? cardDueAt : null,
    state: 'open',
    createdAt: await app.clock.now(tx),
  });
  if (charge.method === 'transfer') await invoiceFor(app, tx, charge, null);
  return charge;
}

/** Issues the invoice of a charge and has it mailed. */
export async function invoiceFor(app: AppContext, tx: Tx, charge: Charge, paidOn: string | null): Promise<void> {
  const { id, companyId } = await issueInvoice(app, tx, charge, paidOn);
  await notifyPayer(app, tx, companyId, { about: 'invoice', invoiceId: id });
}
