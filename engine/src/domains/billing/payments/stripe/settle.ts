import { Id } from '@app/contracts/common';
import type { AppContext } from '../../../../platform/context.ts';
import { announce } from '../../../../platform/live/announce.ts';
import { chargeById, saveCharge } from '../../charges/repo.ts';
import { sellerDay } from '../../invoices/issue.ts';
import { lockNow } from '../../lifecycle/change.ts';
import { recordPayment } from '../record.ts';
import { readCard } from './card.ts';
import type { CheckoutSeen, IntentSeen } from './gateway/gateway.ts';
import { gatewayOf } from './gateway/gateway-of.ts';
import { attemptById, changeOpen, markAttemptPaid, openAttempt } from './repo.ts';
import type { Attempt } from './repo.ts';
import { dealWithRefusal } from './refusal.ts';

/*
 * What Stripe says of an attempt becomes final once: paid, cancelled or expired. So it does not matter in which order and
 * how often we look, nor that what was read is a moment old when it is applied: nothing final is ever taken back.
 */

const isId = (given: string | undefined): given is string => Id.safeParse(given).success;

/** Applies what a PaymentIntent says. One that is none of ours is left alone. */
export async function applyIntent(app: AppContext, seen: IntentSeen): Promise<void> {
  const { attemptId, chargeId } = seen;
  if (!isId(attemptId) || !isId(chargeId)) return;
  if (seen.state === 'paid') return recordPaid(app, seen, { attemptId, chargeId });
  const attempt = await attemptById(app.db.queries, attemptId);
  if (attempt?.state !== 'open') return;
  if (seen.state === 'pending') return;
  // The page of a Checkout stays open for another card after a refusal.
  if (attempt.kind === 'checkout') return;
  if (seen.state === 'unpaid') {
    // Made final before it is told: nobody can pay it afterwards.
    const ended = await gatewayOf(app).cancelIntent(seen.id);
    return applyIntent(app, { ...ended, failure: seen.failure ?? ended.failure });
  }
  await dealWithRefusal(app, attempt, { intent: seen.id, failure: seen.failure ?? 'card_declined' });
}

async function recordPaid(
  app: AppContext,
  { id, amount, currency, at, card }: IntentSeen,
  { attemptId, chargeId }: { attemptId: string; chargeId: string },
): Promise<void> {
  await app.db.tx(async (tx) => {
    const charge = await chargeById(tx, chargeId);
    // Of another installation with the same account.
    if (!charge) return;
    const { companyId } = charge;
    await lockNow(app, tx, companyId);
    await markAttemptPaid(tx, attemptId, id);
    const recorded = await recordPayment(app, tx, {
      chargeId,
      source: 'stripe',
      reference: id,
      amount,
      currency,
      receivedOn: sellerDay(at),
    });
    if (recorded === 'known') return;
    if (recorded !== 'paid') app.log.warn({ intent: id, chargeId, recorded }, 'a card payment waits for staff');
    if (card) await app.outbox.add(tx, readCard, { companyId, chosen: card, renews: charge.method === 'card' });
    await announce(tx, { companyId, kind: 'billing', subjectId: null });
  });
}

/** Applies what a Checkout Session says. */
export async function applyCheckout(app: AppContext, { id, state, attemptId, intent }: CheckoutSeen): Promise<void> {
  if (intent) await applyIntent(app, intent);
  if (state !== 'expired' || !isId(attemptId)) return;
  await endAttempt(app, attemptId, { session: id });
}

/** Notes that an attempt can never be paid. */
export async function endAttempt(app: AppContext, attemptId: string, known: Partial<Attempt> = {}): Promise<void> {
  const attempt = await attemptById(app.db.queries, attemptId);
  if (attempt?.state !== 'open') return;
  await app.db.tx(async (tx) => {
    const locked = await lockNow(app, tx, attempt.companyId);
    const ended = await changeOpen(tx, attemptId, { ...known, state: 'ended', checkAt: null });
    if (!ended || !locked) return;
    // Stripe has lost the request, not the payer: the card is charged again.
    if (attempt.kind === 'saved_card') await saveCharge(tx, attempt.chargeId, { cardDueAt: locked.now });
    await announce(tx, { companyId: attempt.companyId, kind: 'billing', subjectId: null });
  });
}

/** Ends what could still pay a closed charge. What was paid meanwhile is recorded. */
export async function endOpenAttempt(app: AppContext, chargeId: string): Promise<void> {
  const attempt = await openAttempt(app.db.queries, chargeId);
  if (!attempt) return;
  if (attempt.kind === 'checkout') {
    // Nobody has been given the address of a session that is not stored.
    if (attempt.session === null) return endAttempt(app, attempt.id);
    return applyCheckout(app, await gatewayOf(app).expireCheckout(attempt.session));
  }
  if (attempt.intent !== null) await applyIntent(app, await gatewayOf(app).cancelIntent(attempt.intent));
}
