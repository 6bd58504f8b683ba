import fc from 'fast-check';
import type { Invoice } from '@app/contracts/billing/invoices';
import { LOCALES } from '@app/locales';
import { anyInvoice } from '../testing/arbitrary.ts';
import {
  BANK,
  CORRECTION,
  CORRECTION_UPWARDS,
  DOMESTIC,
  HOTEL,
  OUTSIDE,
  REVERSE_CHARGE,
  SAMPLES,
} from '../testing/samples.ts';
import { invoiceView } from './view.ts';

const view = (invoice: Invoice) => invoiceView(invoice, BANK);
const partyLines = (invoice: Invoice) => view(invoice).parties.map(({ lines }) => lines);
const factsOf = (invoice: Invoice) => Object.fromEntries(view(invoice).facts.map(({ label, value }) => [label, value]));

/** An amount as a page shows it, in any language, back to the hundredth part. */
function readAmount(text: string): number {
  const digits = Number(text.replace(/\D/g, ''));
  return /[-−]/.test(text) ? 0 - digits : digits;
}

test('rows sum to the net, and net and tax to the gross, as they are printed in every language', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const { rows, sums } = view(invoice);
      const [net, vat, gross] = sums.map(({ value }) => readAmount(value));
      const printed = rows.map(({ cells }) => {
        const [, , quantity = '', unitNet = '', , amount = ''] = cells;
        return { product: readAmount(quantity) * readAmount(unitNet), amount: readAmount(amount) };
      });
      for (const { product, amount } of printed) expect(amount).toBe(product);
      expect(printed.reduce((sum, { amount }) => sum + amount, 0)).toBe(net);
      expect([net, vat, gross]).toEqual([invoice.net, invoice.vat, invoice.net + invoice.vat]);
    }),
    { numRuns: 200 },
  );
});

test('a domestic invoice has numbers of both companies, days, rate, and tax in zloty', () => {
  expect(partyLines(DOMESTIC)).toEqual([
    ['ul. Żwirki i Wigury 16A', '02-092 Warszawa', 'NIP: 5260001246'],
    ['ul. Święty Marcin 29/8', '61-806 Poznań', 'NIP: 7811767696'],
  ]);
  expect(factsOf(DOMESTIC)).toEqual({
    'Data wystawienia': '15 sty 2027',
    'Data sprzedaży': '13 lut 2027',
    'Termin płatności': '29 sty 2027',
    'Sposób płatności': 'Przelew',
  });
  const { rows, sums, due, notes, payment } = view(DOMESTIC);
  expect(rows).toEqual([
    { cells: ['1', 'Opinara, plan Pro, 30 dni', '1', '99,00', '23%', '99,00'], note: '15 sty–13 lut 2027' },
  ]);
  expect(sums.map(({ label, value }) => `${label} ${value}`.replace(/\s/g, ' '))).toEqual([
    'Netto 99,00 USD',
    'VAT 23% 22,77 USD',
    'Brutto 121,77 USD',
  ]);
  expect(due.label).toBe('Do zapłaty');
  expect(notes.join(' ').replace(/\s/g, ' ')).toBe(
    'VAT w złotych: 90,80 PLN. Kurs: 1 USD = 3,9876 PLN, tabela NBP 009/A/NBP/2027 z dnia 14 sty 2027.',
  );
  expect(payment.map(({ value }) => value)).toEqual([
    'PL61 1090 1014 0000 0712 1981 2874',
    'Santander Bank Polska, WBKPPLPP',
    'FV/2027/000123',
  ]);
});

test('a reverse charge has VAT numbers with their countries, the words of the law, and no rate', () => {
  const [seller, buyer] = partyLines(REVERSE_CHARGE);
  expect(seller).toEqual(['ul. Żwirki i Wigury 16A', '02-092 Warszawa', 'Polen', 'USt-IdNr.: PL5260001246']);
  expect(buyer?.slice(-2)).toEqual(['Deutschland', 'USt-IdNr.: DE136695976']);
  const { notes, rows, due, payment } = view(REVERSE_CHARGE);
  expect(notes).toEqual(['Steuerschuldnerschaft des Leistungsempfängers']);
  expect(rows[0]?.cells[4]).toBe('–');
  expect(due.label).toBe('Bezahlt');
  expect(payment).toEqual([]);
  expect(factsOf(REVERSE_CHARGE)).toMatchObject({ 'Bezahlt am': '15.01.2027', Zahlungsart: 'Karte' });
});

test('an invoice to a company outside the EU says why it has no tax', () => {
  expect(view({ ...OUTSIDE, locale: 'en' }).notes).toEqual([expect.stringMatching(/^Not subject to Polish VAT/)]);
});

test('a correction says what it corrects, why, and what is returned', () => {
  const { title, correction, due, payment } = view(CORRECTION);
  expect(title).toBe('Faktura korygująca');
  expect(correction).toEqual([
    'Koryguje fakturę FV/2027/000123 z dnia 15 sty 2027.',
    'Przyczyna korekty: Rezygnacja z odnowienia planu przed początkiem okresu.',
    'Kwoty są różnicami wobec faktury korygowanej.',
  ]);
  expect(`${due.label} ${due.value}`.replace(/\s/g, ' ')).toBe('Do zwrotu 121,77 USD');
  expect(payment).toEqual([]);
  expect(view(CORRECTION_UPWARDS).due.label).toBe('Do zapłaty');
  expect(view({ ...CORRECTION, vat: -0 }).sums[1]?.value).toMatch(/^0,00/);
});

test('a code for the app of a bank stands only where apps can read it', () => {
  expect(view(HOTEL).code?.caption).toBe('Zeskanuj w aplikacji swojego banku');
  expect(view(DOMESTIC).code).toBeNull();
  expect(view({ ...HOTEL, paidOn: HOTEL.issuedOn }).code).toBeNull();
  expect(view({ ...HOTEL, method: 'card' }).code).toBeNull();
  expect(invoiceView(HOTEL, null).code).toBeNull();
});

test('no sentence ends in two full stops, in any language', () => {
  for (const locale of LOCALES) {
    for (const sample of Object.values(SAMPLES)) {
      const { correction, notes } = view({ ...sample, locale, reason: null });
      expect([...correction, ...notes].filter((sentence) => sentence.includes('..'))).toEqual([]);
    }
  }
});
