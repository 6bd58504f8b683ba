import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { Invoice, InvoiceSummary } from '@app/contracts/billing/invoices';
import type { Queries, Tx } from '../../../platform/db.ts';
import { charges, invoices } from '../schema.ts';

export type StoredInvoice = typeof invoices.$inferSelect;

/** The next number of a series and year. The lock on the series lasts until the transaction ends: no gaps. */
export async function nextSequence(tx: Tx, series: string, year: number): Promise<number> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into engine.invoice_series as s (series, year, last) values (${series}, ${year}, 1)
    on conflict (series, year) do update set last = s.last + 1 returning last`);
  const [row] = rows;
  if (!row) throw new Error('no number was given');
  return row.last;
}

export async function addInvoice(tx: Tx, invoice: typeof invoices.$inferInsert): Promise<StoredInvoice> {
  const [added] = await tx.insert(invoices).values(invoice).returning();
  if (!added) throw new Error('an invoice was not stored');
  return added;
}

/** The invoice of a charge, if it has been issued. */
export async function invoiceOfCharge(queries: Queries, chargeId: string): Promise<StoredInvoice | undefined> {
  const [found] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.chargeId, chargeId), eq(invoices.kind, 'invoice')));
  return found;
}

/** The corrections of an invoice, in the order in which they were issued. */
export async function correctionsOf(queries: Queries, invoiceId: string): Promise<StoredInvoice[]> {
  return queries.select().from(invoices).where(eq(invoices.correctsId, invoiceId)).orderBy(asc(invoices.id));
}

/** An invoice or correction with what it corrects. */
export async function invoiceById(
  queries: Queries,
  id: string,
): Promise<{ companyId: string; chargeId: string; invoice: Invoice } | undefined> {
  const [found] = await queries.select().from(invoices).where(eq(invoices.id, id));
  if (!found) return undefined;
  const [corrected] = found.correctsId
    ? await queries.select().from(invoices).where(eq(invoices.id, found.correctsId))
    : [];
  const { companyId, chargeId, series: _s, year: _y, sequence: _q, correctsId: _c, createdAt: _a, ...rest } = found;
  const corrects = corrected ? { number: corrected.number, issuedOn: corrected.issuedOn } : null;
  return { companyId, chargeId, invoice: { ...rest, corrects, vatInPln: rest.vatInPln ?? null } };
}

const COLUMNS = {
  id: invoices.id,
  number: invoices.number,
  kind: invoices.kind,
  issuedOn: invoices.issuedOn,
  dueOn: invoices.dueOn,
  currency: invoices.currency,
  net: invoices.net,
  vat: invoices.vat,
  gross: invoices.gross,
  state: charges.state,
  paidAt: charges.paidAt,
};

/** Invoices of a company, newest first, from the one after `before` on. */
export async function invoicesOf(
  queries: Queries,
  companyId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<InvoiceSummary[]> {
  const rows = await queries
    .select(COLUMNS)
    .from(invoices)
    .innerJoin(charges, eq(charges.id, invoices.chargeId))
    .where(and(eq(invoices.companyId, companyId), before ? lt(invoices.id, before) : undefined))
    .orderBy(desc(invoices.id))
    .limit(limit);
  return rows.map(({ state, paidAt, ...rest }) => ({
    ...rest,
    state: state === 'void' ? 'cancelled' : state,
    paidAt: paidAt?.toISOString() ?? null,
  }));
}
