import type { BillingOverview, CheckoutPage } from '@app/contracts/billing/billing';
import { NotFound, domainError } from '../../../../kernel/errors.ts';
import { newId } from '../../../../kernel/ids.ts';
import { audit } from '../../../../platform/audit.ts';
import type { Member, RequestContext } from '../../../../platform/route.ts';
import { chargeById, receivedFor } from '../../charges/repo.ts';
import type { Charge } from '../../charges/repo.ts';
import { BillingDetailsMissing, readDetails } from '../../details.ts';
import { lockNow } from '../../lifecycle/change.ts';
import { readOverview } from '../../panel/overview.ts';
import { customerOf } from './customer.ts';
import { AttemptUsedUp } from './gateway/gateway.ts';
import type { CheckoutSeen } from './gateway/gateway.ts';
import { gatewayOf } from './gateway/gateway-of.ts';
import { orderOf } from './order.ts';
import { addAttempt, changeOpen, nextCheck, openAttempt } from './repo.ts';
import type { Attempt } from './repo.ts';
import { billingPageUrl } from './return-urls.ts';
import { applyCheckout, endAttempt } from './settle.ts';
import { lookAt } from './sweep.ts';

/** The charge was paid or taken back, or is being paid with the saved card just now. */
export class ChargeNotPayable extends domainError('charge_not_payable', 409) {}

/** The attempt by which the charge is being paid already, or a new one. */
async function attemptFor(ctx: RequestContext, { companyId }: Member, chargeId: string): Promise<[Attempt, Charge]> {
  return ctx.db.tx(async (tx) => {
    const locked = await lockNow(ctx, tx, companyId);
    const charge = await chargeById(tx, chargeId);
    if (!locked || charge?.companyId !== companyId) throw new NotFound();
    if (charge.state !== 'open') throw new ChargeNotPayable();
    if (!(await readDetails(tx, companyId))) throw new BillingDetailsMissing();
    const open = await openAttempt(tx, chargeId);
    if (open?.kind === 'saved_card') throw new ChargeNotPayable();
    if (open) return [open, charge];
    const attempt = await addAttempt(tx, {
      id: newId(),
      companyId,
      chargeId,
      amount: charge.gross - (await receivedFor(tx, chargeId)),
      kind: 'checkout',
      state: 'open',
      locale: ctx.locale,
      checkAt: nextCheck(locked.now, 0),
      createdAt: locked.now,
    });
    await audit(ctx, tx, 'billing.checkout_opened', chargeId);
    return [attempt, charge];
  });
}

/** Makes the session of an attempt, or the same again if its answer was lost. Its address leaves only once it is stored. */
async function startSession(ctx: RequestContext, attempt: Attempt, charge: Charge): Promise<CheckoutSeen> {
  const gateway = gatewayOf(ctx);
  const customer = attempt.customer ?? (await customerOf(ctx, charge.companyId));
  // Kept before it is used: a repetition with another customer would be refused.
  await ctx.db.tx((tx) => changeOpen(tx, attempt.id, { customer }));
  const session = await gateway.createCheckout({
    ...orderOf(attempt, charge, customer),
    locale: attempt.locale,
    paidUrl: billingPageUrl(ctx, attempt.locale, charge.companyId, { paid: charge.id }),
    backUrl: billingPageUrl(ctx, attempt.locale, charge.companyId),
  });
  const kept = await ctx.db.tx((tx) => changeOpen(tx, attempt.id, { session: session.id }));
  if (kept) return session;
  // Meanwhile the charge was closed.
  await applyCheckout(ctx, await gateway.expireCheckout(session.id));
  throw new ChargeNotPayable();
}

/**
 * A page of Stripe on which the charge can be paid: the one that is open, or a new one.
 * @throws NotFound, ChargeNotPayable, CardsOff, CardsUnavailable
 */
export async function openCheckout(ctx: RequestContext, member: Member, chargeId: string): Promise<CheckoutPage> {
  const gateway = gatewayOf(ctx);
  for (let tries = 0; tries < 2; tries++) {
    const [attempt, charge] = await attemptFor(ctx, member, chargeId);
    let session: CheckoutSeen;
    try {
      session = attempt.session
        ? await gateway.readCheckout(attempt.session)
        : await startSession(ctx, attempt, charge);
    } catch (error) {
      // A session without an address that anybody knows: a new attempt takes its place.
      if (!(error instanceof AttemptUsedUp)) throw error;
      await endAttempt(ctx, attempt.id);
      continue;
    }
    if (session.state === 'open' && session.url) return { url: session.url };
    // Expired: a new one. Complete: paid, and the charge is not open any more.
    await applyCheckout(ctx, session);
  }
  throw new ChargeNotPayable();
}

/** Asks Stripe at once for the state of a charge, for a merchant who returns from its page before the webhook arrives. */
export async function checkPayment(
  ctx: RequestContext,
  { companyId }: Member,
  chargeId: string,
): Promise<BillingOverview> {
  const charge = await ctx.db.tenantTx(companyId, (tx) => chargeById(tx, chargeId));
  if (!charge) throw new NotFound();
  const attempt = await openAttempt(ctx.db.queries, chargeId);
  if (attempt) await lookAt(ctx.platform, attempt);
  return readOverview(ctx, companyId);
}
