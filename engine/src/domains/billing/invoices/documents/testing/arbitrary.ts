import fc from 'fast-check';
import type { Invoice, InvoiceLine, VatTreatment } from '@app/contracts/billing/invoices';
import { VAT_TREATMENTS } from '@app/contracts/billing/invoices';
import { LOCALES } from '@app/locales';
import { BUYERS, CORRECTION, DOMESTIC } from './samples.ts';

const BUYER = { domestic: BUYERS.pl, reverse_charge: BUYERS.el, outside_eu: BUYERS.ja } as const;

const line = (amounts: fc.Arbitrary<number>): fc.Arbitrary<InvoiceLine> =>
  fc.record({ quantity: fc.integer({ min: 1, max: 40 }), unitNet: amounts }).map(({ quantity, unitNet }) => ({
    item: { kind: 'text_messages', messages: quantity * 1000 },
    quantity,
    unitNet,
    net: quantity * unitNet,
  }));

/** Halves away from zero, as invoices are issued. */
const share = (amount: number, factor: number): number => Math.sign(amount) * Math.round(Math.abs(amount) * factor);

function invoiceOf(base: Invoice, lines: InvoiceLine[], treatment: VatTreatment, zloty: boolean): Invoice {
  const net = lines.reduce((sum, one) => sum + one.net, 0);
  const vat = treatment === 'domestic' ? share(net, 0.23) : 0;
  return {
    ...base,
    lines,
    buyer: BUYER[treatment],
    vatTreatment: treatment,
    vatRate: treatment === 'domestic' ? 23 : null,
    currency: zloty ? 'PLN' : 'USD',
    net,
    vat,
    gross: net + vat,
    vatInPln:
      treatment === 'domestic' && !zloty && base.vatInPln ? { ...base.vatInPln, amount: share(vat, 3.9876) } : null,
  };
}

/** Invoices and corrections whose sums are right, in any language. */
export const anyInvoice: fc.Arbitrary<Invoice> = fc
  .record({
    correction: fc.boolean(),
    lines: fc.array(line(fc.integer({ min: 1, max: 5_000_000 })), { minLength: 1, maxLength: 8 }),
    differences: fc.array(line(fc.integer({ min: -500_000, max: 500_000 })), { minLength: 1, maxLength: 4 }),
    treatment: fc.constantFrom(...VAT_TREATMENTS),
    zloty: fc.boolean(),
    locale: fc.constantFrom(...LOCALES),
    paid: fc.boolean(),
  })
  .map(({ correction, lines, differences, treatment, zloty, locale, paid }) => ({
    ...invoiceOf(correction ? CORRECTION : DOMESTIC, correction ? differences : lines, treatment, zloty),
    locale,
    paidOn: paid && !correction ? DOMESTIC.issuedOn : null,
    method: paid ? ('card' as const) : ('transfer' as const),
  }));
