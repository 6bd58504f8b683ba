import { Readable } from 'node:stream';
import type { BankAccount, Invoice } from '@app/contracts/billing/invoices';
import type { Attachment } from '../../../platform/mail/mailer.ts';
import type { Download } from '../../../platform/requests/download.ts';
import type { SellerSettings } from '../../../platform/settings/seller.ts';

/** `pdf` to read, `ubl` for programs (UBL 2.1, Peppol BIS 3). */
export const INVOICE_FORMATS = ['pdf', 'ubl'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

/** A file's name from a number: FV-2027-000123. */
const nameOf = ({ number }: Invoice): string => number.replaceAll('/', '-');

/** Where transfers to the seller go. */
export const bankOf = (seller: SellerSettings | undefined): BankAccount | null =>
  seller ? { iban: seller.SELLER_IBAN, bic: seller.SELLER_BIC ?? null, bank: seller.SELLER_BANK ?? null } : null;

async function contentOf(invoice: Invoice, format: InvoiceFormat, bank: BankAccount | null): Promise<Buffer> {
  if (format === 'pdf') {
    // Fonts and layout are loaded with the first invoice.
    const { renderInvoicePdf } = await import('./documents/pdf/render.ts');
    return renderInvoicePdf(invoice, { bank });
  }
  const { renderInvoiceUbl } = await import('./documents/ubl.ts');
  return Buffer.from(renderInvoiceUbl(invoice, { bank }));
}

/** An invoice as the attachment of a mail. */
export async function invoiceAttachment(invoice: Invoice, seller: SellerSettings | undefined): Promise<Attachment> {
  return {
    name: `${nameOf(invoice)}.pdf`,
    type: 'application/pdf',
    content: await contentOf(invoice, 'pdf', bankOf(seller)),
  };
}

/** An invoice as a file to save. */
export async function invoiceFile(
  invoice: Invoice,
  format: InvoiceFormat,
  seller: SellerSettings | undefined,
): Promise<Download> {
  const content = await contentOf(invoice, format, bankOf(seller));
  return {
    file: { body: Readable.from([content]), bytes: content.byteLength },
    name: `${nameOf(invoice)}.${format === 'pdf' ? 'pdf' : 'xml'}`,
    type: format === 'pdf' ? 'application/pdf' : 'application/xml',
  };
}
