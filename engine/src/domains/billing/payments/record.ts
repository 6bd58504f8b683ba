import { eq } from 'drizzle-orm';
import { newId } from '../../../kernel/ids.ts';
import type { PAYMENT_SOURCES } from '@app/contracts/billing/billing';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { chargeById, receivedFor, saveCharge } from '../charges/repo.ts';
import type { Charge } from '../charges/repo.ts';
import { createCharge, invoiceFor } from '../charges/create.ts';
import { periodLine } from '../charges/lines.ts';
import { chargeSettled } from '../events.ts';
import { addMessages } from '../extras/text-messages.ts';
import { payTranslations } from '../extras/translations.ts';
import { invoiceOfCharge } from '../invoices/repo.ts';
import { lockNow, record } from '../lifecycle/change.ts';
import type { Locked } from '../lifecycle/change.ts';
import { order, pay, settleUpgrade } from '../lifecycle/model.ts';
import { saveFacts } from '../lifecycle/repo.ts';
import { nextDue } from '../lifecycle/schedule.ts';
import { payments } from '../schema.ts';
import { closeAttempts } from './stripe/messages.ts';

/** Money that has come. */
export interface Received {
  /** What it pays; null: nobody knows yet. */
  chargeId: string | null;
  source: (typeof PAYMENT_SOURCES)[number];
  /** The source's own id of it: the same payment is recorded once. */
  reference: string;
  /** Hundredths of the currency. */
  amount: number;
  currency: string;
  receivedOn: string;
  payer?: string | undefined;
  title?: string | undefined;
}

export type Recorded = 'known' | 'unmatched' | 'partial' | 'paid' | 'surplus';

/**
 * Records a payment, and pays its charge once enough has come. Whatever order payments come in and however often, each
 * counts once. `surplus`: the charge was paid or taken back before; staff see the payment as open.
 */
export async function recordPayment(app: AppContext, tx: Tx, received: Received): Promise<Recorded> {
  const charge = received.chargeId === null ? undefined : await chargeById(tx, received.chargeId);
  const locked = charge && (await lockNow(app, tx, charge.companyId));
  const row = { ...received, chargeId: null, companyId: charge?.companyId ?? null, id: newId() };
  const added = await tx
    .insert(payments)
    .values({ ...row, createdAt: await app.clock.now(tx) })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  if (added.length === 0) return 'known';
  // Read again: it was not locked the first time.
  const current = charge && (await chargeById(tx, charge.id));
  if (!current || !locked || received.currency !== current.currency) return 'unmatched';
  const target = current.state === 'void' ? await ordered(app, tx, locked, current) : current;
  if (target?.state !== 'open' || isUnwanted(target, locked)) return 'surplus';
  await assign(tx, row.id, target.id);
  return settle(app, tx, locked, target, received.receivedOn);
}

/**
 * Assigns a payment that was recorded before to a charge, and pays the charge once enough has come. The caller holds the
 * locks on the payment and the subscription. @returns `surplus` if the charge is not open
 */
export async function assignPayment(
  app: AppContext,
  tx: Tx,
  locked: Locked,
  payment: { id: string; receivedOn: string },
  charge: Charge,
): Promise<Recorded> {
  if (charge.state !== 'open') return 'surplus';
  await tx.update(payments).set({ companyId: charge.companyId }).where(eq(payments.id, payment.id));
  await assign(tx, payment.id, charge.id);
  return settle(app, tx, locked, charge, payment.receivedOn);
}

/** Pays an open charge if enough has come for it. */
export async function settle(
  app: AppContext,
  tx: Tx,
  locked: Locked,
  charge: Charge,
  receivedOn: string,
): Promise<'partial' | 'paid'> {
  // A page that is still open asks for more than is left to pay.
  await closeAttempts(app, tx, charge.id);
  if ((await receivedFor(tx, charge.id)) < charge.gross) return 'partial';
  await markPaid(app, tx, locked, charge, receivedOn);
  return 'paid';
}

/** A period that nobody has ordered any more. */
const isUnwanted = ({ kind }: Charge, { facts }: Locked): boolean => kind === 'period' && facts.next?.paid !== false;

async function assign(tx: Tx, paymentId: string, chargeId: string): Promise<void> {
  await tx.update(payments).set({ chargeId, setAsideAt: null, setAsideReason: null }).where(eq(payments.id, paymentId));
}

/** A payment that comes after its invoice was taken back orders the same again, if the company has nothing else. */
async function ordered(app: AppContext, tx: Tx, locked: Locked, charge: Charge): Promise<Charge | undefined> {
  const { company, facts, contract, now } = locked;
  const item = charge.lines[0]?.item;
  if (item?.kind !== 'plan' || facts.state !== 'suspended' || facts.next) return undefined;
  const { plan, term } = item;
  const step = order(facts, { plan, term }, now);
  const renewed = await createCharge(app, tx, {
    companyId: company.id,
    kind: 'period',
    lines: [periodLine({ plan, term }, now, company.timeZone, contract.contractPrice)],
    currency: charge.currency,
    // Invoiced as paid, whatever way the money came.
    method: 'card',
    periodStart: now,
    dueAt: now,
    lapsesAt: null,
  });
  await record(app, tx, locked, [step], { actor: 'payment' });
  locked.facts = step.facts;
  return renewed;
}

/** What follows from a charge that is paid in full. */
async function markPaid(app: AppContext, tx: Tx, locked: Locked, charge: Charge, receivedOn: string): Promise<void> {
  const { company, facts, now } = locked;
  await saveCharge(tx, charge.id, { state: 'paid', paidAt: now, lapsesAt: null, cardDueAt: null });
  if (!(await invoiceOfCharge(tx, charge.id))) await invoiceFor(app, tx, charge, receivedOn);
  await app.outbox.publish(tx, chargeSettled, { companyId: company.id, chargeId: charge.id });
  switch (charge.kind) {
    case 'period':
      await record(app, tx, locked, [pay(facts, now, company.timeZone)], { actor: 'payment' });
      break;
    case 'upgrade': {
      const settled = settleUpgrade(facts, upgradedTo(charge) ?? facts.plan);
      await saveFacts(tx, company.id, settled, nextDue(settled, now, company.timeZone));
      break;
    }
    case 'text_messages':
      await addMessages(tx, company.id, boughtMessages(charge));
      break;
    case 'translation':
      await payTranslations(tx, charge);
  }
}

const upgradedTo = ({ lines }: Charge) => lines.flatMap(({ item }) => (item.kind === 'upgrade' ? [item.plan] : []))[0];

const boughtMessages = ({ lines }: Charge): number =>
  lines.reduce((sum, { item, quantity }) => sum + (item.kind === 'text_messages' ? quantity * item.messages : 0), 0);
