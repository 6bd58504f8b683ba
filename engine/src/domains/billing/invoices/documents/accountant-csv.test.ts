import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import type { Invoice } from '@app/contracts/billing/invoices';
import type { Locale } from '@app/locales';
import { writeAccountantCsv } from './accountant-csv.ts';
import { anyInvoice } from './testing/arbitrary.ts';
import { CORRECTION, DOMESTIC, HOTEL, REVERSE_CHARGE } from './testing/samples.ts';

async function rowsOf(invoices: Invoice[], locale: Locale = 'en'): Promise<Record<string, string>[]> {
  let file = '';
  for await (const part of writeAccountantCsv(invoices, { locale })) file += part;
  return parse(file, { columns: true, bom: true });
}

test('every invoice is a row with titles in the language of the accountant', async () => {
  const [row] = await rowsOf([DOMESTIC], 'pl');
  expect(row).toMatchObject({
    Numer: 'FV/2027/000123',
    Dokument: 'Faktura',
    'Data wystawienia': '2027-01-15',
    'Sposób płatności': 'Przelew',
    Nabywca: 'Księgarnia Jaźń i Gęś s.c.',
    Adres: 'ul. Święty Marcin 29/8, 61-806 Poznań',
    NIP: '7811767696',
    Waluta: 'USD',
    Netto: '99.00',
    'Stawka VAT': '23',
    VAT: '22.77',
    Brutto: '121.77',
    'VAT w PLN': '90.80',
    Kurs: '3.9876',
    'Tabela kursów': '009/A/NBP/2027',
  });
  expect((await rowsOf([HOTEL]))[0]).toMatchObject({ Currency: 'PLN', 'VAT in PLN': '103.50', 'Exchange rate': '' });
});

test('a correction names what it corrects, and a reverse charge its reason', async () => {
  const [correction, reverse] = await rowsOf([CORRECTION, REVERSE_CHARGE]);
  expect(correction).toMatchObject({
    Document: 'Correction invoice',
    Gross: '-121.77',
    'Number of the corrected invoice': DOMESTIC.number,
    Remarks: CORRECTION.reason,
  });
  expect(reverse).toMatchObject({ 'VAT rate': '', VAT: '0.00', Remarks: 'Reverse charge', 'Payment method': 'Card' });
});

test('amounts of rows add up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyInvoice, { maxLength: 10 }), async (invoices) => {
      const rows = await rowsOf(invoices);
      expect(rows.map((row) => row['Gross'])).toEqual(invoices.map(({ net, vat }) => ((net + vat) / 100).toFixed(2)));
      expect(rows).toHaveLength(invoices.length);
    }),
    { numRuns: 30 },
  );
});

test('a name that would be a formula is made harmless, a negative amount stays a number', async () => {
  const buyer = { ...DOMESTIC.buyer, name: '=HYPERLINK("http://evil.example")', street: '+1+cmd|calc' };
  const [row] = await rowsOf([{ ...CORRECTION, buyer }]);
  expect(row?.['Buyer']).toBe(`'${buyer.name}`);
  expect(row?.['Address']).toMatch(/^'\+1/);
  expect(row?.['Net']).toBe('-99.00');
});
