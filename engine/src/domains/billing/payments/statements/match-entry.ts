import { findInvoiceNumbers } from './invoice-numbers.ts';
import type { StatementEntry } from './statement.ts';

/** An invoice that waits for a transfer. */
export interface OpenInvoice {
  number: string;
  currency: string;
  /** What is still to be paid, in the smallest unit. */
  due: number;
}

/** What was received beside what was due. */
export type AmountVerdict = 'exact' | 'short' | 'over' | 'other_currency';

export type EntryMatch<Invoice extends OpenInvoice> =
  | { kind: 'match'; invoice: Invoice; amount: AmountVerdict }
  /** Several numbers, or one that may be meant otherwise. `amount`: beside what is due for all of them. */
  | { kind: 'ambiguous'; invoices: Invoice[]; amount: AmountVerdict }
  /** `numbers`: found in the title, but of no open invoice. */
  | { kind: 'none'; numbers: string[] };

function compare({ amount, currency }: StatementEntry, invoices: readonly OpenInvoice[]): AmountVerdict {
  if (invoices.some((invoice) => invoice.currency !== currency)) return 'other_currency';
  const due = invoices.reduce((total, invoice) => total + invoice.due, 0);
  if (amount === due) return 'exact';
  return amount < due ? 'short' : 'over';
}

/**
 * Which open invoice a received transfer pays, by the numbers in its title. Amounts alone match nothing: many companies
 * pay the same price.
 */
export function matchEntry<Invoice extends OpenInvoice>(
  entry: StatementEntry,
  openInvoices: readonly Invoice[],
): EntryMatch<Invoice> {
  if (entry.amount <= 0 || entry.reversal) return { kind: 'none', numbers: [] };
  const { certain, possible } = findInvoiceNumbers(entry.title);
  const numbers = [...certain, ...possible];
  if (numbers.length === 0) return { kind: 'none', numbers };
  const open = (wanted: readonly string[]) => openInvoices.filter(({ number }) => wanted.includes(number));
  const invoices = open(numbers);
  if (invoices.length === 0) return { kind: 'none', numbers };
  const [invoice] = certain.length === 1 ? open(certain) : [];
  if (invoice) {
    const amount = compare(entry, [invoice]);
    // Other numbers may be those of open invoices too; if this one is paid to the cent, they are not meant.
    if (invoices.length === 1 || amount === 'exact') return { kind: 'match', invoice, amount };
  }
  return { kind: 'ambiguous', invoices, amount: compare(entry, invoices) };
}
