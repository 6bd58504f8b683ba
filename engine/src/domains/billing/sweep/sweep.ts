import { PLAN_CURRENCY } from '@app/contracts/plans';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import { createCharge } from '../charges/create.ts';
import { agreedPrice } from '../charges/recharge.ts';
import { periodLine } from '../charges/lines.ts';
import { chargeById, lapsedCharges, postponeLapse, saveCharge } from '../charges/repo.ts';
import { voidCharge } from '../charges/void.ts';
import { readDetails } from '../details.ts';
import { chargeTranslations, giveUpTranslations } from '../extras/translations.ts';
import { lockNow, record } from '../lifecycle/change.ts';
import type { Locked } from '../lifecycle/change.ts';
import { graceEnd, lapseOrder, renew, revertUpgrade } from '../lifecycle/model.ts';
import { addWarning, lockDue, postpone, saveFacts } from '../lifecycle/repo.ts';
import { dueWarning, nextDue, renewalAt } from '../lifecycle/schedule.ts';
import { notifyPayer } from '../mails/notify.ts';
import { firstTry } from '../payments/stripe/retries.ts';

/** Subscriptions per transaction at most: one commit for many. */
const BATCH = 50;
/** A slow machine does fewer: as long as the transaction lasts, nobody else issues an invoice. */
const LOCK_MS = 200;

/**
 * Does what the time of some subscriptions has come for: warns, charges renewals, ends what was not paid. Any number of
 * workers may run it, at any time and as late as they like. @returns how many were due
 */
export async function sweepSubscriptions(app: AppContext): Promise<number> {
  try {
    return await app.db.tx(async (tx) => {
      const due = await lockDue(tx, await app.clock.now(tx), BATCH);
      const begun = performance.now();
      let done = 0;
      for (const companyId of due) {
        await sweepOne(app, tx, companyId);
        done++;
        if (performance.now() - begun > LOCK_MS) break;
      }
      return done;
    });
  } catch (error) {
    app.log.error({ err: error }, 'a batch of due subscriptions failed: one at a time');
    return sweepSingly(app);
  }
}

/** So that one that fails does not keep the others waiting; it is tried again in an hour. */
async function sweepSingly(app: AppContext): Promise<number> {
  const due = await app.db.tx(async (tx) => lockDue(tx, await app.clock.now(tx), BATCH));
  return processEach(app, 'what is due of a subscription', due, async (companyId) => {
    try {
      await app.db.tx((tx) => sweepOne(app, tx, companyId));
    } catch (error) {
      await app.db.tx((tx) => postpone(tx, companyId));
      throw error;
    }
    return 1;
  });
}

async function sweepOne(app: AppContext, tx: Tx, companyId: string): Promise<void> {
  const locked = await lockNow(app, tx, companyId);
  if (!locked) return;
  const { company, now } = locked;
  const facts = await renewIfDue(app, tx, locked);
  const warning = dueWarning(facts, now, company.timeZone);
  if (warning && (await addWarning(tx, companyId, warning.end.at, warning.days))) {
    const { kind, at } = warning.end;
    await notifyPayer(app, tx, companyId, { about: 'end', kind, at: at.toISOString(), days: warning.days });
  }
  await saveFacts(tx, companyId, facts, nextDue(facts, now, company.timeZone));
}

/** Charges the next period, 14 days before it begins or as soon as it can be. */
async function renewIfDue(app: AppContext, tx: Tx, locked: Locked): Promise<Locked['facts']> {
  const { company, facts, contract, now } = locked;
  const zone = company.timeZone;
  if (facts.state !== 'paid' && facts.state !== 'past_due') return facts;
  if (facts.next !== null || facts.cancelled || renewalAt(facts, zone) > now) return facts;
  // Granted by staff without a bill: it ends when it ends.
  if (!(await readDetails(tx, company.id)) || !app.config.SELLER) return facts;
  const step = renew(facts, now);
  const { next } = step.facts;
  if (!next) return facts;
  const agreed = agreedPrice({ facts: step.facts, contract });
  await createCharge(app, tx, {
    companyId: company.id,
    kind: 'period',
    lines: [periodLine(next, facts.periodEnd, zone, agreed)],
    currency: PLAN_CURRENCY,
    periodStart: facts.periodEnd,
    dueAt: facts.state === 'past_due' ? graceEnd(facts) : facts.periodEnd,
    lapsesAt: null,
    cardDueAt: firstTry(facts.periodEnd),
  });
  await record(app, tx, locked, [step], { actor: 'clock' });
  await chargeTranslations(app, tx, { company, facts: step.facts, now });
  return step.facts;
}

/** Takes back orders and upgrades that were not paid in time. @returns how many */
export async function sweepLapsedCharges(app: AppContext): Promise<number> {
  const due = await app.db.tx(async (tx) => lapsedCharges(tx, await app.clock.now(tx), BATCH));
  return processEach(app, 'taking back a charge', due, async ({ id, companyId }) => {
    try {
      await app.db.tx((tx) => lapse(app, tx, id, companyId));
    } catch (error) {
      await app.db.tx((tx) => postponeLapse(tx, id));
      throw error;
    }
    return 1;
  });
}

async function lapse(app: AppContext, tx: Tx, chargeId: string, companyId: string): Promise<void> {
  const locked = await lockNow(app, tx, companyId);
  const charge = await chargeById(tx, chargeId);
  if (!locked || charge?.state !== 'open' || !charge.lapsesAt || charge.lapsesAt > locked.now) return;
  const { facts, now } = locked;
  if (charge.kind === 'upgrade' && facts.upgradedFrom) {
    await record(app, tx, locked, [revertUpgrade(facts, now)], { actor: 'clock' });
  } else if (charge.kind === 'period' && facts.next && !facts.next.paid) {
    if (facts.state === 'trial' || facts.state === 'suspended')
      await record(app, tx, locked, [lapseOrder(facts, now)], { actor: 'clock' });
    // The company is served again: the end of its period decides.
    else await saveCharge(tx, charge.id, { lapsesAt: null });
  } else {
    await voidCharge(app, tx, charge, 'unpaid');
    if (charge.kind === 'translation') await giveUpTranslations(tx, charge);
  }
}
