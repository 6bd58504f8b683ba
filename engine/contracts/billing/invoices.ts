import { z } from 'zod';
import { Day, Email, Id, Instant, Locale } from '../common.ts';
import { PLAN_NAMES, TERMS } from '../plans.ts';

export const Term = z.enum(TERMS);
export type Term = z.infer<typeof Term>;

/** Currencies of our prices. Amounts are whole numbers of the hundredth part. */
export const CURRENCIES = ['USD', 'PLN'] as const;
export const Currency = z.enum(CURRENCIES);
export type Currency = z.infer<typeof Currency>;

const Amount = z.int();
const Period = { from: Day, to: Day.meta({ description: 'The last day' }) };

/** What is sold; its words are made from it in the language of the document. */
export const InvoiceItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), plan: z.enum(PLAN_NAMES), term: Term, ...Period }),
  z.object({ kind: z.literal('upgrade'), fromPlan: z.enum(PLAN_NAMES), plan: z.enum(PLAN_NAMES), ...Period }),
  z.object({ kind: z.literal('translation'), languages: z.array(Locale).min(1), ...Period }),
  z.object({ kind: z.literal('text_messages'), messages: z.int().positive() }),
]);
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const InvoiceLine = z.object({
  item: InvoiceItem,
  quantity: z.int().positive(),
  /** Net price of one; negative on a correction. */
  unitNet: Amount,
  net: Amount,
});
export type InvoiceLine = z.infer<typeof InvoiceLine>;

/** Seller or buyer as they were when the invoice was issued. */
export const InvoiceParty = z.object({
  name: z.string().min(1).max(200),
  street: z.string().max(200).nullable(),
  postcode: z.string().max(20).nullable(),
  city: z.string().max(100).nullable(),
  country: z.string().length(2),
  /** As the country writes it, such as a Polish NIP without prefix. */
  taxNumber: z.string().max(40).nullable(),
  /** A VAT number of the EU with its prefix that VIES has confirmed. */
  vatNumber: z.string().max(20).nullable(),
  email: Email.nullable(),
});
export type InvoiceParty = z.infer<typeof InvoiceParty>;

/**
 * `domestic`: Polish VAT, also of companies in the EU without a confirmed VAT number. `reverse_charge`: a company in the
 * EU that accounts for the tax itself. `outside_eu`: not subject to Polish VAT.
 */
export const VAT_TREATMENTS = ['domestic', 'reverse_charge', 'outside_eu'] as const;
export const VatTreatment = z.enum(VAT_TREATMENTS);
export type VatTreatment = z.infer<typeof VatTreatment>;

export const INVOICE_KINDS = ['invoice', 'correction'] as const;

/** An issued invoice or correction; it never changes. A correction has the differences: what it takes away is negative. */
export const Invoice = z
  .object({
    id: Id,
    number: z.string().meta({ example: 'FV/2027/000123' }),
    kind: z.enum(INVOICE_KINDS),
    corrects: z.object({ number: z.string(), issuedOn: Day }).nullable(),
    /** Why it corrects, in the language of the document. */
    reason: z.string().nullable(),
    issuedOn: Day,
    /** Last day of the service, or the day of payment. */
    suppliedOn: Day,
    dueOn: Day,
    /** Paid when it was issued, as by card. */
    paidOn: Day.nullable(),
    method: z.enum(['transfer', 'card']),
    locale: Locale,
    seller: InvoiceParty,
    buyer: InvoiceParty,
    currency: Currency,
    lines: z.array(InvoiceLine).min(1),
    vatTreatment: VatTreatment,
    /** Whole per cent; null where no Polish VAT is due. */
    vatRate: z.int().nullable(),
    net: Amount,
    vat: Amount,
    gross: Amount,
    /** The tax in zloty of an invoice in another currency, by a table of the National Bank of Poland. */
    vatInPln: z
      .object({
        amount: Amount,
        rate: z.string().meta({ description: 'Zloty for one unit, decimal', example: '3.9876' }),
        table: z.string().meta({ example: '229/A/NBP/2026' }),
        day: Day,
      })
      .nullable(),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof Invoice>;

/** A line of the list of invoices. */
export const InvoiceSummary = Invoice.pick({
  id: true,
  number: true,
  kind: true,
  issuedOn: true,
  dueOn: true,
  currency: true,
  net: true,
  vat: true,
  gross: true,
}).extend({
  state: z.enum(['open', 'paid', 'cancelled']).meta({ description: '`cancelled`: a correction takes all of it back' }),
  paidAt: Instant.nullable(),
});
export type InvoiceSummary = z.infer<typeof InvoiceSummary>;

/** Where a transfer goes. */
export interface BankAccount {
  iban: string;
  bic: string | null;
  bank: string | null;
}
