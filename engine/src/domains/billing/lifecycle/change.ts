import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { announce } from '../../../platform/live/announce.ts';
import { companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { openCharge } from '../charges/repo.ts';
import { voidCharge } from '../charges/void.ts';
import { isMailed, notifyPayer } from '../mails/notify.ts';
import { elapse } from './model.ts';
import type { Step } from './model.ts';
import type { Facts } from './transitions.ts';
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

/** By whom a change is made: `clock`, `payment`, or the id of a member or of a member of staff. */
export interface By {
  actor: string;
  reason?: string;
}

/** What follows from a step besides itself. */
async function follow(app: AppContext, tx: Tx, { id: companyId }: Company, { event, facts }: Step): Promise<void> {
  if (event === 'suspended' || event === 'cancelled' || event === 'order_lapsed') {
    const period = await openCharge(tx, companyId, 'period');
    if (period) await voidCharge(app, tx, period, event === 'cancelled' ? 'cancelled' : 'unpaid');
    const translation = await openCharge(tx, companyId, 'translation');
    if (translation) await voidCharge(app, tx, translation, event === 'cancelled' ? 'cancelled' : 'unpaid');
  }
  if (event === 'upgrade_reverted') {
    const upgrade = await openCharge(tx, companyId, 'upgrade');
    if (upgrade) await voidCharge(app, tx, upgrade, 'upgrade_unpaid');
  }
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
  { company, now }: Pick<Locked, 'company' | 'now'>,
  steps: readonly Step[],
  by: By,
): Promise<void> {
  const last = steps.at(-1);
  if (!last) return;
  await saveFacts(tx, company.id, last.facts, nextDue(last.facts, now, company.timeZone));
  await addEvents(tx, company.id, steps, by);
  for (const step of steps) await follow(app, tx, company, step);
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
  await record(app, tx, { company, now }, steps, { actor: 'clock' });
  return { company, facts: steps.at(-1)?.facts ?? facts, contract, now };
}
