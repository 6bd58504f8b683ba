import { and, asc, eq, isNotNull, lte } from 'drizzle-orm';
import { newId } from '../../../../kernel/ids.ts';
import type { AppContext } from '../../../../platform/context.ts';
import { processEach } from '../../../../platform/sweeps/process-each.ts';
import { chargeById, receivedFor, saveCharge } from '../../charges/repo.ts';
import type { Charge } from '../../charges/repo.ts';
import { readDetails, takesCards } from '../../details.ts';
import { lockNow } from '../../lifecycle/change.ts';
import { DAY_MS } from '../../lifecycle/periods.ts';
import { charges } from '../../schema.ts';
import { gatewayOf } from './gateway/gateway-of.ts';
import { orderOf } from './order.ts';
import { dealWithRefusal, noteRefusal } from './refusal.ts';
import { addAttempt, changeOpen, nextCheck, openAttempt } from './repo.ts';
import type { Attempt } from './repo.ts';
import { applyIntent, endOpenAttempt } from './settle.ts';

const BATCH = 20;

/** Charges saved cards for what is due. @returns how many were due */
export async function sweepCardCharges(app: AppContext): Promise<number> {
  if (!takesCards(app)) return 0;
  const due = await app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    return tx
      .select({ id: charges.id, companyId: charges.companyId })
      .from(charges)
      .where(and(eq(charges.state, 'open'), isNotNull(charges.cardDueAt), lte(charges.cardDueAt, now)))
      .orderBy(asc(charges.cardDueAt))
      .limit(BATCH);
  });
  return processEach(app, 'charging a card', due, async ({ id, companyId }) => {
    // Somebody may be on the page of a Checkout: two ways to pay at once could both succeed.
    if (await openAttempt(app.db.queries, id)) await endOpenAttempt(app, id);
    const begun = await begin(app, id, companyId);
    if (!begun) return 0;
    await askForMoney(app, begun.attempt, begun.charge);
    return 1;
  });
}

/** Notes the attempt before anything is asked of Stripe, so that no crash can lose it. */
async function begin(
  app: AppContext,
  chargeId: string,
  companyId: string,
): Promise<{ attempt: Attempt; charge: Charge } | undefined> {
  return app.db.tx(async (tx) => {
    const locked = await lockNow(app, tx, companyId);
    const charge = await chargeById(tx, chargeId);
    if (!locked || charge?.state !== 'open' || !charge.cardDueAt || charge.cardDueAt > locked.now) return undefined;
    if (await openAttempt(tx, chargeId)) return undefined;
    const { company, now } = locked;
    if (company.state === 'blocked') {
      await saveCharge(tx, chargeId, { cardDueAt: new Date(now.getTime() + DAY_MS) });
      return undefined;
    }
    const { stripeCustomer: customer, stripeCard: card } = (await readDetails(tx, companyId)) ?? {};
    if (!customer || !card) {
      await noteRefusal(app, tx, charge, 'no_card', now);
      return undefined;
    }
    await saveCharge(tx, chargeId, { cardDueAt: null });
    const attempt = await addAttempt(tx, {
      id: newId(),
      companyId,
      chargeId,
      amount: charge.gross - (await receivedFor(tx, chargeId)),
      kind: 'saved_card',
      state: 'open',
      customer,
      card,
      locale: company.mainLanguage,
      checkAt: nextCheck(now, 0),
      createdAt: now,
    });
    return { attempt, charge };
  });
}

/** Asks Stripe to charge the card of an attempt. Repeated, it is the same request: Stripe carries it out once. */
export async function askForMoney(app: AppContext, attempt: Attempt, charge: Charge): Promise<void> {
  const { customer, card } = attempt;
  if (!customer || !card) return;
  const seen = await gatewayOf(app).chargeCard({ ...orderOf(attempt, charge, customer), card });
  if ('refused' in seen) {
    app.log.warn({ chargeId: charge.id, code: seen.refused }, 'Stripe refused to charge a saved card');
    return dealWithRefusal(app, attempt, { failure: seen.refused });
  }
  await app.db.tx((tx) => changeOpen(tx, attempt.id, { intent: seen.id }));
  await applyIntent(app, seen);
}
