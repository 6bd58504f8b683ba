import { z } from 'zod';
import { Currency, INVOICE_KINDS, Invoice, InvoiceSummary } from '../billing/invoices.ts';
import { Cursor, Day, Id, Instant, pageOf } from '../common.ts';

const Amount = z.int();
const Reason = z.string().trim().min(1).max(500);

/** `GET /staff/invoices`, newest first. */
export const StaffInvoiceQuery = z.object({
  q: z.string().trim().max(120).default('').meta({ description: 'Part of a number or of the buyer’s name' }),
  companyId: Id.optional(),
  kind: z.enum(INVOICE_KINDS).optional(),
  state: InvoiceSummary.shape.state.optional(),
  currency: Currency.optional(),
  from: Day.optional().meta({ description: 'First day of issuing' }),
  to: Day.optional().meta({ description: 'Last day of issuing' }),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type StaffInvoiceQuery = z.infer<typeof StaffInvoiceQuery>;

export const StaffInvoiceRow = InvoiceSummary.extend({
  companyId: Id,
  chargeId: Id,
  buyer: z.string(),
  corrected: Amount.meta({ description: 'What corrections have taken back of its gross amount' }),
}).meta({ id: 'StaffInvoiceRow' });
export type StaffInvoiceRow = z.infer<typeof StaffInvoiceRow>;
export const StaffInvoicePage = pageOf(StaffInvoiceRow).meta({ id: 'StaffInvoicePage' });
export type StaffInvoicePage = z.infer<typeof StaffInvoicePage>;

/** `GET /staff/invoices/{invoiceId}`. */
export const StaffInvoice = z
  .object({
    companyId: Id,
    companyName: z.string(),
    chargeId: Id,
    state: InvoiceSummary.shape.state,
    received: Amount.meta({ description: 'What has come for it' }),
    invoice: Invoice,
    corrections: z.array(Invoice.pick({ id: true, number: true, issuedOn: true, gross: true, reason: true })),
    remaining: z.array(Amount).meta({ description: 'What is left of each line, net; nothing on a correction' }),
  })
  .meta({ id: 'StaffInvoice' });
export type StaffInvoice = z.infer<typeof StaffInvoice>;

/** `POST /staff/invoices/{invoiceId}/corrections`. Without lines all that is left is taken back. */
export const CorrectInvoice = z.object({
  reason: Reason.meta({ description: 'Stands on the correction, in its language' }),
  lines: z
    .array(z.object({ line: z.int().min(0).max(100), net: Amount.min(1).max(1_000_000_000) }))
    .min(1)
    .max(100)
    .optional()
    .meta({ description: 'How much of which lines, by their place from 0' }),
});
export type CorrectInvoice = z.infer<typeof CorrectInvoice>;
export const IssuedCorrection = z.object({ id: Id, number: z.string() }).meta({ id: 'IssuedCorrection' });

/** A payment that nobody has assigned to a charge yet. */
export const OpenPayment = z
  .object({
    id: Id,
    companyId: Id.nullable(),
    companyName: z.string().nullable(),
    source: z.enum(['statement', 'stripe', 'staff']),
    amount: Amount,
    currency: z.string(),
    receivedOn: Day,
    payer: z.string().nullable(),
    title: z.string().nullable(),
    suggestions: z
      .array(z.object({ number: z.string(), buyer: z.string(), currency: Currency, due: Amount }))
      .meta({ description: 'Open invoices whose numbers may stand in the title' }),
    setAside: z
      .object({ at: Instant, reason: z.string() })
      .nullable()
      .meta({ description: 'When and why staff said that it will pay no invoice' }),
  })
  .meta({ id: 'OpenPayment' });
export type OpenPayment = z.infer<typeof OpenPayment>;
export const OpenPaymentPage = pageOf(OpenPayment).meta({ id: 'OpenPaymentPage' });
export const OpenPaymentQuery = z.object({
  state: z.enum(['waiting', 'set_aside']).default('waiting'),
  companyId: Id.optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type OpenPaymentQuery = z.infer<typeof OpenPaymentQuery>;

/** `POST /staff/payments/{paymentId}/assignment`. */
export const AssignPayment = z.object({
  invoice: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .meta({ description: 'The number of an open invoice', example: 'FV/2027/000123' }),
  reason: Reason,
});
export type AssignPayment = z.infer<typeof AssignPayment>;
export const AssignedPayment = z
  .object({ result: z.enum(['partial', 'paid']).meta({ description: '`partial`: more has to come' }) })
  .meta({ id: 'AssignedPayment' });

/**
 * `POST /staff/payments/{paymentId}/set-aside`: it is not a payment for an invoice of ours, or was sent back.
 * `POST /staff/payments/{paymentId}/reopening`: it waits again.
 */
export const SetPaymentAside = z.object({ reason: Reason }).meta({ id: 'SetPaymentAside' });
export type SetPaymentAside = z.infer<typeof SetPaymentAside>;

/** What becomes of an entry of a bank statement: `certain` pays its invoice, `double` is in the books already. */
export const ENTRY_VERDICTS = ['certain', 'likely', 'unknown', 'double', 'outgoing'] as const;

/** `POST /staff/statements/preview`, and what `POST /staff/statements` has done. */
export const StatementPreview = z
  .object({
    statements: z.array(z.object({ account: z.string(), currency: z.string(), from: Day, to: Day })),
    entries: z.array(
      z.object({
        reference: z.string(),
        bookedOn: Day,
        amount: Amount,
        currency: z.string(),
        payer: z.string().nullable(),
        title: z.string(),
        verdict: z.enum(ENTRY_VERDICTS),
        invoices: z.array(z.string()).meta({ description: 'Numbers of the open invoices that it is about' }),
      }),
    ),
  })
  .meta({ id: 'StatementPreview' });
export type StatementPreview = z.infer<typeof StatementPreview>;
export const BookedStatement = z
  .object({
    paid: z.int().meta({ description: 'Entries that were assigned to their invoices' }),
    kept: z.int().meta({ description: 'Entries that wait to be assigned' }),
    known: z.int().meta({ description: 'Entries that were in the books already' }),
  })
  .meta({ id: 'BookedStatement' });
export type BookedStatement = z.infer<typeof BookedStatement>;
