import type { BankAccount, InvoiceParty } from '@app/contracts/billing/invoices';
import { decimal } from './amounts.ts';
import { bare, nipOf } from './parties.ts';

interface Payable {
  seller: InvoiceParty;
  number: string;
  currency: string;
  gross: number;
}

/** What a code can hold in its six digits of grosz. */
const MAX_POLISH_AMOUNT = 999_999;

/**
 * The text of a QR code that a bank's app fills a transfer from: the Polish banks' 2D code for zloty to a Polish account,
 * the European one (EPC069-12) for euros. Null where apps know none.
 */
export function paymentCode({ seller, number, currency, gross }: Payable, { iban, bic }: BankAccount): string | null {
  const account = bare(iban);
  if (currency === 'PLN' && account.startsWith('PL') && gross <= MAX_POLISH_AMOUNT) {
    const amount = String(gross).padStart(6, '0');
    return [
      nipOf(seller) ?? '',
      'PL',
      account.slice(2),
      amount,
      field(seller.name, 20),
      field(number, 32),
      '',
      '',
      '',
    ].join('|');
  }
  if (currency === 'EUR') {
    // Purpose and structured reference stay empty; the last line is the reference that people read.
    const lines = ['BCD', '002', '1', 'SCT', bic ?? '', field(seller.name, 70), account, `EUR${decimal(gross)}`];
    return [...lines, '', '', field(number, 140)].join('\n');
  }
  return null;
}

/** One line without the separator of fields. */
const field = (text: string, length: number): string =>
  text
    .replace(/[|\s]+/g, ' ')
    .slice(0, length)
    .trim();
