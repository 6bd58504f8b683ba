import { sql } from 'drizzle-orm';
import type { Currency } from '@app/contracts/billing/invoices';
import type { Queries } from '../../../../platform/db.ts';
import { findInvoiceNumbers } from '../../payments/statements/invoice-numbers.ts';

/** An invoice that waits for money. */
export interface Waiting {
  number: string;
  chargeId: string;
  companyId: string;
  buyer: string;
  currency: Currency;
  /** What is still to come. */
  due: number;
}

/** The numbers of ours that a title may mean. */
export function numbersIn(title: string): string[] {
  const { certain, possible } = findInvoiceNumbers(title);
  return [...certain, ...possible];
}

/** Open invoices by their numbers. */
export async function waitingInvoices(queries: Queries, numbers: readonly string[]): Promise<Map<string, Waiting>> {
  if (numbers.length === 0) return new Map();
  const { rows } = await queries.execute<Waiting & Record<string, unknown>>(sql`
    select i.number, i.charge_id as "chargeId", i.company_id as "companyId", i.buyer ->> 'name' as buyer, ch.currency,
      (ch.gross - coalesce((select sum(p.amount) from engine.payments p where p.charge_id = ch.id), 0))::int as due
    from engine.invoices i join engine.charges ch on ch.id = i.charge_id
    where i.number = any(${sql.param([...numbers])}::text[]) and i.kind = 'invoice' and ch.state = 'open'`);
  return new Map(rows.map((row) => [row.number, row]));
}
