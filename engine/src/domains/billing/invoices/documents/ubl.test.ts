import fc from 'fast-check';
import type { Invoice } from '@app/contracts/billing/invoices';
import { anyInvoice } from './testing/arbitrary.ts';
import { all, amount, amounts, readXml, sum, text } from './testing/reading.ts';
import type { Parsed } from './testing/reading.ts';
import {
  BANK,
  BUYERS,
  CORRECTION,
  CORRECTION_UPWARDS,
  DOMESTIC,
  OUTSIDE,
  REVERSE_CHARGE,
  SAMPLES,
} from './testing/samples.ts';
import { renderInvoiceUbl } from './ubl.ts';

function document(invoice: Invoice): Parsed {
  const parsed = readXml(renderInvoiceUbl(invoice, { bank: BANK }));
  return (parsed['Invoice'] ?? parsed['CreditNote']) as Parsed;
}

const linesOf = (root: Parsed): Parsed[] => [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')] as Parsed[];
const quantityOf = (line: Parsed): number => Number(text(line, 'InvoicedQuantity') ?? text(line, 'CreditedQuantity'));
const VAT = 'TaxTotal/TaxSubtotal';

/** Rules of EN 16931 and Peppol, by their names there; those that a document breaks. */
function broken(root: Parsed): string[] {
  const lines = linesOf(root);
  const total = (name: string) => amount(root, `LegalMonetaryTotal/${name}`);
  const taxable = amount(root, `${VAT}/TaxableAmount`);
  const tax = amount(root, `${VAT}/TaxAmount`);
  const category = text(root, `${VAT}/TaxCategory/ID`);
  const percent = text(root, `${VAT}/TaxCategory/Percent`);
  const linePercents = lines.map((line) => text(line, 'Item/ClassifiedTaxCategory/Percent'));
  const currency = text(root, 'DocumentCurrencyCode');
  const taxTotals = (all(root, 'TaxTotal/TaxAmount') as Parsed[]).map((one) => one['@currencyID']);
  const party = (side: string) => `Accounting${side}Party/Party`;
  const vatNumbers = ['Supplier', 'Customer'].map((side) => text(root, `${party(side)}/PartyTaxScheme/CompanyID`));
  const exempt = text(root, `${VAT}/TaxCategory/TaxExemptionReason`);
  const due = text(root, 'DueDate') ?? text(root, 'PaymentTerms/Note');
  const means = text(root, 'PaymentMeans/PaymentMeansCode');
  const rules: Record<string, boolean> = {
    'BR-CO-10': total('LineExtensionAmount') === sum(amounts({ lines } as never, 'lines/LineExtensionAmount')),
    'BR-CO-13': total('TaxExclusiveAmount') === total('LineExtensionAmount'),
    'BR-CO-14': amounts(root, 'TaxTotal/TaxAmount')[0] === tax,
    'BR-CO-15': total('TaxInclusiveAmount') === total('TaxExclusiveAmount') + tax,
    'BR-CO-16': total('PayableAmount') === total('TaxInclusiveAmount') - (total('PrepaidAmount') || 0),
    'BR-CO-17': Math.abs(tax - (taxable * Number(percent ?? 0)) / 100) <= 0.5,
    'BR-CO-25': total('PayableAmount') <= 0 || due !== undefined,
    'BR-CO-26': text(root, `${party('Supplier')}/PartyLegalEntity/CompanyID`) !== undefined,
    'BR-27': lines.every((line) => amount(line, 'Price/PriceAmount') >= 0),
    'BR-61': means !== '30' || text(root, 'PaymentMeans/PayeeFinancialAccount/ID') !== undefined,
    'BR-S-02': category !== 'S' || vatNumbers[0] !== undefined,
    'BR-AE-02': category !== 'AE' || vatNumbers.every((number) => number !== undefined),
    'BR-AE-05': category !== 'AE' || linePercents.every((one) => one === '0'),
    'BR-AE-09': category === 'S' || tax === 0,
    'BR-AE-10': category === 'S' || exempt !== undefined,
    'BR-O-02': category !== 'O' || vatNumbers.every((number) => number === undefined),
    'BR-O-05': category !== 'O' || [percent, ...linePercents].every((one) => one === undefined),
    R003: text(root, 'BuyerReference') !== undefined,
    R054: taxTotals.length === (text(root, 'TaxCurrencyCode') ? 2 : 1) && taxTotals[0] === currency,
    R055: amounts(root, 'TaxTotal/TaxAmount').every((one, _, [first = 0]) => one * first >= 0),
    R120: lines.every(
      (line) => amount(line, 'LineExtensionAmount') === quantityOf(line) * amount(line, 'Price/PriceAmount'),
    ),
  };
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]));
}

test('a UBL document keeps the rules of EN 16931 and Peppol, and says what the invoice says', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const root = document(invoice);
      const sign = invoice.kind === 'correction' && invoice.net < 0 ? -1 : 1;
      expect(broken(root)).toEqual([]);
      expect(amount(root, 'LegalMonetaryTotal/TaxExclusiveAmount')).toBe(sign * invoice.net);
      expect(amount(root, 'LegalMonetaryTotal/TaxInclusiveAmount')).toBe(sign * invoice.gross);
      expect(linesOf(root)).toHaveLength(invoice.lines.length);
    }),
    { numRuns: 200 },
  );
});

test('a UBL document has no empty element', () => {
  for (const invoice of Object.values(SAMPLES)) {
    const bare = { ...invoice, buyer: { ...BUYERS.pl, street: null, postcode: null, city: null, email: null } };
    expect(renderInvoiceUbl(bare, { bank: { ...BANK, bic: null } })).not.toMatch(/<([\w:]+)[^>]*>\s*<\/\1>|\/>/);
  }
});

test('a correction that takes back is a credit note of positive amounts, one upwards a debit note', () => {
  const credit = document(CORRECTION);
  expect(text(credit, 'CreditNoteTypeCode')).toBe('381');
  expect(text(credit, 'BillingReference/InvoiceDocumentReference/ID')).toBe(DOMESTIC.number);
  expect(text(credit, 'Note')).toBe(CORRECTION.reason);
  expect(amount(credit, 'LegalMonetaryTotal/PayableAmount')).toBe(12_177);
  expect(quantityOf(linesOf(credit)[0] ?? {})).toBe(1);
  const debit = document(CORRECTION_UPWARDS);
  expect(text(debit, 'InvoiceTypeCode')).toBe('383');
  expect(linesOf(debit).map(quantityOf)).toEqual([-1, 1]);
});

test('VAT of a dollar invoice stands in zloty too', () => {
  const root = document(DOMESTIC);
  expect(text(root, 'TaxCurrencyCode')).toBe('PLN');
  expect(amounts(root, 'TaxTotal/TaxAmount')).toEqual([2277, 9080]);
});

test('a reverse charge names the words of the law in the language of the buyer', () => {
  const root = document(REVERSE_CHARGE);
  expect(text(root, `${VAT}/TaxCategory/TaxExemptionReason`)).toBe('Steuerschuldnerschaft des Leistungsempfängers');
  expect(text(root, `${VAT}/TaxCategory/TaxExemptionReasonCode`)).toBe('VATEX-EU-AE');
  expect(text(document(OUTSIDE), `${VAT}/TaxCategory/TaxExemptionReasonCode`)).toBe('VATEX-EU-O');
});

test('parties are reached by their VAT number where their country has such addresses, otherwise by mail', () => {
  const address = (root: Parsed) => all(root, 'AccountingCustomerParty/Party/EndpointID')[0];
  expect(address(document(REVERSE_CHARGE))).toEqual({ '#': 'DE136695976', '@schemeID': '9930' });
  expect(address(document(OUTSIDE))).toEqual({ '#': 'keiri@sakura.example', '@schemeID': 'EM' });
});

test('what is paid is prepaid, and a transfer names account and number', () => {
  expect(amount(document(REVERSE_CHARGE), 'LegalMonetaryTotal/PayableAmount')).toBe(0);
  const means = all(document(DOMESTIC), 'PaymentMeans')[0] as Parsed;
  expect(text(means, 'PaymentID')).toBe(DOMESTIC.number);
  expect(text(means, 'PayeeFinancialAccount/ID')).toBe(BANK.iban);
  expect(renderInvoiceUbl(DOMESTIC)).not.toContain('PaymentMeans');
});

test('names with marks of XML, and characters that it lacks, make no broken document', () => {
  const name = 'A & B <"Sklep"> \u0007\u{1F600} \uD800 końcówka';
  const xml = renderInvoiceUbl({ ...DOMESTIC, buyer: { ...BUYERS.pl, name } });
  expect(text(readXml(xml)['Invoice'] as Parsed, 'AccountingCustomerParty/Party/PartyName/Name')).toBe(
    'A & B <"Sklep"> \u{1F600} końcówka',
  );
});
