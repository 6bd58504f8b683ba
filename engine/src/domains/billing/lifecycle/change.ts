import type { ChargeKind } from '@app/contracts/billing/billing';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/live/announce.ts';
import { companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { openCharge } from '../charges/repo.ts';
import { rechargeNext } from '../charges/recharge.ts';
import { voidCharge } from '../charges/void.ts';
import type { VoidReason } from '../charges/void.ts';
import { isMailed, notifyPayer } from '../mails/notify.ts';
import { elapse } from './model.ts';
import type { Step } from './model.ts';
import type { Facts, SubscriptionEvent } from './transitions.ts';
import { addEvents, lockSubscription, saveFacts } from './repo.ts';
import type { Contract } from './repo.ts';
import { nextDue } from './schedule.ts';

/** A locked subscription as of now. */
export interface Locked {
  company: Company;
  facts: Facts;
  contract: Contract;
  now: Date;
}

type Subscribed = Pick<Locked, 'company' | 'contract'>;

/** By whom a change is made: `clock`, `payment`, or the id of a member or of a member of staff. */
export interface By {
  actor: string;
  reason?: string;
}

/** Why the open charge of the next period is taken back after a step. */
const PERIOD_VOID: Partial<Record<SubscriptionEvent, VoidReason>> = {
  suspended: 'unpaid',
  order_lapsed: 'unpaid',
  cancelled: 'cancelled',
  granted: 'replaced',
};
/** After which the open charge of the next period may bill another plan than the one it will be. */
const RECHARGED: ReadonlySet<SubscriptionEvent> = new Set(['upgraded', 'downgraded', 'upgrade_reverted']);

/** What follows from a step besides itself. */
async function follow(
  app: AppContext,
  tx: Tx,
  { company, contract }: Subscribed,
  { event, facts }: Step,
): Promise<void> {
  const companyId = company.id;
  const giveUp = async (kind: ChargeKind, reason: VoidReason): Promise<void> => {
    const open = await openCharge(tx, companyId, kind);
    if (open) await voidCharge(app, tx, open, reason);
  };
  const reason = PERIOD_VOID[event];
  if (reason && facts.next === null) await giveUp('period', reason);
  if (reason && event !== 'granted') await giveUp('translation', reason);
  if (event === 'granted') await giveUp('upgrade', 'replaced');
  if (event === 'upgrade_reverted' || facts.state === 'suspended') await giveUp('upgrade', 'upgrade_unpaid');
  if (RECHARGED.has(event)) await rechargeNext(app, tx, { company, contract, facts });
  if (isMailed(event)) {
    const { plan, periodEnd } = facts;
    await notifyPayer(app, tx, companyId, { about: 'change', event, plan, until: periodEnd.toISOString() });
  }
  await announce(tx, { companyId, kind: 'billing', subjectId: null });
}

/** Stores steps, which begin where the locked facts end, and what follows from each. */
export async function record(
  app: AppContext,
  tx: Tx,
  { company, contract, now }: Omit<Locked, 'facts'>,
  steps: readonly Step[],
  by: By,
): Promise<void> {
  const last = steps.at(-1);
  if (!last) return;
  await saveFacts(tx, company.id, last.facts, nextDue(last.facts, now, company.timeZone));
  await addEvents(tx, company.id, steps, by);
  for (const step of steps) await follow(app, tx, { company, contract }, step);
}

/**
 * Locks a company's subscription and records what the clock has done to it until now.
 * @returns undefined if there is no such company
 */
export async function lockNow(app: AppContext, tx: Tx, companyId: string): Promise<Locked | undefined> {
  const company = await companyById(tx, companyId);
  if (!company) return undefined;
  const { facts, contract } = await lockSubscription(tx, company);
  const now = await app.clock.now(tx);
  const steps = elapse(facts, now, company.timeZone);
  await record(app, tx, { company, contract, now }, steps, { actor: 'clock' });
  return { company, facts: steps.at(-1)?.facts ?? facts, contract, now };
}
