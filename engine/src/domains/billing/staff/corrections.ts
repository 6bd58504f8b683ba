import type { CorrectInvoice } from '@app/contracts/staff/money';
import { NotFound } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { chargeById, receivedFor, saveCharge } from '../charges/repo.ts';
import type { Charge } from '../charges/repo.ts';
import { correctInvoice, sellerDay } from '../invoices/issue.ts';
import { invoiceById } from '../invoices/repo.ts';
import { lockNow, record } from '../lifecycle/change.ts';
import type { By, Locked } from '../lifecycle/change.ts';
import { lapseOrder, revertUpgrade } from '../lifecycle/model.ts';
import { notifyPayer } from '../mails/notify.ts';
import { settle } from '../payments/record.ts';
import { closeAttempts } from '../payments/stripe/messages.ts';
import { ChargeClosed } from './service.ts';

/**
 * Corrects an invoice wholly or in part, and mails the correction. What is not paid yet is less by it; with nothing left
 * the charge is taken back, and what was ordered with it. Money that has come is sent back by hand.
 * @throws NotFound also for a correction, ChargeClosed if nothing is left of it, ValidationFailed for more than is left
 */
export async function correctAsStaff(
  ctx: RequestContext,
  invoiceId: string,
  { reason, lines }: CorrectInvoice,
): Promise<{ id: string; number: string }> {
  return ctx.db.tx(async (tx) => {
    const found = await invoiceById(tx, invoiceId);
    if (found?.invoice.kind !== 'invoice') throw new NotFound();
    const { companyId, chargeId } = found;
    const locked = await lockNow(ctx, tx, companyId);
    const charge = await chargeById(tx, chargeId);
    if (!locked || !charge) throw new NotFound();
    const correction = await correctInvoice(ctx, tx, chargeId, reason, lines);
    if (!correction) throw new ChargeClosed();
    if (charge.state === 'open') await lessen(ctx, tx, locked, charge, correction, reason);
    const { id, number } = correction;
    await notifyPayer(ctx, tx, companyId, { about: 'invoice', invoiceId: id });
    await audit(ctx, tx, 'invoice.corrected', invoiceId, { number, reason }, companyId);
    return { id, number };
  });
}

/** Lessens an open charge by a correction of its invoice. */
async function lessen(
  ctx: RequestContext,
  tx: Tx,
  locked: Locked,
  charge: Charge,
  correction: { net: number; vat: number; gross: number },
  reason: string,
): Promise<void> {
  const net = charge.net + correction.net;
  const left = { net, vat: charge.vat + correction.vat, gross: charge.gross + correction.gross };
  if (net === 0) return takeBack(ctx, tx, locked, charge, { actor: ctx.staff?.staffId ?? 'staff', reason });
  await saveCharge(tx, charge.id, left);
  await closeAttempts(ctx, tx, charge.id);
  if ((await receivedFor(tx, charge.id)) > 0)
    await settle(ctx, tx, locked, { ...charge, ...left }, sellerDay(locked.now));
}

/** Takes back a charge whose invoice has been taken back, with the order or upgrade that it was for. */
async function takeBack(app: AppContext, tx: Tx, locked: Locked, charge: Charge, by: By): Promise<void> {
  await saveCharge(tx, charge.id, { state: 'void', lapsesAt: null, cardDueAt: null });
  await closeAttempts(app, tx, charge.id);
  const { facts, now } = locked;
  if (charge.kind === 'upgrade' && facts.upgradedFrom) await record(app, tx, locked, [revertUpgrade(facts, now)], by);
  // A renewal stays due: the subscription ends unless another plan is chosen and paid.
  const isOrder = facts.state === 'trial' || facts.state === 'suspended';
  if (charge.kind === 'period' && isOrder && facts.next?.paid === false)
    await record(app, tx, locked, [lapseOrder(facts, now)], by);
}
