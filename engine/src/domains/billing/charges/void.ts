import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { translator } from '../../../platform/i18n.ts';
import { correctInvoice } from '../invoices/issue.ts';
import { invoiceOfCharge } from '../invoices/repo.ts';
import { notifyPayer } from '../mails/notify.ts';
import { closeAttempts } from '../payments/stripe/messages.ts';
import { freePayments, saveCharge } from './repo.ts';
import type { Charge } from './repo.ts';

/** Why a charge is taken back. */
export type VoidReason = 'unpaid' | 'upgrade_unpaid' | 'cancelled' | 'replaced';

/** Takes back an unpaid charge; its invoice, if it has one, by a correction. */
export async function voidCharge(app: AppContext, tx: Tx, charge: Charge, reason: VoidReason): Promise<void> {
  await saveCharge(tx, charge.id, { state: 'void', lapsesAt: null, cardDueAt: null });
  await freePayments(tx, charge.id);
  await closeAttempts(app, tx, charge.id);
  const issued = await invoiceOfCharge(tx, charge.id);
  if (!issued) return;
  const words = translator(issued.locale, 'mails')(`billing.corrections.${reason}`);
  const correction = await correctInvoice(app, tx, charge.id, words);
  if (correction) await notifyPayer(app, tx, charge.companyId, { about: 'invoice', invoiceId: correction.id });
}
