import { asc, eq, sql } from 'drizzle-orm';
import type { Currency } from '@app/contracts/billing/invoices';
import type { Queries } from '../../../platform/db.ts';
import { charges, invoices } from '../schema.ts';

/** A charge that was paid, with its invoice and the corrections of it, the first issued first. */
export interface SettledCharge {
  companyId: string;
  paidAt: Date;
  /** When the company paid for the first time. */
  firstPaidAt: Date;
  documents: { id: string; kind: 'invoice' | 'correction'; number: string; currency: Currency; net: number }[];
}

/** @returns undefined for one that was never paid */
export async function settledCharge(queries: Queries, chargeId: string): Promise<SettledCharge | undefined> {
  const [charge] = await queries
    .select({
      companyId: charges.companyId,
      paidAt: charges.paidAt,
      firstPaidAt: sql<string>`(select min(paid_at) from engine.charges c where c.company_id = ${charges.companyId})`,
    })
    .from(charges)
    .where(eq(charges.id, chargeId));
  if (!charge?.paidAt) return undefined;
  const documents = await queries
    .select({
      id: invoices.id,
      kind: invoices.kind,
      number: invoices.number,
      currency: invoices.currency,
      net: invoices.net,
    })
    .from(invoices)
    .where(eq(invoices.chargeId, chargeId))
    .orderBy(asc(invoices.id));
  const { companyId, paidAt, firstPaidAt } = charge;
  return { companyId, paidAt, firstPaidAt: new Date(firstPaidAt), documents };
}
