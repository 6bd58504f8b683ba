import type { AppContext } from '../../../../platform/context.ts';
import { processEach } from '../../../../platform/sweeps/process-each.ts';
import { chargeById } from '../../charges/repo.ts';
import { takesCards } from '../../details.ts';
import { gatewayOf } from './gateway/gateway-of.ts';
import { askForMoney } from './renewals.ts';
import { claimDueAttempts } from './repo.ts';
import type { Attempt } from './repo.ts';
import { applyCheckout, applyIntent, endAttempt, endOpenAttempt } from './settle.ts';

const BATCH = 20;
/** After as many questions whose answer was "no such payment", a request that was lost will not be carried out any more. */
const LOST_AFTER = 3;

/** Asks Stripe what has become of attempts whose webhook has not come. @returns how many were asked about */
export async function sweepCardPayments(app: AppContext): Promise<number> {
  if (!takesCards(app)) return 0;
  const due = await app.db.tx(async (tx) => claimDueAttempts(tx, await app.clock.now(tx), BATCH));
  return processEach(app, 'asking about a card payment', due, async (attempt) => {
    await lookAt(app, attempt);
    return 1;
  });
}

/** Asks Stripe about an attempt and applies the answer. */
export async function lookAt(app: AppContext, attempt: Attempt): Promise<void> {
  const charge = await chargeById(app.db.queries, attempt.chargeId);
  if (attempt.kind === 'checkout') {
    if (charge?.state !== 'open') return endOpenAttempt(app, attempt.chargeId);
    if (attempt.session) return applyCheckout(app, await gatewayOf(app).readCheckout(attempt.session));
    // Its address was never given out: the merchant starts over.
    if (attempt.checks >= LOST_AFTER) await endAttempt(app, attempt.id);
    return;
  }
  const { customer, intent } = attempt;
  const seen = intent
    ? await gatewayOf(app).readIntent(intent)
    : customer && (await gatewayOf(app).findIntent(customer, attempt.id));
  if (seen) return applyIntent(app, seen);
  if (attempt.checks >= LOST_AFTER) return endAttempt(app, attempt.id);
  if (charge?.state === 'open') await askForMoney(app, attempt, charge);
}
