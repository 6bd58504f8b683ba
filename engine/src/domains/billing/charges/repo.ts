import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import type { Charge as ChargeView, ChargeKind } from '@app/contracts/billing/billing';
import type { Queries, Tx } from '../../../platform/db.ts';
import { chargesInPayment } from '../payments/stripe/repo.ts';
import { charges, invoices, payments } from '../schema.ts';

export type Charge = typeof charges.$inferSelect;

export async function addCharge(tx: Tx, charge: typeof charges.$inferInsert): Promise<Charge> {
  const [added] = await tx.insert(charges).values(charge).returning();
  if (!added) throw new Error('a charge was not stored');
  return added;
}

/** The company's open charge of a kind; there is at most one. */
export async function openCharge(queries: Queries, companyId: string, kind: ChargeKind): Promise<Charge | undefined> {
  const [found] = await queries
    .select()
    .from(charges)
    .where(and(eq(charges.companyId, companyId), eq(charges.kind, kind), eq(charges.state, 'open')));
  return found;
}

export async function chargeById(queries: Queries, id: string): Promise<Charge | undefined> {
  const [found] = await queries.select().from(charges).where(eq(charges.id, id));
  return found;
}

export async function saveCharge(tx: Tx, id: string, changes: Partial<Charge>): Promise<void> {
  await tx.update(charges).set(changes).where(eq(charges.id, id));
}

/** Open charges of a company with their invoices, oldest first. */
export async function openCharges(queries: Queries, companyId: string): Promise<Omit<ChargeView, 'paymentCode'>[]> {
  const rows = await queries
    .select({
      charge: charges,
      received: sql<number>`(
        select coalesce(sum(p.amount), 0)::int from engine.payments p where p.charge_id = ${charges.id})`,
      invoice: { id: invoices.id, number: invoices.number },
    })
    .from(charges)
    .leftJoin(invoices, and(eq(invoices.chargeId, charges.id), eq(invoices.kind, 'invoice')))
    .where(and(eq(charges.companyId, companyId), eq(charges.state, 'open')))
    .orderBy(asc(charges.id));
  const inPayment = await chargesInPayment(
    queries,
    rows.map(({ charge }) => charge.id),
  );
  return rows.map(({ charge, received, invoice }) => ({
    id: charge.id,
    kind: charge.kind,
    method: charge.method,
    dueAt: charge.dueAt.toISOString(),
    received,
    currency: charge.currency,
    lines: charge.lines,
    net: charge.net,
    vatTreatment: charge.vatTreatment,
    vatRate: charge.vatRate,
    vat: charge.vat,
    gross: charge.gross,
    invoice,
    paying: inPayment.has(charge.id),
    cardDueAt: charge.cardDueAt?.toISOString() ?? null,
  }));
}

/** Companies with unpaid charges that are to be taken back. */
export async function lapsedCharges(tx: Tx, now: Date, limit: number): Promise<Pick<Charge, 'id' | 'companyId'>[]> {
  return tx
    .select({ id: charges.id, companyId: charges.companyId })
    .from(charges)
    .where(and(eq(charges.state, 'open'), isNotNull(charges.lapsesAt), lte(charges.lapsesAt, now)))
    .orderBy(asc(charges.lapsesAt))
    .limit(limit);
}

/** Has what failed tried again in an hour. */
export async function postponeLapse(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`
    update engine.charges set lapses_at = engine.app_now() + interval '1 hour' where id = ${id} and state = 'open'`);
}

/** Gives back to staff what has been received for a charge: they assign or return it. */
export async function freePayments(tx: Tx, chargeId: string): Promise<void> {
  await tx.update(payments).set({ chargeId: null }).where(eq(payments.chargeId, chargeId));
}

/** What has been received for a charge. */
export async function receivedFor(queries: Queries, chargeId: string): Promise<number> {
  const { rows } = await queries.execute<{ sum: number }>(
    sql`select coalesce(sum(amount), 0)::int as sum from engine.payments where charge_id = ${chargeId}`,
  );
  return rows[0]?.sum ?? 0;
}
