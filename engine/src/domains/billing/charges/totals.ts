import type { Totals } from '@app/contracts/billing/billing';
import type { Currency, InvoiceLine, VatTreatment } from '@app/contracts/billing/invoices';
import { roundHalfUp } from '../lifecycle/periods.ts';

/** Polish VAT in whole per cent. */
const VAT_RATE = 23;
const SELLER_COUNTRY = 'PL';

/** Members of the European Union, for VAT. Northern Ireland counts for goods only. */
const EU = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

export const isInEu = (country: string): boolean => EU.has(country);

/** Who buys, as far as the tax depends on it. */
export interface TaxedBuyer {
  country: string;
  /** VIES knows the buyer's VAT number. */
  vatConfirmed: boolean;
}

/**
 * Services are taxed where the business that buys them is (VAT directive, art. 44): in another country of the EU by the
 * buyer, who shows by a VAT number to be a business; without one with Polish VAT; outside the EU without.
 */
export function vatTreatmentOf({ country, vatConfirmed }: TaxedBuyer): VatTreatment {
  if (country === SELLER_COUNTRY) return 'domestic';
  if (!isInEu(country)) return 'outside_eu';
  return vatConfirmed ? 'reverse_charge' : 'domestic';
}

/** A net amount with its tax. */
export function taxed(net: number, buyer: TaxedBuyer): Omit<Totals, 'currency' | 'lines'> {
  const vatTreatment = vatTreatmentOf(buyer);
  const vatRate = vatTreatment === 'domestic' ? VAT_RATE : null;
  const vat = vatRate === null ? 0 : roundHalfUp((net * vatRate) / 100);
  return { net, vatTreatment, vatRate, vat, gross: net + vat };
}

/** Sums and tax of lines in one currency; the tax is rounded once, on the sum. */
export function totalsOf(lines: InvoiceLine[], currency: Currency, buyer: TaxedBuyer): Totals {
  const net = lines.reduce((sum, line) => sum + line.net, 0);
  return { ...taxed(net, buyer), currency, lines };
}
