import { and, asc, eq, inArray, lte, ne } from 'drizzle-orm';
import type { Queries, Tx } from '../../../../platform/db.ts';
import { cardPayments, stripeEvents } from '../../schema-cards.ts';
import { billingDetails } from '../../schema.ts';

/** An attempt to take the money of a charge. */
export type Attempt = typeof cardPayments.$inferSelect;

const OPEN = eq(cardPayments.state, 'open');

export async function addAttempt(tx: Tx, attempt: typeof cardPayments.$inferInsert): Promise<Attempt> {
  const [added] = await tx.insert(cardPayments).values(attempt).returning();
  if (!added) throw new Error('an attempt was not stored');
  return added;
}

export async function attemptById(queries: Queries, id: string): Promise<Attempt | undefined> {
  const [found] = await queries.select().from(cardPayments).where(eq(cardPayments.id, id));
  return found;
}

/** The attempt that can still pay a charge; there is at most one. */
export async function openAttempt(queries: Queries, chargeId: string): Promise<Attempt | undefined> {
  const [found] = await queries
    .select()
    .from(cardPayments)
    .where(and(eq(cardPayments.chargeId, chargeId), OPEN));
  return found;
}

export const hasOpenAttempt = async (queries: Queries, chargeId: string): Promise<boolean> =>
  (await openAttempt(queries, chargeId)) !== undefined;

/** Charges of these that somebody is paying by card just now. */
export async function chargesInPayment(queries: Queries, chargeIds: string[]): Promise<Set<string>> {
  if (chargeIds.length === 0) return new Set();
  const found = await queries
    .select({ chargeId: cardPayments.chargeId })
    .from(cardPayments)
    .where(and(inArray(cardPayments.chargeId, chargeIds), OPEN));
  return new Set(found.map(({ chargeId }) => chargeId));
}

/** Changes an open attempt. @returns false if it is not open any more */
export async function changeOpen(tx: Tx, id: string, changes: Partial<Attempt>): Promise<boolean> {
  const changed = await tx
    .update(cardPayments)
    .set(changes)
    .where(and(eq(cardPayments.id, id), OPEN))
    .returning({ id: cardPayments.id });
  return changed.length > 0;
}

/** Money has come by it: that is true whatever we thought before. */
export async function markAttemptPaid(tx: Tx, id: string, intent: string): Promise<void> {
  await tx
    .update(cardPayments)
    .set({ state: 'paid', intent, failure: null, checkAt: null })
    .where(and(eq(cardPayments.id, id), ne(cardPayments.state, 'paid')));
}

/** Pauses between the questions what has become of an attempt, in minutes; the last one for ever. */
const PAUSES = [2, 5, 15, 60, 360] as const;

/** Takes open attempts whose time has come to be asked about, and sets the next time. Others skip those. */
export async function claimDueAttempts(tx: Tx, now: Date, limit: number): Promise<Attempt[]> {
  const due = await tx
    .select()
    .from(cardPayments)
    .where(and(OPEN, lte(cardPayments.checkAt, now)))
    .orderBy(asc(cardPayments.checkAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  for (const attempt of due) {
    const checkAt = nextCheck(now, attempt.checks);
    await changeOpen(tx, attempt.id, { checkAt, checks: attempt.checks + 1 });
  }
  return due.map((attempt) => ({ ...attempt, checks: attempt.checks + 1 }));
}

/** When to ask again after `checks` questions. */
export const nextCheck = (now: Date, checks: number): Date =>
  new Date(now.getTime() + (PAUSES[checks] ?? PAUSES[PAUSES.length - 1] ?? 360) * 60_000);

/** Keeps an event. @returns false if it has come before */
export async function addEvent(tx: Tx, event: typeof stripeEvents.$inferInsert): Promise<boolean> {
  const added = await tx.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id });
  return added.length > 0;
}

export async function eventById(queries: Queries, id: string): Promise<typeof stripeEvents.$inferSelect | undefined> {
  const [found] = await queries.select().from(stripeEvents).where(eq(stripeEvents.id, id));
  return found;
}

/** The company of a customer at Stripe. */
export async function companyOfCustomer(queries: Queries, customer: string): Promise<string | undefined> {
  const [found] = await queries
    .select({ companyId: billingDetails.companyId })
    .from(billingDetails)
    .where(eq(billingDetails.stripeCustomer, customer));
  return found?.companyId;
}

export async function saveCustomer(
  tx: Tx,
  companyId: string,
  changes: Partial<typeof billingDetails.$inferInsert>,
): Promise<void> {
  await tx.update(billingDetails).set(changes).where(eq(billingDetails.companyId, companyId));
}
